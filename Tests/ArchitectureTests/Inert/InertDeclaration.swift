/// A public member that is declared inert: `@Inert("why")` stands before it, or `inert("why")` in its body.
struct InertDeclaration: Hashable {
  /// With the types around it: `UITabBarController.Sidebar`.
  let type: String
  /// With the labels of a method: `setTitleShadowColor(_:for:)`.
  let name: String
  let reason: String

  var path: String { "\(type).\(name)" }
  /// The name without labels.
  var word: String { Self.word(name) }

  static let modules = ["CoreGraphics", "PantographObjects", "QuartzCore", "UIKit"]

  /// The files in which members of Apple's stand.
  static let files = modules.flatMap { Repository.files(under: "Sources/\($0)") }
    .filter { !$0.path.hasPrefix("Sources/CoreGraphics/Inert/") }

  private static let scans = files.map(InertScan.init)

  /// All of them, by type and name.
  static let all = Set(scans.flatMap(\.declarations)).sorted {
    ($0.type, $0.name) < ($1.type, $1.name)
  }

  /// The names of public members that have an effect, with the labels of methods, and names of Swift's and Foundation's.
  static let withEffect = scans.reduce(
    into: [
      "filter", "flush", "isClosable", "mode", "prepare", "size", "style", "synchronize",
      "validate",
    ] as Set
  ) { $0.formUnion($1.unmarked) }

  private static let wordsWithEffect = Set(withEffect.map(word))

  private static func word(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// The line of the table by which the port knows it. Stars stand for a name that something with an effect has, too.
  var line: String {
    let stars =
      Self.withEffect.contains(name) ? "** " : Self.wordsWithEffect.contains(word) ? "* " : ""
    return "\(stars)\(path): \(reason)"
  }
}
