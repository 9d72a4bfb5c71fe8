// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Card",
  targets: [
    .target(name: "Card"),
    .testTarget(name: "CardTests", dependencies: ["Card"]),
  ])
