/// The `#if` conditions that apply to each token of a file.
struct CompilationConditions {
  private struct Change {
    let index: Int
    let conditions: [String]
  }

  private var changes: [Change] = []

  init(_ file: SourceText) {
    // For each open block, the conditions that failed and the condition that is met.
    var open: [(failed: [String], met: String?)] = []
    for index in 0..<file.count where file[index].hasPrefix("#") {
      switch file[index] {
      case "#if": open.append(([], Self.condition(after: index, in: file)))
      case "#elseif", "#else":
        guard let last = open.popLast() else { continue }
        let failed = last.failed + (last.met.map { [$0] } ?? [])
        let met = file[index] == "#else" ? nil : Self.condition(after: index, in: file)
        open.append((failed, met))
      case "#endif": _ = open.popLast()
      default: continue
      }
      changes.append(
        Change(
          index: index,
          conditions: open.flatMap { block in
            block.failed.map { "!(\($0))" } + (block.met.map { [$0] } ?? [])
          }))
    }
  }

  private static func condition(after index: Int, in file: SourceText) -> String {
    var end = index + 1
    while end < file.count, file.line(end) == file.line(index) { end += 1 }
    let excludes = (index + 1..<end).contains { file.excludesLinuxFromUIKit($0) }
    let asked = (index + 1..<end).first { file.asksForImportsOnly($0) }
    let lists = (index + 1..<end).contains { file.listsTestsOfLinux($0) }
    // A port runs on Linux, not on iOS.
    return file.source(index + 1..<end).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("os(Linux)", with: lists ? "false" : "os(Linux)")
      .replacing("!os(Linux)", with: excludes ? "!false" : "!os(Linux)")
      .replacing("os(iOS)", with: "os(Linux)")
      .replacing("canImport(\(asked.map { file[$0 + 2] } ?? "UIKit"))", with: "canImport(UIKit)")
  }

  /// Returns the conditions around a significant token, the outermost first.
  func around(_ index: Int) -> [String] {
    changes.last { $0.index < index }?.conditions ?? []
  }

  /// Returns whether the compiler skips a significant token here, as far as the conditions show it.
  func areSkipped(at index: Int) -> Bool {
    around(index).contains { Self.value(of: $0[...]) == false }
  }

  // MARK: Values

  /// Returns the value of a condition; nil if it depends on the settings of the build.
  private static func value(of condition: Substring) -> Bool? {
    let text = condition.trimmingPrefix(" ")
    for (mark, deciding) in [("||", true), ("&&", false)] {
      let parts = parts(of: text, at: mark)
      guard parts.count > 1 else { continue }
      let values = parts.map(value)
      if values.contains(deciding) { return deciding }
      return values.contains(nil) ? nil : !deciding
    }
    if text.hasPrefix("!") { return value(of: text.dropFirst()).map { !$0 } }
    let atom = text.filter { $0 != " " }
    if atom.hasPrefix("("), atom.hasSuffix(")") { return value(of: atom.dropFirst().dropLast()) }
    guard let open = atom.firstIndex(of: "("), atom.hasSuffix(")") else {
      return Bool(atom)
    }
    let argument = String(atom[atom.index(after: open)...].dropLast())
    switch atom[..<open] {
    case "os": return argument == "Linux"
    case "canImport": return ImportedModules.knows(argument) ? isHere(argument) : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }

  private static func isHere(_ module: String) -> Bool {
    ["Glibc", "Foundation"].contains(module) || ImportedModules.isHere(module)
  }

  /// Splits a condition at an operator outside of all parentheses.
  private static func parts(of text: Substring, at mark: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var index = start
    var depth = 0
    while index < text.endIndex {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0, text[index...].hasPrefix(mark) {
        parts.append(text[start..<index])
        start = text.index(index, offsetBy: mark.count)
        index = start
      } else {
        index = text.index(after: index)
      }
    }
    return parts + [text[start...]]
  }
}

extension SourceText {
  /// Returns whether `canImport(AVFoundation)` of a block begins here that consists of imports, one
  /// of which is that of UIKit. The other module, which is missing, is no reason to skip that one.
  func asksForImportsOnly(_ index: Int) -> Bool {
    guard self[index] == "canImport", self[index + 1] == "(", self[index + 3] == ")",
      self[index - 1] != "!", ImportedModules.knows(self[index + 2]),
      !ImportedModules.isHere(self[index + 2])
    else { return false }
    var place = index
    while place < count, line(place) == line(index) { place += 1 }
    var hasUIKit = false
    while self[place] == "import" || self[place].hasPrefix("@") {
      if self[place].hasPrefix("@") {
        place += 1
        continue
      }
      let statement = ImportStatement(self, place)
      if statement.module == "UIKit" { hasUIKit = true }
      place = statement.end
    }
    return hasUIKit && self[place].hasPrefix("#")
  }

  /// Returns whether a token begins the `os(Linux)` of a condition `!os(Linux)` whose code uses
  /// UIKit. Such a condition excludes Linux because UIKit does not exist there; here it does. In a
  /// file that imports UIKit all code counts, because a type of UIKit may have another name there,
  /// as in `typealias Color = UIColor`. In any other file a condition about Foundation counts as it
  /// is, because Foundation is the one of Linux.
  func excludesLinuxFromUIKit(_ index: Int) -> Bool {
    guard self[index] == "os", self[index + 1] == "(", self[index + 2] == "Linux",
      self[index - 1] == "!", let block = conditionalBlock(around: index)
    else { return false }
    let names = block.lazy.filter { isWord($0) && line($0) != line(index) }
    if names.contains(where: { usesUIKit($0) }) { return true }
    return importsUIKit && !names.contains { self[$0] == "import" }
  }

  /// Returns whether `os(Linux)` begins here in a condition around a list of tests for the XCTest of
  /// Linux. iOS compiles no such list, so it may be out of date; here the tests are found without it.
  func listsTestsOfLinux(_ index: Int) -> Bool {
    guard self[index] == "os", self[index + 1] == "(", self[index + 2] == "Linux",
      self[index - 1] != "!", let block = conditionalBlock(around: index)
    else { return false }
    return block.contains { self[$0] == "allTests" && self[$0 - 1] == "var" }
  }

  private func usesUIKit(_ index: Int) -> Bool {
    let name = self[index]
    return name.hasPrefix("UI") && ImportedModules.isOfUIKit(name) || name == "UIKit"
  }

  private var importsUIKit: Bool {
    (0..<count).contains { self[$0] == "import" && self[$0 + 1] == "UIKit" }
  }

  /// Returns the tokens between the start of a condition's line and the end of its branch.
  private func conditionalBlock(around index: Int) -> Range<Int>? {
    var start = index
    while start > 0, line(start - 1) == line(index) { start -= 1 }
    guard ["#if", "#elseif"].contains(self[start]) else { return nil }
    var depth = 0
    for place in start + 1..<count {
      switch self[place] {
      case "#if": depth += 1
      case "#endif" where depth > 0: depth -= 1
      case "#endif",
        "#elseif" where depth == 0, "#else" where depth == 0:
        return start..<place
      default: continue
      }
    }
    return start..<count
  }
}
