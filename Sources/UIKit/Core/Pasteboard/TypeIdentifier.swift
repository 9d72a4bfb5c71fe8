import Foundation

/// The identifiers of types of data, and which of them are kinds of others.
enum TypeIdentifier {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let color = "com.apple.uikit.color"

  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || ancestors(of: type).contains(other)
  }

  /// Returns the types that a type is a kind of, directly or through others.
  static func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var rest = TypeTable.byIdentifier[type]?.parents ?? []
    while let next = rest.popLast() {
      if found.insert(next).inserted { rest += TypeTable.byIdentifier[next]?.parents ?? [] }
    }
    return found
  }

  static func ofFile(named name: String) -> String {
    TypeTable.byExtension[name.split(separator: ".").last.map { $0.lowercased() } ?? ""]
      ?? "public.data"
  }
}
