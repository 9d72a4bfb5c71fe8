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
        // Recordings, films and a terminal; PantographApplicationWindow has windows, too, and needs SDL.
        .product(name: "PantographApplicationHost", package: "Pantograph"),
      ],
      // The sources for iOS as they are: a folder, or a link to the one that Xcode's project has.
      exclude: ["iOS"],
      // What most code for iOS is built as.
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PantographPortPlugin", package: "Pantograph")])
  ]
)
