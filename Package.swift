// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is built with: Swift 6 mode (from the tools version) and no warnings.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Pantograph",
  products: [
    .library(name: "Touches", targets: ["Touches"]),
    .library(name: "Motion", targets: ["Motion"]),
  ],
  targets: [
    .target(name: "Touches", swiftSettings: strict),
    .target(name: "Motion", swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: strict),
    .testTarget(name: "TouchesTests", dependencies: ["Touches"], swiftSettings: strict),
  ]
)
