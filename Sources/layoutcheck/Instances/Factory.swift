/// A piece of source that makes a layout, and what it is called in reports.
struct Factory: Equatable {
  /// The expression in reports: `Flow(gap: 8)`, with `generated` for a value that is drawn.
  var instance: String
  /// The expression to compile; it may call `p(type, name)` for a drawn value.
  var expression: String
  /// The type that the expression is compiled in an extension of, or `nil` for the file's top level.
  var scope: String?
}

/// A layout to certify, and the ways to make it: the first that works is taken.
struct PlannedSubject: Equatable {
  var name: String
  var line: Int
  var factories: [Factory]
  /// The expression that the user gave with `--instance`, if it was.
  var given: String?
  /// Whether several subjects have this type, so that its name alone does not tell them apart.
  var isOneOfSeveral = false
}

/// A layout that cannot be certified.
struct SkippedLayout: Equatable {
  var name: String
  var line: Int
  /// Why, and what to do about it.
  var reason: String
}

/// What to do with the layouts of one file.
struct InstancePlan: Equatable {
  /// The layouts to certify, in the order of their declarations.
  var subjects: [PlannedSubject] = []
  /// The layouts that cannot be made.
  var skipped: [SkippedLayout] = []
}
