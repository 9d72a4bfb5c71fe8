// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Cards",
  dependencies: [
    // In a package of your own: .package(url: "https://…/pantograph.git", from: "0.1.0")
    .package(name: "Pantograph", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Cards",
      dependencies: [
        .product(name: "UIKit", package: "Pantograph"),
        // For recordings, films and a terminal. PantographApplicationWindow adds windows, and needs SDL.
        .product(name: "PantographApplicationHost", package: "Pantograph"),
      ],
      // The unchanged sources for iOS: a folder, or a link to the folder of the Xcode project.
      exclude: ["iOS"],
      // Most code for iOS is built in this mode.
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PantographPortPlugin", package: "Pantograph")])
  ]
)
