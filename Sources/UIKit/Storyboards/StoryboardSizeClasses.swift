import Foundation

/// The size classes that a variation in a storyboard is for.
struct StoryboardSizeClasses {
  private var width = UIUserInterfaceSizeClass.unspecified
  private var height = UIUserInterfaceSizeClass.unspecified

  /// Reads a key such as `heightClass=regular-widthClass=compact`; nil where it names something else.
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

  /// How many it names: of several that hold, the one that names more counts.
  var count: Int { (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1) }
}

extension StoryboardElement {
  /// The variations that hold, those that count more behind; without traits those for all sizes.
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

  /// Whether any variation says whether the subview or constraint of that id is there.
  func varies(_ id: String, among list: String) -> Bool {
    children.contains { $0.name == "variation" && !$0.masks(of: id, among: list).isEmpty }
  }

  /// Whether the subview or constraint of that id is there.
  func installs(_ id: String, among list: String, for traits: UITraitCollection? = nil) -> Bool {
    variations(for: traits).flatMap { $0.masks(of: id, among: list) }.last?.name != "exclude"
  }

  private func masks(of id: String, among list: String) -> [StoryboardElement] {
    children.filter { $0.name == "mask" && $0["key"] == list }.flatMap(\.children)
      .filter { $0["reference"] == id }
  }

  /// What variations set of the element itself, with the values that hold; nil where none sets anything.
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

  /// What Interface Builder leaves out.
  private static let usualValues = [
    "hidden": "NO", "alpha": "1", "axis": "horizontal", "spacing": "0", "distribution": "fill",
    "alignment": "fill", "numberOfLines": "1", "constant": "0", "clipsSubviews": "NO",
  ]
}
