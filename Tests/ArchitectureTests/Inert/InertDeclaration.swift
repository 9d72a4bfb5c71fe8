/// A public member that is declared inert: `@Inert("why")` stands before it, or `inert("why")` in its body.
struct InertDeclaration: Hashable {
  /// With the types around it: `UITabBarController.Sidebar`.
  let type: String
  /// With the labels of a method: `setTitleShadowColor(_:for:)`.
  let name: String
  let reason: String

  var path: String { "\(type).\(name)" }

  static let modules = ["CoreGraphics", "QuartzCore", "UIKit"]

  /// The files in which members of Apple's stand.
  static let files = modules.flatMap { Repository.files(under: "Sources/\($0)") }
    .filter { !$0.path.hasPrefix("Sources/CoreGraphics/Inert/") }

  private static let scans = files.map(InertScan.init)

  /// All of them, by type and name.
  static let all = Set(scans.flatMap(\.declarations)).sorted {
    ($0.type, $0.name) < ($1.type, $1.name)
  }
}
