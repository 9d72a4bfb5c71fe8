// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(path: "../Core")],
  targets: [
    .executableTarget(name: "Shop", dependencies: ["Card", "Core"]),
    .target(name: "Card", dependencies: ["Core"]),
    .testTarget(name: "CardTests", dependencies: ["Card", "Core"]),
  ])
