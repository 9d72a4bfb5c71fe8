/// A source that is not compiled with the others, because it needs a framework that does not exist
/// here.
package struct LeftOutSource: Equatable, Sendable {
  package let path: String
  /// The reason, as the end of a sentence that begins with the name of the file.
  package let reason: String

  /// Returns the sources for another system, and the tests that need SwiftUI, drive an application from outside, need a
  /// module which does not exist, or name another source that is left out. Of other sources that need SwiftUI, only the
  /// declarations are left out, by `ForeignDeclarations`.
  ///
  /// - Parameters:
  ///   - modules: The names of the modules that are compiled together.
  ///   - missing: The reasons why other modules of the sources cannot be compiled, by module.
  ///   - others: The sources of other modules that are left out.
  package static func find(
    in files: [SourcePort.File], areTests: Bool, modules: Set<String>,
    missing: [String: String] = [:], others: [SourcePort.File] = []
  ) -> [LeftOutSource] {
    var found: [LeftOutSource] = []
    var rest: [SourceText] = []
    for file in files {
      let text = SourceText(path: file.path, file.text)
      let imports = text.imports
      let reason =
        (areTests ? ofSwiftUI(text, imports) : nil) ?? ofOtherSystem(imports)
        ?? (areTests ? ofTest(text, imports, modules, missing) : nil)
      if let reason {
        found.append(LeftOutSource(path: file.path, reason: reason))
      } else {
        rest.append(text)
      }
    }
    guard areTests else {
      let texts = files.filter { file in found.contains { $0.path == file.path } }
        .map { SourceText(path: $0.path, $0.text) }
      return found + dependents(of: texts, among: rest, onlyTypes: true)
    }
    let texts = (files.filter { file in found.contains { $0.path == file.path } } + others)
      .map { SourceText(path: $0.path, $0.text) }
    return found + dependents(of: texts, among: rest)
  }

  /// Returns the sources that name a declaration of another source that is left out, directly or
  /// through further sources.
  ///
  /// - Parameter onlyTypes: Ignores functions and values, whose names other code may use as well.
  private static func dependents(
    of leftOut: [SourceText], among others: [SourceText], onlyTypes: Bool = false
  ) -> [LeftOutSource] {
    var found: [LeftOutSource] = []
    var rest = others
    var open = leftOut
    while let text = open.popLast() {
      var names = text.topLevelNames.subtracting(rest.flatMap(\.topLevelNames))
      if onlyTypes { names = names.filter { $0.first?.isUppercase == true } }
      let file = text.path.split(separator: "/").last ?? ""
      for other in rest {
        let uses = (0..<other.count).lazy.filter { names.contains(other[$0]) }
        guard let use = uses.first, other[use - 1] != "." else { continue }
        if onlyTypes {
          let conditions = CompilationConditions(other)
          guard uses.contains(where: { !conditions.areSkipped(at: $0) && other[$0 - 1] != "." })
          else { continue }
        }
        found.append(
          LeftOutSource(
            path: other.path, reason: "uses \(other[use]) of \(file), which is left out"))
        open.append(other)
      }
      rest.removeAll { other in found.contains { $0.path == other.path } }
    }
    return found
  }

  /// Sources often import SwiftUI and use nothing of it. Such a source compiles without the import.
  private static func ofSwiftUI(_ text: SourceText, _ imports: [ImportStatement]) -> String? {
    guard imports.contains(where: { $0.module == "SwiftUI" }) else { return nil }
    let conditions = CompilationConditions(text)
    let isUsed = (0..<text.count).contains { index in
      guard text.isWord(index), !conditions.areSkipped(at: index) else { return false }
      if namesOfSwiftUI.contains(text[index]) { return true }
      return text[index] == "View" && [":", ",", "some", "any", "&"].contains(text[index - 1])
    }
    return isUsed ? "declares views of SwiftUI" : nil
  }

  /// A source that is for macOS or the watch alone: it imports the framework of that system, whatever the system, and
  /// not UIKit.
  static func ofOtherSystem(_ imports: [ImportStatement]) -> String? {
    let modules = imports.map(\.module)
    guard !modules.contains("UIKit"),
      let other = modules.first(where: { ["AppKit", "Cocoa", "WatchKit"].contains($0) })
    else { return nil }
    return "imports \(other), so it is for \(other == "WatchKit" ? "watchOS" : "macOS")"
  }

  private static func ofTest(
    _ text: SourceText, _ imports: [ImportStatement], _ modules: Set<String>,
    _ missing: [String: String]
  ) -> String? {
    if (0..<text.count).contains(where: { text[$0].hasPrefix("XCUI") && text.isWord($0) }) {
      return "tests the application from outside, with XCUIApplication"
    }
    return missingImport(among: imports, modules, missing)
  }

  /// Returns the import of a module that cannot be compiled, as a clause.
  private static func missingImport(
    among imports: [ImportStatement], _ modules: Set<String>, _ missing: [String: String]
  ) -> String? {
    for module in imports.map(\.module) {
      if let reason = missing[module] { return "imports \(module), which \(reason)" }
      if !modules.contains(module), !ImportedModules.knows(module),
        ImportedModules.isMissing(module, keepsOthers: false)
      {
        return "imports \(module), which is not among the sources"
      }
    }
    return nil
  }

  /// Returns the reason why a module under test cannot be compiled; nil if it can.
  package static func reason(
    against files: [SourcePort.File], modules: Set<String>, missing: [String: String]
  ) -> String? {
    if files.isEmpty { return "has no Swift sources" }
    return files.lazy.compactMap { file in
      let text = SourceText(path: file.path, file.text)
      // On iOS, conditions such as `!os(Linux)` hold, and the module needs the other one.
      let needed = (0..<text.count).lazy.filter { text[$0] == "import" }
        .map { ImportStatement(text, $0) }
        .first { missing[$0.module] != nil && !text.asksForImport(at: $0.index) }
      return missingImport(among: (needed.map { [$0] } ?? []) + text.imports, modules, missing)
    }.first
  }

  static let namesOfSwiftUI: Set<String> = [
    "UIHostingController", "UIViewRepresentable", "UIViewControllerRepresentable",
    "UIViewControllerRepresentableContext", "UIViewRepresentableContext", "PreviewProvider",
    "ViewModifier", "ViewBuilder", "@ViewBuilder", "@ObservedObject",
    "@StateObject", "@EnvironmentObject", "@Environment", "@Binding", "@State", "EnvironmentKey",
    "EnvironmentValues", "PreferenceKey", "AnyView", "EmptyView", "GeometryReader",
  ]
}

extension SourceText {
  /// The imports that the compiler does not skip.
  var imports: [ImportStatement] {
    let places = (0..<count).filter { self[$0] == "import" && isWord($0 + 1) }
    guard !places.isEmpty else { return [] }
    let conditions = CompilationConditions(self)
    return places.filter { !conditions.areSkipped(at: $0) }.map { ImportStatement(self, $0) }
  }

  /// Returns whether a token is under a condition that a module can be imported.
  fileprivate func asksForImport(at index: Int) -> Bool {
    isConditional(index)
      && CompilationConditions(self).around(index).contains { $0.contains("canImport") }
  }

  /// The names of the types, functions and values that are declared outside of all types.
  fileprivate var topLevelNames: Set<String> {
    let keywords: Set<String> = [
      "class", "struct", "enum", "protocol", "func", "let", "var", "typealias", "actor",
    ]
    return Set(
      (0..<count).filter {
        keywords.contains(self[$0]) && isWord($0 + 1) && brace(around: $0) == nil
          && !TypeReader.modifiers.contains(self[$0 + 1])
      }.map { self[$0 + 1] })
  }
}
