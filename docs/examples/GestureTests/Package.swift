// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Drawer",
  dependencies: [
    // In a package of your own: .package(url: "https://…/pantograph.git", from: "0.1.0")
    .package(name: "Pantograph", path: "../../..")
  ],
  targets: [
    .target(name: "Drawer", dependencies: [.product(name: "UIKit", package: "Pantograph")]),
    .testTarget(
      name: "DrawerTests",
      dependencies: ["Drawer", .product(name: "GestureTesting", package: "Pantograph")],
      exclude: ["Recordings"]),
    .testTarget(
      name: "DrawerXCTests",
      dependencies: ["Drawer", .product(name: "GestureTesting", package: "Pantograph")]),
  ]
)
