import Foundation

extension RunReport {
  /// The report as one JSON object with sorted keys and a final newline.
  ///
  /// Equal reports give equal bytes.
  ///
  /// - Throws: `EncodingError`, which no value of this type is known to cause.
  public func json() throws -> String {
    try ReportJSON.text(of: self)
  }
}

/// How this project writes JSON: sorted keys, plain slashes, a final newline.
public enum ReportJSON {
  /// A value as JSON text that ends with a newline.
  ///
  /// - Throws: what the value's own `encode(to:)` throws.
  public static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
