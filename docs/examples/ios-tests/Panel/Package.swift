// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Panel",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Panel", targets: ["Panel"])],
    targets: [
        .target(name: "Panel"),
        .testTarget(
            name: "PanelTests", dependencies: ["Panel"], resources: [.process("Resources")]),
    ]
)
