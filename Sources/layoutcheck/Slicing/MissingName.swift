/// The name that an error of the compiler misses.
struct MissingName: Equatable {
  /// The name as the compiler quotes it.
  let name: String
  /// The type that has no such member, for an error about a member.
  let owner: String?

  /// Reads the message of an error; `nil` if it is about something else.
  init?(_ message: String) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    func isAbout(_ start: String) -> Bool { message.hasPrefix(start) }
    if isAbout("cannot find type '") || isAbout("cannot find '") || isAbout("no such module '")
      || isAbout("unknown attribute '") || isAbout("no macro named '")
      || isAbout("use of undeclared type '") || isAbout("external macro implementation type '")
    {
      guard quoted.count > 2 else { return nil }
      (name, owner) = (quoted[1], nil)
    } else if message.contains(" has no member '"), quoted.count > 4 {
      (name, owner) = (quoted[3], quoted[1])
    } else {
      return nil
    }
  }

  /// The frameworks that names with such beginnings belong to.
  private static let frameworks: [(prefix: String, name: String)] = [
    ("UI", "UIKit"), ("NS", "AppKit or Apple's Foundation"), ("CA", "QuartzCore"),
    ("CI", "CoreImage"), ("AV", "AVFoundation"), ("MK", "MapKit"), ("WK", "WebKit or WatchKit"),
    ("PH", "Photos"), ("SK", "SpriteKit or StoreKit"), ("SCN", "SceneKit"), ("AR", "ARKit"),
    ("CK", "CloudKit"), ("CL", "CoreLocation"), ("MTL", "Metal"), ("UN", "UserNotifications"),
    ("CG", "CoreGraphics"), ("CT", "CoreText"),
  ]

  /// Where the name is not, and where it may come from.
  var whereabouts: String {
    let isMember = owner != nil
    let rest = "which is declared neither in these files nor in LayoutSpec"
    let framework = Self.frameworks.last { framework in
      let tail = name.dropFirst(framework.prefix.count)
      return name.hasPrefix(framework.prefix) && tail.first?.isUppercase == true
    }
    guard let framework, !isMember else { return rest }
    return "which LayoutSpec does not stand in for (\(framework.name))"
  }

  /// The line under the compiler's error.
  var note: String {
    guard let owner else { return "‘\(name)’: \(whereabouts)" }
    return "‘\(name)’ of ‘\(owner)’: \(whereabouts)"
  }
}
