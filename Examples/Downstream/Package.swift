// swift-tools-version: 6.2
import PackageDescription

// A package of layouts as apps ship them, and the tests that hold them to the contract. It is the
// same on Linux and on a Mac.
let package = Package(
  name: "Downstream",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layout-laws", path: "../..")],
  targets: [
    // The sources say `import SwiftUI` and nothing else. This flag makes that LayoutSpec.
    .target(
      name: "Gallery", dependencies: [.product(name: "LayoutSpec", package: "layout-laws")],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=LayoutSpec"])]),
    // The sources choose by themselves. Without the definition, as in an app, they take SwiftUI.
    .target(
      name: "Shelves", dependencies: [.product(name: "LayoutSpec", package: "layout-laws")],
      swiftSettings: [.define("CERTIFYING")]),
    .testTarget(
      name: "ContractTests",
      dependencies: [
        "Gallery", "Shelves", .product(name: "LayoutTesting", package: "layout-laws"),
      ]),
  ]
)
