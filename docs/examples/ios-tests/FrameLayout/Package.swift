// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "FrameLayout",
    platforms: [.iOS(.v16)],
    products: [.library(name: "FrameLayout", targets: ["FrameLayout"])],
    targets: [
        .target(name: "FrameLayout"),
        .testTarget(
            name: "FrameLayoutTests", dependencies: ["FrameLayout"], resources: [.process("Resources")]),
    ]
)
