extension FilePorter {
  /// Runs the preparations of main-actor test classes on the main actor.
  ///
  /// XCTest's methods belong to no actor here, and an override belongs to the same actor as the overridden method. On
  /// Apple's systems, such an override in a main-actor class may use the class's properties. XCTest calls the override
  /// on the main thread.
  mutating func portTestPreparations() {
    for type in facts.types.types(in: file.path)
    where type.kind == .class && isTestClass(type.name) {
      let isOnMainActor = isOnMainActor(type)
      var index = type.brace + 1
      while index < min(type.end, file.count) {
        if file[index] == "func", file.isWord(index) {
          portTestPreparation(index, classIsOnMainActor: isOnMainActor)
        }
        index = file[index] == "{" ? (file.closing(index) ?? type.end) + 1 : index + 1
      }
    }
  }

  private static let preparations: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  private func isTestClass(_ name: String) -> Bool {
    ["XCTestCase", "XCTest.XCTestCase"].contains(facts.foreignAncestor(of: name))
  }

  private func isOnMainActor(_ type: TypeFacts) -> Bool {
    if type.modifiers.contains("@MainActor") { return true }
    return facts.types.ancestors(of: type.name).contains { name in
      facts.types.classes(named: name).contains { $0.modifiers.contains("@MainActor") }
    }
  }

  private mutating func portTestPreparation(_ keyword: Int, classIsOnMainActor: Bool) {
    guard Self.preparations.contains(file[keyword + 1]), file[keyword + 2] == "(",
      file[keyword + 3] == ")"
    else { return }
    var isOverride = false
    var attribute: Int?
    var index = keyword - 1
    while file.isWord(index),
      TypeReader.modifiers.contains(file[index]) || file[index].hasPrefix("@")
    {
      switch file[index] {
      case "override": isOverride = true
      case "@MainActor": attribute = index
      case "static", "class", "nonisolated": return
      default: break
      }
      index -= 1
    }
    let throwing = file[keyword + 4] == "throws"
    let brace = keyword + (throwing ? 5 : 4)
    guard isOverride, classIsOnMainActor || attribute != nil, file[brace] == "{",
      let end = file.closing(brace), end > brace + 1
    else { return }
    if let attribute { edits.remove(attribute..<attribute + 1) }
    edits.add(" \(throwing ? "try " : "")MainActor.assumeIsolated {", after: brace)
    edits.add(" }", after: end)
  }
}

// XCTest's `fulfill` has parameters with defaults on Linux, so that the method itself cannot be
// passed as a closure without parameters.
extension FilePorter {
  /// Replaces `update(completion: ended.fulfill)` by `update(completion: { ended.fulfill() })`.
  mutating func passFulfillment(_ index: Int) {
    guard file[index] == "fulfill", file[index - 1] == ".", file[index + 1] != "(",
      file.imports.contains(where: { $0.module == "XCTest" }), let start = receiver(index - 2)
    else { return }
    edits.replace(start, with: "{ \(file[start])")
    edits.add("() }", after: index)
  }
}
