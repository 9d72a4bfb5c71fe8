// `init()` of a layer, an animation or a layout is required here, because UIKit creates such objects
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
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewLayoutAttributes",
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
