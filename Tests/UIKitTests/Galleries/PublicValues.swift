import Foundation
import UIKit

/// The values of an object's public properties in words.
@MainActor
enum PublicValues {
  /// The names of all public properties of UIKit and of the frameworks below it.
  private static let names: Set<String> = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    var found: Set<String> = []
    for target in ["UIKit", "QuartzCore"] {
      let folder = root.appending(path: target)
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for file in files ?? [] where file.hasSuffix(".swift") {
        let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
        for match in text.matches(of: /\b(?:open|public)[^\n({=]* (?:var|let) (\w+)/) {
          found.insert(String(match.1))
        }
      }
    }
    return found
  }()

  /// The object's type and the stored values, in the order of the alphabet.
  static func lines(_ value: Any) -> [String] {
    var lines: [String] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      for child in level.children {
        // All values of a layer are one property, and partly in a dictionary, which has no order. The calendar is that of
        // the machine, and identifiers are counted.
        guard let name = child.label, Self.names.contains(name),
          !["values", "calendar", "identifier"].contains(name),
          let text = text(child.value)
        else { continue }
        lines.append("  \(name) \(text)")
      }
      mirror = level.superclassMirror
    }
    return ["# \(type(of: value))"] + lines.sorted()
  }

  /// The value in words; nil for objects and functions.
  private static func text(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return (value as? UIColor).map { shortened("\($0.cgColor)") }
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .collection, .set, .dictionary: return "\(mirror.children.count) elements"
    default:
      let isFixed = !"\(type(of: value))".contains("->") && hasOrder(mirror)
      return isFixed ? shortened("\(value)") : nil
    }
  }

  /// Whether the words for a value are the same each time: dictionaries and sets in it have no order.
  private static func hasOrder(_ mirror: Mirror) -> Bool {
    mirror.children.allSatisfy { child in
      let inner = Mirror(reflecting: child.value)
      switch inner.displayStyle {
      case .dictionary, .set: return inner.children.count < 2 && hasOrder(inner)
      case .class: return true
      default: return hasOrder(inner)
      }
    }
  }
}
