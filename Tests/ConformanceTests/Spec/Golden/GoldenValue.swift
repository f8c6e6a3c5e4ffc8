import Foundation

/// A value of the golden vectors' file: JSON, with "inf" for infinity.
indirect enum GoldenValue: Decodable, Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(CGFloat)
  case text(String)
  case list([GoldenValue])
  case record([String: GoldenValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(CGFloat(value))
    } else if let value = try? container.decode(String.self) {
      self = value == "inf" ? .number(.infinity) : .text(value)
    } else if let value = try? container.decode([GoldenValue].self) {
      self = .list(value)
    } else {
      self = .record(try container.decode([String: GoldenValue].self))
    }
  }

  var number: CGFloat? {
    if case .number(let value) = self { return value }
    return nil
  }

  var text: String? {
    if case .text(let value) = self { return value }
    return nil
  }

  var boolean: Bool? {
    if case .boolean(let value) = self { return value }
    return nil
  }

  var list: [GoldenValue]? {
    if case .list(let value) = self { return value }
    return nil
  }

  var record: [String: GoldenValue]? {
    if case .record(let value) = self { return value }
    return nil
  }
}

extension [String: GoldenValue] {
  func number(_ key: String) -> CGFloat? { self[key]?.number }
  func text(_ key: String) -> String? { self[key]?.text }
}
