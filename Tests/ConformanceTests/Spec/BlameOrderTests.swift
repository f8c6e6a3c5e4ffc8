import Foundation
import Testing

@testable import LayoutSpec

/// The first link that breaks is blamed, in the order of the conversation: going in, one sibling after
/// the other, coming out.
@Suite("Blame goes to the first")
struct BlameOrderTests {
  /// A view that answers lengths that nobody may answer to 300×200 and less.
  enum Bad: CaseIterable {
    case nan, nanWidth, infinite, negative, nanOnlyWhenShort, overflowing

    var leaf: ProbeLeaf {
      switch self {
      case .nan: box(.nan, .nan)
      case .nanWidth: box(.nan, 10)
      case .infinite: box(.infinity, .infinity)
      case .negative: box(-5, -5)
      case .nanOnlyWhenShort:
        ProbeLeaf(size: { ($0.width ?? 10) < 400 ? CGSize(.nan, 10) : CGSize(400, 10) })
      case .overflowing: box(10, .greatestFiniteMagnitude * 2)
      }
    }
  }

  /// Every container and modifier around a view, a sound one before it and another view after it.
  typealias Frame = @Sendable (AnyView, AnyView) -> AnyView
  static let frames: [(name: String, frame: Frame)] = [
    (
      "HStack",
      { first, second in
        AnyView(
          HStack {
            Color.red; first; second
          })
      }
    ),
    (
      "VStack",
      { first, second in
        AnyView(
          VStack {
            Color.red; first; second
          })
      }
    ),
    (
      "HStack with priorities",
      { first, second in
        AnyView(
          HStack {
            Color.red; first; second.layoutPriority(1)
          })
      }
    ),
    (
      "ZStack",
      { first, second in
        AnyView(
          ZStack {
            Color.red; first; second
          })
      }
    ),
    (
      "a row of a Grid",
      { first, second in
        AnyView(
          Grid {
            GridRow {
              Color.red; first; second
            }
          })
      }
    ),
    (
      "rows of a Grid",
      { first, second in
        AnyView(
          Grid {
            GridRow {
              Color.red; first
            }; GridRow { second }
          })
      }
    ),
    (
      "a Grid, outside its rows",
      { first, second in
        AnyView(
          Grid {
            GridRow {
              Color.red; Color.red
            }; first; second
          })
      }
    ),
    (
      "LazyVStack",
      { first, second in
        AnyView(
          LazyVStack {
            Color.red; first; second
          })
      }
    ),
    (
      "LazyHStack",
      { first, second in
        AnyView(
          LazyHStack {
            Color.red; first; second
          })
      }
    ),
    (
      "LazyVGrid",
      { first, second in
        AnyView(
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            Color.red; first; second
          })
      }
    ),
    (
      "LazyHGrid",
      { first, second in
        AnyView(
          LazyHGrid(rows: [GridItem(), GridItem()]) {
            Color.red; first; second
          })
      }
    ),
    (
      "ScrollView",
      { first, second in
        AnyView(
          ScrollView {
            first; second
          })
      }
    ),
    (
      "ViewThatFits",
      { first, second in
        AnyView(
          ViewThatFits {
            first; second
          })
      }
    ),
    (
      "GeometryReader",
      { first, second in
        AnyView(
          GeometryReader { _ in
            first; second
          })
      }
    ),
    (
      "Group",
      { first, second in
        AnyView(
          Group {
            first; second
          })
      }
    ),
    (
      "AnyLayout",
      { first, second in
        AnyView(
          AnyLayout(HStackLayout()) {
            Color.red; first; second
          })
      }
    ),
    ("overlay", { first, second in AnyView(first.overlay { second }) }),
    ("background", { first, second in AnyView(first.background { second }) }),
    ("safeAreaInset", { first, second in AnyView(first.safeAreaInset(edge: .top) { second }) }),
    (
      "nested stacks",
      { first, second in
        AnyView(
          HStack {
            VStack {
              Color.red; first
            }; second
          })
      }
    ),
    (
      "modifiers",
      { first, second in
        AnyView(
          VStack {
            first.padding(3).frame(maxWidth: 90).fixedSize(horizontal: true, vertical: false)
              .aspectRatio(2, contentMode: .fit).offset(x: 3)
            second.frame(width: 20, height: 20).position(x: 3, y: 3)
          })
      }
    ),
  ]

  static func find(_ view: AnyView, _ width: CGFloat?, _ height: CGFloat?) -> (
    blame: Blame?, probes: [Int]
  ) {
    let tree = LayoutTree(view)
    let conversation = Conversation()
    tree.attach(conversation)
    tree.place(ProposedViewSize(width: width, height: height))
    let blame = Blame.find(in: tree, conversation)
    return (
      blame,
      conversation.documentOrder.filter { conversation.speakers[$0].label == "ProbeLeaf" }
    )
  }

  @Test(arguments: frames.indices)
  func badView(index: Int) throws {
    for bad in Bad.allCases {
      for second in [AnyView(Color.red), AnyView(box(10, 10))] {
        let found = Self.find(Self.frames[index].frame(AnyView(bad.leaf), second), 300, 200)
        let what = "\(Self.frames[index].name), \(bad)"
        let blame = try #require(found.blame, "\(what)")
        #expect(blame.speaker == found.probes.first, "\(what): \(blame.text)")
        #expect(blame.reason.hasPrefix("answers "), "\(what): \(blame.text)")
      }
    }
  }

  @Test(arguments: frames.indices)
  func firstOfTwoBadViews(index: Int) throws {
    for first in Bad.allCases {
      // The inset is asked before the view that it is inset in.
      for second in Bad.allCases where Self.frames[index].name != "safeAreaInset" {
        let view = Self.frames[index].frame(AnyView(first.leaf), AnyView(second.leaf))
        let found = Self.find(view, 300, 200)
        #expect(
          found.blame?.speaker == found.probes.first,
          "\(Self.frames[index].name), \(first) before \(second): \(found.blame?.text ?? "none")")
      }
    }
  }

  /// A sound view before the bad one is not blamed, whatever is made of it.
  @Test(arguments: frames.indices)
  func badViewAfterSoundOne(index: Int) throws {
    for bad in Bad.allCases where Self.frames[index].name != "ViewThatFits" {
      let view = Self.frames[index].frame(AnyView(Color.red), AnyView(bad.leaf))
      let found = Self.find(view, 300, 200)
      #expect(
        found.blame?.speaker == found.probes.first,
        "\(Self.frames[index].name), \(bad): \(found.blame?.text ?? "none")")
    }
  }

  /// Without a bad view there is nobody to blame, or only a length that is too long.
  @Test(arguments: frames.indices)
  func soundViews(index: Int) throws {
    let view = Self.frames[index].frame(AnyView(Color.red), AnyView(Color.blue))
    for (width, height) in [(300, 200), (nil, nil), (0, 0), (.infinity, .infinity)]
      as [(CGFloat?, CGFloat?)]
    {
      let blame = Self.find(view, width, height).blame
      let isAboutLength = blame.map {
        $0.reason.contains("does not fit") || $0.reason.contains("take")
      }
      #expect(isAboutLength ?? true, "\(blame?.text ?? "")")
    }
  }

  // MARK: Lengths that are too long

  private static func text(_ view: some View) -> String? {
    find(AnyView(view), 300, 200).blame?.text
  }

  private static var greedy: ProbeLeaf {
    ProbeLeaf(size: { CGSize(($0.width ?? 10) + 20, $0.height ?? 10) })
  }
  private static var word: AnyView { AnyView(Text("hola").frame(width: 10)) }

  @Test func firstSiblingThatDoesNotFit() {
    let message = "frame(width: 10): its Text(\"hola\") does not fit: 32×20 in 10×20"
    #expect(
      Self.text(
        HStack {
          Self.word; Text("x").frame(width: 3)
        }) == message)
    #expect(
      Self.text(
        HStack {
          Self.word; box(.nan, 1)
        }) == message)
    #expect(
      Self.text(
        HStack {
          Self.word; Self.greedy
        }) == message)
    #expect(
      Self.text(
        Grid {
          GridRow {
            Self.word; box(.infinity, 1)
          }
        }) == message)
  }

  @Test func innermostOnTheWayOut() {
    // The frame that is too narrow for its row comes after what is wrong inside the row.
    #expect(
      Self.text(HStack { Self.greedy }.frame(width: 5))
        == "ProbeLeaf: answers 25×200 to 5×200, though it can take 20×200")
    #expect(
      Self.text(
        VStack {
          HStack {
            box(90, 9); box(90, 9)
          }.frame(width: 50); Self.greedy
        })
        == "frame(width: 50): its HStack does not fit: 188×9 in 50×9")
  }

  @Test func sumThatOverflows() {
    let large = box(.greatestFiniteMagnitude, 1)
    #expect(
      Self.text(
        HStack {
          large; large
        })?.hasPrefix("HStack: answers inf×1 to 300×200") == true)
  }

  @Test func nonsenseFromOutside() {
    let proposal = Self.find(AnyView(Color.red.padding()), .nan, 30).blame
    #expect(proposal?.text == "padding(16): is offered nan×30")
  }

  @Test func offersBeforeAnswers() {
    // On its way in, the offer to the first view comes before its answer; to the second, after.
    #expect(
      Self.text(
        Offering(-5, nil) {
          Self.greedy; Color.red
        })
        == "Offering: offers -5×200 to ProbeLeaf")
    #expect(
      Self.text(
        Offering(9, -5) {
          Self.greedy; Color.red
        })
        == "ProbeLeaf: answers 29×200 to 9×200, though it can take 20×200")
    #expect(
      Self.text(
        Offering(9, .nan) {
          Color.red; Self.greedy
        })
        == "Offering: offers nan×200 to ProbeLeaf")
    // A bad offer comes of a bad answer: the answer was first.
    #expect(
      Self.text(
        ZStack {
          Color.red; box(-5, 1)
        }.overlay { Color.blue }.padding())
        == "ProbeLeaf: answers -5×1 to 268×168")
    // Only asked, never placed with it: wrong all the same.
    #expect(
      Self.text(
        Offering(9, 9, probe: -1) {
          Color.red; Color.red
        })
        == "Offering: offers -1×200 to Color.red")
  }

  @Test func placesThatAreNone() {
    #expect(
      Self.text(
        Offering(9, 9, x: .nan) {
          Color.red; box(.nan, 9)
        })
        == "ProbeLeaf: answers nan×9 to 9×200")
    #expect(
      Self.text(
        Offering(9, 9, x: .nan) {
          Color.red; Color.red
        })
        == "Offering: puts its Color.red at nan,0")
  }

  /// Offers its subviews these widths, and puts them at `x`.
  private struct Offering: Layout {
    var widths: [CGFloat?]
    var probe: CGFloat?
    var x: CGFloat

    init(_ widths: CGFloat?..., probe: CGFloat? = nil, x: CGFloat = 0) {
      self.widths = widths
      self.probe = probe
      self.x = x
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      if let probe {
        for subview in subviews {
          _ = subview.sizeThatFits(ProposedViewSize(width: probe, height: proposal.height))
        }
      }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (subview, width) in zip(subviews, widths) {
        subview.place(
          at: CGPoint(x: bounds.minX + x, y: bounds.minY),
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }
}
