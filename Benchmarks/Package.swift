// swift-tools-version: 6.2
import PackageDescription

let ours: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "layout-laws-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layout-laws", path: "..")],
  targets: [
    .executableTarget(
      name: "ShrinkingChallenge",
      dependencies: [.product(name: "Generators", package: "layout-laws")],
      swiftSettings: ours),
    .executableTarget(
      name: "GenerationSpeed",
      dependencies: [.product(name: "Generators", package: "layout-laws")],
      swiftSettings: ours),
    .executableTarget(
      name: "LayoutSpeed",
      dependencies: [.product(name: "LayoutSpec", package: "layout-laws")],
      swiftSettings: ours),
    // Compiles the digests of the tests, which are a link here, in the configuration that is asked for.
    .executableTarget(
      name: "EngineDigest",
      dependencies: [
        .product(name: "Generators", package: "layout-laws"),
        .product(name: "Invariants", package: "layout-laws"),
        .product(name: "LayoutSpec", package: "layout-laws"),
      ],
      swiftSettings: ours),
    .executableTarget(
      name: "WorkerSpeed",
      dependencies: [
        .product(name: "Invariants", package: "layout-laws"),
        .product(name: "LayoutSpec", package: "layout-laws"),
      ],
      swiftSettings: ours),
    .executableTarget(
      name: "FalseAlarms",
      dependencies: [
        .product(name: "Invariants", package: "layout-laws"),
        .product(name: "LayoutSpec", package: "layout-laws"),
      ],
      swiftSettings: ours),
  ],
  swiftLanguageModes: [.v6]
)
