/// A declaration that the copy does without, since it cannot compile here.
struct LeftOut: Equatable {
  /// The file's path as reports show it.
  var path: String
  /// The line on which it begins, starting at 1.
  var line: Int
  /// The full name: `Gallery.body`, `import Charts`.
  var name: String
  /// Whether it is a layout, which is then skipped.
  var isLayout: Bool
  /// Why.
  var reason: String
  /// Whether all that is wrong with it is that it needs what is not there.
  var isForeign = true
  /// Where it begins in the file.
  var offset: Int?
}
