// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Pager",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Pager", targets: ["Pager"])],
    targets: [
        .target(name: "Pager"),
        .testTarget(name: "PagerTests", dependencies: ["Pager"]),
    ]
)
