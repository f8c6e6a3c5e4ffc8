import Generators
import Invariants
import LayoutSpec
import Testing

/// A layout that breaks one law on purpose, and how small its smallest counterexample is.
struct Witness: Sendable, CustomTestStringConvertible {
  let law: String
  let subviews: Int
  let layout: any Layout
  var profile: Profile?
  var claims: [Claim] = []

  /// Laws of error severity that the same fault cannot help breaking.
  var also: [String] = []

  /// How many cases it takes for sure.
  var cases = 400

  /// The extra runs that laws under these claims need.
  var twins: Twins {
    var twins: Twins = [.history, .movedGuide, .signedZero, .enlarged, .thinned]
    if !claims.isEmpty || profile != nil { twins = .all }
    return twins
  }

  var testDescription: String {
    let mutation = (layout as? any MutantLayout).map { ", \($0.mutation)" } ?? ""
    return "\(law): \(type(of: layout))\(mutation)"
  }
}

/// Certifies a layout with the default seed.
func report(
  _ layout: any Layout, profile: Profile? = nil, claims: [Claim] = [], cases: Int = 600,
  seed: UInt64 = 1, laws: [String]? = nil, explains: Bool = false
) throws -> SubjectReport {
  var options = CertifyOptions()
  options.cases = cases
  options.seed = seed
  options.profiles = profile.map { [$0] } ?? []
  options.claims = claims
  options.laws = laws
  options.explains = explains
  let name = String(describing: type(of: layout))
  let subject = LayoutSubject(name: name, instance: "\(name)()") { _ in layout }
  return try Certifier(options: options).certify(subject)
}

/// A layout written in two closures over the requests, so that a witness is as short as its fault.
protocol SketchLayout: Layout where Cache == () {}

extension SketchLayout {
  /// The size of the largest subview.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    largest(proposal, subviews)
  }

  /// Every subview in the top leading corner.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// The size of the largest subview on each axis.
func largest(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
  subviews.reduce(into: CGSize.zero) { result, subview in
    let size = subview.sizeThatFits(proposal)
    result = CGSize(
      width: max(result.width, size.width), height: max(result.height, size.height))
  }
}

/// A mutant, whatever it is made of.
protocol MutantLayout {
  var mutation: Mutation { get }
}

extension Mutant: MutantLayout {}

/// Mutable state behind a layout, which a lawful layout has no use for.
final class Counter: @unchecked Sendable {
  private var value = 0.0

  func next() -> Double {
    value += 1
    return value
  }
}
