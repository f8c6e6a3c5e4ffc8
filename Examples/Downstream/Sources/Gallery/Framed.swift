import SwiftUI

/// A coloured background that takes no room of its own.
public struct Framed<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    content.background { Color.yellow }
  }
}
