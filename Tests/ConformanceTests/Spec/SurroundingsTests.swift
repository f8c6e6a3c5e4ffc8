import Foundation
import Testing

@testable import LayoutSpec

@Suite("Surroundings")
struct SurroundingsTests {
  @Test func statesAndBindingsHoldTheirValue() {
    let state = State(wrappedValue: CGRect(0, 0, 1, 2))
    let binding = state.projectedValue
    binding.size.width.wrappedValue = 5
    #expect(state.wrappedValue == CGRect(0, 0, 5, 2))
    #expect(binding.wrappedValue.width == 5)
    Binding.constant(3).wrappedValue = 4
  }

  @Test func buttonsAndLabelsAreTheirContent() {
    #expect(size(Button("hola") {}, 100, 100) == CGSize(32, 20))
    #expect(size(Label("hola", systemImage: "star"), 100, 100) == CGSize(60, 20))
    let button = Button {
    } label: {
      box(10, 10)
      box(20, 30)
    }
    #expect(size(button, 100, 100) == CGSize(38, 30))
  }

  @MainActor @Test func environmentReachesBodies() {
    struct Probe: View {
      @Environment(\.isEnabled) var isEnabled
      @Environment(\.dynamicTypeSize) var typeSize
      var body: some View { box(isEnabled ? 10 : 20, typeSize.isAccessibilitySize ? 2 : 1) }
    }
    #expect(size(Probe(), nil, nil) == CGSize(10, 1))
    #expect(
      size(Probe().disabled(true).dynamicTypeSize(.accessibility3), nil, nil) == CGSize(20, 2))
  }

  @Test func pathsAreBounded() {
    let path = Path(CGRect(1, 2, 3, 4))
    #expect(path.boundingRect == CGRect(1, 2, 3, 4))
    #expect(path.offsetBy(dx: 10, dy: 0).boundingRect == CGRect(11, 2, 3, 4))
    #expect(Circle().path(in: CGRect(0, 0, 30, 10)).boundingRect == CGRect(10, 0, 10, 10))
    #expect(Path().boundingRect.isNull)
  }

  @Test func mapsAreUndone() {
    let map = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 3).translatedBy(
      x: 1, y: 1)
    let point = CGPoint(x: 5, y: 7)
    let back = point.applying(map).applying(map.inverted())
    #expect(abs(back.x - 5) < 1e-12 && abs(back.y - 7) < 1e-12)
    #expect(point.applying(map.concatenating(map.inverted())).x.rounded() == 5)
    let turned = CGRect(0, 0, 10, 20).applying(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(-20, 0, 20, 10))
  }
}
