import Foundation

/// What tells one failure of a property from another: the type of what it threw, and which case of an
/// enumeration, or which code of a domain.
///
/// What an error says, such as the numbers that it names, is no part of it: those change while a
/// counterexample is made small, and the fault stays.
struct FaultIdentity: Hashable {
  private let type: ObjectIdentifier
  private let name: String

  init(_ error: any Error) {
    type = ObjectIdentifier(Swift.type(of: error))
    let mirror = Mirror(reflecting: error)
    if mirror.displayStyle == .enum {
      // A case with a payload is labelled with its name; one without has nothing that could change.
      name = mirror.children.first?.label ?? String(describing: error)
    } else if Swift.type(of: error) is NSError.Type {
      let error = error as NSError
      name = "\(error.domain) \(error.code)"
    } else {
      name = ""
    }
  }
}
