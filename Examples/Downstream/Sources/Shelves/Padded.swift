#if canImport(SwiftUI) && !CERTIFYING
  import SwiftUI
#else
  import LayoutSpec
#endif

/// A background that is meant to take no room of its own, and does.
public struct Padded<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    content.padding(4).background { Color.yellow }
  }
}
