/// A Swift file to certify.
struct InputFile: Hashable {
  /// The path as reports show it: the way the user wrote it.
  let path: String
}
