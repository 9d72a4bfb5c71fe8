import Expectations
import Foundation
import PantographCommands
import Testing

@testable import PantographCLI

/// Runs the commands in the `console` blocks of the pages, in their order, and compares the output.
/// `make docs` writes changed output again.
struct DocumentationTests {
  struct Example: CustomTestStringConvertible {
    var line: Int
    var command: String
    var output: String

    var testDescription: String { command }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func examples(_ name: String) throws -> [Example] {
    let page = root.appending(path: "docs/\(name).md")
    var examples: [Example] = []
    var isInside = false
    for (number, line) in try String(contentsOf: page, encoding: .utf8).components(
      separatedBy: "\n"
    )
    .enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(Example(line: number + 1, command: String(line.dropFirst(2)), output: ""))
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  @Test(arguments: ["command-line", "tuning"])
  func `what the page shows is what comes`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Recordings"),
      withDestinationURL: Self.root.appending(path: "Recordings"))
    let program = URL(fileURLWithPath: Pantograph.path).deletingLastPathComponent().path
    let examples = try Self.examples(name)
    expect(examples.count, isAbove: 7)
    for example in examples {
      // The pages show the output in a UTF-8 locale, whatever the locale of the tests is.
      let result = Tool.run(
        "sh", "-c",
        "export LC_ALL=C.UTF-8; PATH='\(program)':\"$PATH\"; cd '\(folder.path)' && { \(example.command)\n}"
      )
      expect(result.output, equals: example.output, "docs/\(name).md:\(example.line)")
    }
  }

  @Test func `each command and each exit code has its place on the page`() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/command-line.md"), encoding: .utf8)
    for command in Program.pantograph.commands {
      expect(page.contains("`\(command.name)`"), "\(command.name)")
    }
    for code in ExitCode.allCases {
      expect(page.contains("| \(code.rawValue) | \(code.meaning) |"), "\(code)")
    }
  }
}
