// swift-tools-version: 6.3
import PackageDescription

// Warnings are errors in every target of ours, so that none survives a review.
let ours: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "layout-laws",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "LayoutSpec", targets: ["LayoutSpec"]),
    .library(name: "Generators", targets: ["Generators"]),
    .library(name: "Invariants", targets: ["Invariants"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .executable(name: "layoutcheck", targets: ["layoutcheck"]),
  ],
  targets: [
    .target(name: "LayoutSpec", swiftSettings: ours),
    .target(name: "Generators", dependencies: ["LayoutSpec"], swiftSettings: ours),
    .target(name: "Invariants", dependencies: ["Generators", "LayoutSpec"], swiftSettings: ours),
    .target(
      name: "LayoutTesting", dependencies: ["Invariants", "Generators", "LayoutSpec"],
      swiftSettings: ours),
    .executableTarget(
      name: "layoutcheck", dependencies: ["Invariants", "Generators", "LayoutSpec"],
      swiftSettings: ours,
      // A certified file is compiled into a library that the worker loads; it finds LayoutSpec in
      // the worker itself, so the executable has to export its symbols.
      linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"], .when(platforms: [.linux]))]),
    .testTarget(
      name: "PropertyTests",
      dependencies: ["LayoutTesting", "Invariants", "Generators", "LayoutSpec"],
      swiftSettings: ours),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["LayoutTesting", "Invariants", "Generators", "LayoutSpec", "layoutcheck"],
      exclude: ["Fixtures"],
      resources: [.copy("Spec/Resources"), .copy("Tool/ApiSurface")], swiftSettings: ours),
  ],
  swiftLanguageModes: [.v6]
)
