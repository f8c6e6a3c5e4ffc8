/// An image from the network: it never arrives here, so what is shown until then is laid out.
nonisolated public struct AsyncImage<Content: View>: _ComposedView {
  private let content: Content

  /// Creates an image; until it arrives, there is a grey rectangle.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(systemName: "photo").resizable()
  }

  /// Creates an image with what is shown until it arrives.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// Creates an image that is shown phase by phase: nothing is there yet here.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// What is shown.
  public var _composition: some View { content }
}

/// How far an image from the network is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it cannot be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
