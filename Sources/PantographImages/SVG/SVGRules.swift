import Foundation

/// The rules of the style sheets in a picture: for elements, classes, identifiers and all elements.
struct SVGRules {
  /// The rules by their selectors, each with its place in the style sheets.
  private var rules: [String: [(place: Int, properties: [String: String])]] = [:]
  private var count = 0

  /// The largest number of rules.
  private static let most = 4096

  /// Adds the rules of a style sheet. Selectors of elements within others are ignored.
  mutating func add(_ sheet: String) {
    var rest = Substring(sheet)
    var plain = ""
    while let start = rest.range(of: "/*") {
      plain += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    plain += rest
    for block in plain.split(separator: "}") {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let properties = Self.properties(String(parts[1]))
      for selector in parts[0].split(separator: ",") where count < Self.most {
        rules[Self.trimmed(selector), default: []].append((count, properties))
        count += 1
      }
    }
  }

  /// Returns the properties of an element: those of its attributes, of rules, and of its own style.
  func properties(of element: SVGElement) -> [String: String] {
    var result = element.attributes
    if !rules.isEmpty {
      let classes = (element["class"] ?? "").split(separator: " ").map { ".\($0)" }
      let id = element["id"].map { ["#\($0)", "\(element.name)#\($0)"] } ?? []
      // From the weakest to the strongest selectors.
      let names = [
        ["*"], [element.name], classes, classes.map { element.name + $0 }, id,
      ]
      for same in names where !same.isEmpty {
        let found = same.prefix(64).flatMap { rules[$0] ?? [] }
        for rule in found.sorted(by: { $0.place < $1.place }) {
          result.merge(rule.properties) { _, new in new }
        }
      }
    }
    if let style = element["style"] {
      result.merge(Self.properties(style)) { _, new in new }
    }
    return result
  }

  static func properties(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let value = trimmed(pair[1]).replacing("!important", with: "")
      result[trimmed(pair[0])] = trimmed(Substring(value))
    }
    return result
  }

  static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
