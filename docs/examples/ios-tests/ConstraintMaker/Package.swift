// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "ConstraintMaker",
    platforms: [.iOS(.v16)],
    products: [.library(name: "ConstraintMaker", targets: ["ConstraintMaker"])],
    targets: [
        .target(name: "ConstraintMaker"),
        .testTarget(name: "ConstraintMakerTests", dependencies: ["ConstraintMaker"]),
    ]
)
