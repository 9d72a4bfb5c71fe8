import Foundation

/// The size classes that a storyboard's variation applies to.
struct StoryboardSizeClasses {
  private var width = UIUserInterfaceSizeClass.unspecified
  private var height = UIUserInterfaceSizeClass.unspecified

  /// Reads a key such as `heightClass=regular-widthClass=compact`. Returns nil for other keys.
  init?(key: String) {
    if key == "default" { return }
    for part in key.split(separator: "-") {
      let words = part.split(separator: "=")
      guard words.count == 2, let size = Self.sizes[String(words[1])] else { return nil }
      switch words[0] {
      case "widthClass": width = size
      case "heightClass": height = size
      default: return nil
      }
    }
  }

  private static let sizes: [String: UIUserInterfaceSizeClass] = [
    "compact": .compact, "regular": .regular,
  ]

  func hold(in traits: UITraitCollection) -> Bool {
    (width == .unspecified || width == traits.horizontalSizeClass)
      && (height == .unspecified || height == traits.verticalSizeClass)
  }

  /// The number of named size classes. Of several matching variations, the one with the larger
  /// number takes precedence.
  var count: Int { (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1) }
}

extension StoryboardElement {
  /// Returns the matching variations in ascending order of precedence. Without traits, returns
  /// those for all size classes.
  private func variations(for traits: UITraitCollection?) -> [StoryboardElement] {
    var found: [(count: Int, element: StoryboardElement)] = []
    for child in children where child.name == "variation" {
      guard let classes = child["key"].flatMap({ StoryboardSizeClasses(key: $0) }) else { continue }
      if traits.map({ classes.hold(in: $0) }) ?? (classes.count == 0) {
        found.append((classes.count, child))
      }
    }
    return (0...2).flatMap { count in found.filter { $0.count == count }.map(\.element) }
  }

  /// Returns whether any variation installs or excludes the subview or constraint with the id.
  func varies(_ id: String, among list: String) -> Bool {
    children.contains { $0.name == "variation" && !$0.masks(of: id, among: list).isEmpty }
  }

  /// Returns whether the subview or constraint with the id is installed for the traits.
  func installs(_ id: String, among list: String, for traits: UITraitCollection? = nil) -> Bool {
    variations(for: traits).flatMap { $0.masks(of: id, among: list) }.last?.name != "exclude"
  }

  private func masks(of id: String, among list: String) -> [StoryboardElement] {
    children.filter { $0.name == "mask" && $0["key"] == list }.flatMap(\.children)
      .filter { $0["reference"] == id }
  }

  /// Returns an element with the values that variations set, as they apply to the traits. Returns
  /// nil if no variation sets a value.
  func variedValues(for traits: UITraitCollection) -> StoryboardElement? {
    let all = children.filter { $0.name == "variation" }
    let names = Set(all.flatMap(\.attributes.keys)).subtracting(["key"])
    let keys = Set(all.flatMap(\.children).filter { $0.name != "mask" }.compactMap { $0["key"] })
    guard !names.isEmpty || !keys.isEmpty else { return nil }
    let holding = variations(for: traits).reversed()
    var values: [String: String] = [:]
    for name in names {
      values[name] =
        holding.lazy.compactMap { $0[name] }.first ?? self[name] ?? Self.usualValues[name]
    }
    let result = StoryboardElement(self.name, values, line: line)
    for key in keys.sorted() {
      let child = holding.lazy.compactMap { $0.child(key: key) }.first ?? self.child(key: key)
      if let child, child.name != "variation" { result.add(child) }
    }
    return result
  }

  /// The default values, which Interface Builder does not write.
  private static let usualValues = [
    "hidden": "NO", "alpha": "1", "axis": "horizontal", "spacing": "0", "distribution": "fill",
    "alignment": "fill", "numberOfLines": "1", "constant": "0", "clipsSubviews": "NO",
  ]
}
