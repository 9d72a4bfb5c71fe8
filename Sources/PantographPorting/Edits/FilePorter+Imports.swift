extension FilePorter {
  mutating func portImport(_ index: Int) -> Int {
    let statement = ImportStatement(file, index)
    let (module, end) = (statement.module, statement.end)
    guard file.isWord(end - 1), file.line(end - 1) == file.line(index) else { return index + 1 }
    let first = file[index - 1].hasPrefix("@") ? index - 1 : index
    if first > 0, file[first - 1].hasPrefix("@"), file[first - 1] != file[first] {
      edits.remove(first - 1..<first)
    }
    if neighbors.contains(module), index != takesUIKit { return end }
    if index == takesUIKit {
      let isKept = ImportedModules.tests.contains(module) || neighbors.contains(module)
      if isKept {
        edits.add("; import UIKit", after: end - 1)
      } else {
        edits.replace(first..<end, with: "import UIKit")
      }
      if !isKept { noteMissing(index, module) }
    } else if module == "CoreFoundation", usesRunLoops {
      return end
    } else if let ours = ImportedModules.ours[module] {
      if module != ours || statement.isPart { edits.replace(index + 1..<end, with: ours) }
    } else if module == "Darwin" {
      edits.replace(index + 1..<end, with: "Glibc")
    } else if !ImportedModules.others.contains(module), !isAskedFor(module, index),
      modules.contains(module) || ImportedModules.isMissing(module, keepsOthers: keepsModules)
    {
      edits.remove(first..<end)
      noteMissing(index, module)
    }
    return end
  }

  /// Whether the file uses run loops of Core Foundation. UIKit has none, and the module exists on
  /// Linux.
  var usesRunLoops: Bool {
    (0..<file.count).contains { file.isWord($0) && file[$0].hasPrefix("CFRunLoop") }
  }

  private mutating func noteMissing(_ index: Int, _ module: String) {
    guard !modules.contains(module), !ImportedModules.others.contains(module),
      ImportedModules.isMissing(module, keepsOthers: keepsModules)
    else { return }
    note(index, module, ImportedModules.reason(module))
  }

  /// Returns whether `#if canImport(SwiftUI)` precedes the import, so that the compiler skips the
  /// import.
  private func isAskedFor(_ module: String, _ index: Int) -> Bool {
    file[index - 1] == ")" && file[index - 2] == module && file[index - 4] == "canImport"
      && !file.asksForImportsOnly(index - 4)
  }

  /// Returns whether `canImport(ObjectiveC)` begins here, which asks for a module whose names are in UIKit here.
  func isModuleOfUIKit(_ index: Int) -> Bool {
    file[index + 1] == "(" && file[index + 3] == ")" && isCondition(index)
      && file[index + 2] != "UIKit" && ImportedModules.ours[file[index + 2]] == "UIKit"
  }

  /// Chooses the import that becomes `import UIKit` in a file that uses UIKit without importing it.
  /// On iOS such a file compiles because a framework's header imports UIKit for all files, because
  /// XCTest and other frameworks re-export it, or because Foundation has more names there. If no
  /// import is suitable, `import UIKit` is added at the end of the file.
  mutating func importUIKit() {
    let graphics: Set<String> = ["QuartzCore", "CoreGraphics"]
    var imports: [ImportStatement] = []
    for index in 0..<file.count where file[index] == "import" && file.isWord(index + 1) {
      let statement = ImportStatement(file, index)
      if ImportedModules.ours[statement.module] == "UIKit" { return }
      imports.append(statement)
    }
    let imported = Set(imports.map(\.module))
    let hasFoundation = !imported.isDisjoint(with: graphics.union(["Foundation"]))
    let needs = (0..<file.count).contains { index in
      let name = file[index]
      guard file.isWord(index), file[index - 1] != ".", !facts.types.declared.contains(name) else {
        return false
      }
      if ImportedModules.isOfUIKit(name) {
        return !ImportedModules.isBrought(name, by: imported)
      }
      if !hasFoundation, ImportedModules.isOfFoundation(name) { return true }
      return isFormatted(index)
    }
    guard needs || gainsNames, !imports.isEmpty || hasHeader else { return }
    let candidates = imports.filter { !$0.isConditional && !modules.contains($0.module) }
    let replaced = candidates.first {
      graphics.union(["Foundation"]).contains($0.module)
        || !ImportedModules.others.contains($0.module)
          && ImportedModules.isMissing($0.module, keepsOthers: keepsModules)
    }
    let own = imports.first { !$0.isConditional && modules.contains($0.module) }
    if let statement = replaced ?? own
      ?? candidates.first(where: { ImportedModules.tests.contains($0.module) })
    {
      takesUIKit = statement.index
    } else {
      edits.append("import UIKit")
    }
  }

  /// Whether the port adds names of UIKit to the file: those of observed properties, of selectors,
  /// of lists of actions, of timers and of locks.
  private var gainsNames: Bool {
    let names: Set<String> = [
      "#selector", "dynamic", "observeValue", "Selector", "#colorLiteral", "#imageLiteral",
    ]
    if (0..<file.count).contains(where: {
      names.contains(file[$0]) || isIntersection($0) || makesTimer($0) || makesEmptyTimer($0)
    }) {
      return true
    }
    return facts.types.types(in: file.path).contains {
      $0.kind == .class
        && (facts.interface.actionsOfOwners[$0.name] != nil
          || Self.locks[$0.inherited.first ?? ""] != nil)
    }
  }

  /// Imports the modules whose types a file names without an import. On iOS, Foundation has these types or re-exports
  /// them.
  mutating func importPartsOfFoundation() {
    if usesRunLoops, !file.imports.contains(where: { $0.module == "CoreFoundation" }) {
      edits.append("import CoreFoundation")
    }
    for (module, names) in ImportedModules.partsOfFoundation {
      var isNamed = false
      var isImported = neighbors.contains(module)
      for index in 0..<file.count where file.isWord(index) {
        if file[index] == "import", file[index + 1] == module { isImported = true }
        if names.contains(file[index]), file[index - 1] != ".", !isDeclared(file[index]) {
          isNamed = true
        }
      }
      if isNamed, !isImported { edits.append("import \(module)") }
    }
  }

  /// Returns whether this is a call such as `NSLog("%@", view)`. UIKit here has an overload for
  /// values of any type; Foundation's takes only a few types.
  private func isFormatted(_ index: Int) -> Bool {
    guard file[index] == "NSLog" || file[index] == "format", file.isWord(index) else {
      return false
    }
    let place = index + 2
    return file.kind(place) == .string && file[place].contains("%@")
  }
}

/// An import declaration.
struct ImportStatement {
  let index: Int
  let module: String
  /// The index after the last token of the import.
  let end: Int
  /// Whether the import names a single declaration or a submodule.
  let isPart: Bool
  /// Whether the import is between `#if` and `#endif`.
  let isConditional: Bool

  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  init(_ file: SourceText, _ index: Int) {
    self.index = index
    let start = Self.kinds.contains(file[index + 1]) ? index + 2 : index + 1
    module = file[start]
    var end = start + 1
    while file[end] == ".", file.line(end) == file.line(index) { end += 2 }
    self.end = end
    isPart = start > index + 1 || end > start + 1
    isConditional = file.isConditional(index)
  }
}
