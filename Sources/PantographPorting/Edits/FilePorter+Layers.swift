// `init()` of a layer, an animation or a layout's attributes is required here, because UIKit creates such objects
// from their type. A class with initializers of its own may lack `init()`. On iOS creating such an
// object by its type traps, and so it does here.
extension FilePorter {
  /// Adds `required init()` to the classes of this file that need it, on the line of their brace.
  mutating func addLayerInitializers() {
    for type in facts.types.types(in: file.path) where type.kind == .class {
      guard let ancestor = facts.foreignAncestor(of: type.name),
        Self.requiresInitializer(ancestor)
      else { continue }
      let initializers = initializers(of: type)
      guard initializers.contains(where: { !$0.isConvenient }),
        !initializers.contains(where: \.isWithoutArguments)
      else { continue }
      let access = ["public", "open"].first { type.modifiers.contains($0) }.map { _ in "public " }
      let isLineEnd = file.line(type.brace + 1) != file.line(type.brace)
      edits.add(
        " \(access ?? "")required init() { fatalError(\"\(type.name) has no init()\") }"
          + (isLineEnd || file[type.brace + 1] == "}" ? "" : ";"),
        after: type.brace)
    }
  }

  /// Edits `@objc var` of a layer if `needsDisplay(forKey:)` names the property: animations find it by
  /// its name. Returns the token at which to continue, or nil if the property is another one.
  mutating func portLayerProperty(_ index: Int) -> Int? {
    var next = index + 1
    while TypeReader.modifiers.contains(file[next]) || file[next] == "(" && next > index + 1 {
      next = file[next] == "(" ? (file.closing(next) ?? next) + 1 : next + 1
    }
    guard file[next] == "var", file.isWord(next + 1), hasValue(next),
      let type = facts.type(in: file.path, around: index), type.kind == .class,
      let ancestor = facts.foreignAncestor(of: type.name), Self.isLayer(ancestor),
      isDrawn(file[next + 1], type), !isSetEarly(file[next + 1], type)
    else { return nil }
    edits.replace(index, with: "@LayerProperty(\"\(file[next + 1])\")")
    for between in index + 1..<next where file[between] == "dynamic" {
      edits.remove(between..<between + 1)
    }
    return next
  }

  /// Returns whether a property gets its first value in its line, without a body.
  private func hasValue(_ keyword: Int) -> Bool {
    var index = keyword + 1
    var hasValue = false
    while index < file.count, file.line(index) == file.line(keyword), file[index] != ";",
      file[index] != "}"
    {
      if file[index] == "{" { return false }
      if file[index] == "=" { hasValue = true }
      index += 1
    }
    return hasValue
  }

  /// Returns whether `needsDisplay(forKey:)` names a property.
  private func isDrawn(_ name: String, _ type: TypeFacts) -> Bool {
    let end = min(type.end, file.count)
    guard
      let function = (type.brace..<end).first(where: {
        file[$0] == "needsDisplay" && file[$0 - 1] == "func" && file[$0 + 2] == "forKey"
      }),
      let brace = (function..<end).first(where: { file[$0] == "{" }),
      let close = file.closing(brace)
    else { return false }
    return (brace..<close).contains { file[$0] == name || file[$0] == "\"\(name)\"" }
  }

  /// Returns whether an initializer sets a property before it calls `super.init`. A property of
  /// Core Animation exists only after that.
  private func isSetEarly(_ name: String, _ type: TypeFacts) -> Bool {
    for index in type.brace..<min(type.end, file.count)
    where file[index] == "init" && file[index - 1] != "." {
      guard let brace = (index..<type.end).first(where: { file[$0] == "{" }),
        let close = file.closing(brace)
      else { continue }
      let end = (brace..<close).first { file[$0] == "super" } ?? close
      if (brace..<end).contains(where: { file[$0] == name && file[$0 + 1] == "=" }) { return true }
    }
    return false
  }

  static func isLayer(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }

  /// Returns whether `init()` of a class of UIKit or Core Animation is required.
  static func requiresInitializer(_ name: String) -> Bool {
    if name.hasPrefix("CA") {
      return ["Layer", "Animation", "AnimationGroup", "Transition"].contains {
        name.hasSuffix($0)
      }
    }
    return createdFromType.contains(name)
  }

  private static let createdFromType: Set<String> = [
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayoutInvalidationContext",
    "UICollectionViewLayoutAttributes",
    "UIBarAppearance", "UINavigationBarAppearance", "UIToolbarAppearance", "UITabBarAppearance",
    "UIFieldBehavior", "UIRegion",
  ]

  /// The views whose `init(frame:)` is required, because containers create them from their type.
  static let createdWithFrame: Set<String> = [
    "UINavigationBar", "UIToolbar", "UITabBar", "UIPopoverBackgroundView",
  ]

  private struct Initializer {
    let isConvenient: Bool
    let isWithoutArguments: Bool
  }

  private func initializers(of type: TypeFacts) -> [Initializer] {
    var found: [Initializer] = []
    var index = type.brace + 1
    while index < min(type.end, file.count) {
      if ["{", "(", "["].contains(file[index]), file.kind(index) == .symbol {
        index = (file.closing(index) ?? type.end) + 1
        continue
      }
      if file[index] == "init", file[index - 1] != "." {
        let isFailable = ["?", "!"].contains(file[index + 1])
        let open = isFailable ? index + 2 : index + 1
        var before = index - 1
        while TypeReader.modifiers.contains(file[before]) || file[before].hasPrefix("@") {
          if file[before] == "convenience" { break }
          before -= 1
        }
        found.append(
          Initializer(
            isConvenient: file[before] == "convenience",
            isWithoutArguments: !isFailable && file[open] == "(" && file[open + 1] == ")"))
      }
      index += 1
    }
    return found
  }
}
