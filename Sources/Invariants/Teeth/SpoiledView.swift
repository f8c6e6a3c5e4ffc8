import LayoutSpec

/// Makes a view a point larger with each question, and moves it: no law of views holds for it.
private struct Spoiled: Layout {
  let isNegative: Bool
  let memory = MutantMemory()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    let extra = CGFloat(memory.next())
    if isNegative { return CGSize(width: -extra, height: -extra) }
    // Infinity plus one is infinity, so nothing would be noticed.
    return CGSize(
      width: size.width.isFinite ? size.width + extra : extra,
      height: size.height.isFinite ? size.height + extra : extra)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: CGPoint(x: bounds.minX + 3, y: bounds.minY), proposal: proposal)
  }
}

extension TreeLaw {
  /// Checks the law on LayoutSpec's own view, spoiled: its witness.
  package func checkSpoiled(_ options: CertifyOptions) -> SubjectReport {
    let isAboutValidity = law.id == "view.valid-size"
    // What a fault that changes with each question depends on cannot be found out.
    var options = options
    options.explains = false
    return
      TreeCertifier(
        options: options,
        subject: { parts in AnyView(Spoiled(isNegative: isAboutValidity) { subject(parts) }) }
      )
      .check([law], name: "spoiled")
  }
}
