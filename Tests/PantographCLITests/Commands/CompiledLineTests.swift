import Expectations
import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText
import PantographPorting
import TemporaryFolders
import Testing

@testable import PantographStudio

/// The part of a ported line that a compiler message shows.
struct CompiledLineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
    return folder.path(name)
  }

  /// The line of the report about a compiled line, without its title.
  private func part(_ compiled: String, at column: Int) throws -> String {
    let file = try file("A.swift", "written")
    let report = CompilerReport(
      messages: CompilerMessage.all(in: "/cache/A.swift:1:\(column): error: wrong\n\(compiled)"),
      places: ["/cache/A.swift": file], notes: [])
    let lines = report.text(style: .plain).description.split(separator: "\n")
    expect(lines.count == 3 && lines[1] == "written", "\(lines)")
    return String(lines.last?.dropFirst("  ported to: ".count) ?? "")
  }

  private let digits = String(repeating: "0123456789", count: 30)

  @Test func `a line of 120 bytes is whole, without the spaces around it`() throws {
    let line = "  " + digits.prefix(116) + "  "
    try expect(part(line, at: 60), equals: String(digits.prefix(116)))
  }

  @Test func `a longer line begins 40 bytes before the column`() throws {
    let long = String(digits.prefix(121))
    try expect(part(long, at: 1), equals: digits.prefix(120) + "…")
    try expect(part(long, at: 41), equals: digits.prefix(120) + "…")
    try expect(part(long, at: 42), equals: "…" + digits.prefix(121).dropFirst(1))
    try expect(part(digits, at: 101), equals: "…" + digits.dropFirst(60).prefix(120) + "…")
    try expect(part(digits, at: 221), equals: "…" + digits.dropFirst(180))
    try expect(part(digits, at: 220), equals: "…" + digits.dropFirst(179).prefix(120) + "…")
  }

  @Test func `forty errors are shown, and the others counted`() {
    func text(_ count: Int) -> String {
      let output = (1...count).map { "A.swift:\($0):1: error: wrong \($0)\n" }.joined()
      return CompilerReport(messages: CompilerMessage.all(in: output), places: [:], notes: [])
        .text(style: .plain).description
    }
    expect(text(40).hasSuffix("A.swift:40:1: error: wrong 40\n"))
    expect(text(41).hasSuffix("A.swift:40:1: error: wrong 40\nand 1 more errors\n"))
  }

  @Test func `warnings and notes are not counted, and a line that is unchanged has its marks`()
    throws
  {
    let file = try self.file("B.swift", "first\nsecond\n")
    let report = CompilerReport(
      messages: CompilerMessage.all(
        in: """
          /cache/B.swift:2:3: warning: unused
          second
            ^
          /cache/B.swift:9:3: note: below the file
          third
          error: no place
          a
          b
          /cache/B.swift:1:1: error: cannot find 'X' in scope
          """),
      places: ["/cache/B.swift": file],
      notes: [
        PortNote(path: file, line: 1, name: "other", message: "of the line"),
        PortNote(path: "elsewhere", line: 1, name: "X", message: "of the name"),
        PortNote(path: "elsewhere", line: 1, name: "Y", message: "of another name"),
      ])
    expect(report.summary(of: "it"), equals: "it does not compile: 2 errors")
    expect(
      report.text(style: .plain).description,
      equals: """
        \(file):2:3: warning: unused
        second
          ^
        \(file):9:3: note: below the file
        third
        error: no place
        a
        b
        \(file):1:1: error: cannot find 'X' in scope
          port: other: of the line
          port: X: of the name

        """)
  }
}
