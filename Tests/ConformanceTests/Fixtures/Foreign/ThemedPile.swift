import ComposableArchitecture
import SwiftUI

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
  }
}

struct FeatureView: View {
  let store: StoreOf<Feature>

  var body: some View {
    PileLayout(offset: 4) {
      ForEach(0..<store.count, id: \.self) { Text("\($0)") }
    }
    .onTapGesture { store.send(.tapped) }
  }
}

struct PileLayout: Layout {
  let offset: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let extra = CGFloat(offset) * CGFloat(max(subviews.count - 1, 0))
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + extra,
      height: (sizes.map(\.height).max() ?? 0) + extra)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let shift = CGFloat(Double(index) * offset)
      subview.place(
        at: CGPoint(x: bounds.minX + shift, y: bounds.minY + shift), proposal: proposal)
    }
  }
}

struct ThemedPile: Layout {
  let theme: Theme

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    PileLayout(offset: theme.spacing).sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    PileLayout(offset: theme.spacing).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
