/// A public member that is declared inert, with `@Inert("why")` before it or `inert("why")` in its body.
struct InertDeclaration: Hashable {
  /// The type with its enclosing types: `UITabBarController.Sidebar`.
  let type: String
  /// The name, for a method with its labels: `setTitleShadowColor(_:for:)`.
  let name: String
  let reason: String

  var path: String { "\(type).\(name)" }
  /// The name without labels.
  var word: String { Self.word(name) }

  static let modules = ["CoreGraphics", "PantographObjects", "QuartzCore", "UIKit"]

  /// The files that declare Apple's members.
  static let files = modules.flatMap { Repository.files(under: "Sources/\($0)") }
    .filter { !$0.path.hasPrefix("Sources/CoreGraphics/Inert/") }

  private static let scans = files.map(InertScan.init)

  /// All inert declarations, sorted by type and name.
  static let all = Set(scans.flatMap(\.declarations)).sorted {
    ($0.type, $0.name) < ($1.type, $1.name)
  }

  /// The names of public members with an effect, methods with their labels, and names of Swift and Foundation.
  static let withEffect = scans.reduce(
    into: [
      "filter", "flush", "isClosable", "mode", "prepare", "size", "style", "synchronize",
      "validate",
    ] as Set
  ) { $0.formUnion($1.unmarked) }

  private static let wordsWithEffect = Set(withEffect.map(word))

  private static func word(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// The line of the port's table. Stars mark a name that a member with an effect also has.
  var line: String {
    let stars =
      Self.withEffect.contains(name) ? "** " : Self.wordsWithEffect.contains(word) ? "* " : ""
    return "\(stars)\(path): \(reason)"
  }
}
