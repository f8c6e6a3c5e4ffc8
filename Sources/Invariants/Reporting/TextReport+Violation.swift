extension TextReport {
  /// The rendering of one broken law of a layout, as it stands in the layout's block.
  public func text(of violation: ViolationReport, in subject: SubjectReport) -> String {
    ViolationText(violation, of: subject, style: .plain).lines.joined(separator: "\n")
  }
}
