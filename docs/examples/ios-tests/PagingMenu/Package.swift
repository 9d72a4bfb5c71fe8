// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "PagingMenu",
    platforms: [.iOS(.v16)],
    products: [.library(name: "PagingMenu", targets: ["PagingMenu"])],
    targets: [
        .target(name: "PagingMenu"),
        .testTarget(name: "PagingMenuTests", dependencies: ["PagingMenu"]),
    ]
)
