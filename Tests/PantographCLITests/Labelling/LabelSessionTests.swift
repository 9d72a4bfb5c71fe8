import Expectations
import Foundation
import Testing

@testable import PantographCLI

struct LabelSessionTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var path: String { url.path }

    init() throws {
      for name in ["a", "b"] {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let made = Pantograph.run(["synthesise", "tap", "-o", "\(path)/\(name).evemu"])
        try #require(made.code == 0, "\(made.output)")
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func label(of name: String) throws -> String? {
      try String(contentsOf: url.appending(path: "\(name).evemu"), encoding: .utf8)
        .split(separator: "\n").first { $0.hasPrefix("#: label.me: ") }
        .map { String($0.dropFirst("#: label.me: ".count)) }
    }
  }

  @Test func `keys from a file take the last label back, too, and those behind it end`() throws {
    let folder = try Folder()
    let keys = try TemporaryFile("ffucnnn")
    let made = Pantograph.run(["label", "--by", "me", folder.path], input: keys.path)
    expect(made.code == 0 && made.output.contains("b.evemu: label removed"), "\(made.output)")
    expect(made.output.contains("2 labelled (1 finish, 1 cancel, 0 other)"))
    try expect(folder.label(of: "a") == "finish" && folder.label(of: "b") == "cancel")
  }

  @Test func `taking a label back brings an earlier one again`() throws {
    let folder = try Folder()
    let first = try TemporaryFile("fc")
    _ = Pantograph.run(["label", "--by", "me", folder.path], input: first.path)
    let second = try TemporaryFile("nuq")
    let made = Pantograph.run(["label", "--again", "--by", "me", folder.path], input: second.path)
    expect(made.code == 0 && made.output.contains("a.evemu: finish again"), "\(made.output)")
    try expect(folder.label(of: "a") == "finish" && folder.label(of: "b") == "cancel")
  }

  @Test func `a recording that is shown again is counted once`() throws {
    let folder = try Folder()
    // The first is labelled, the second skipped; after the undo both are shown again.
    let skips = try TemporaryFile("fsuffq")
    let made = Pantograph.run(["label", "--by", "me", folder.path], input: skips.path)
    expect(made.output.contains("2 labelled (2 finish, 0 cancel, 0 other)\n"), "\(made.output)")
    // Only the second keeps its label.
    let first = folder.url.appending(path: "a.evemu")
    let lines = try String(contentsOf: first, encoding: .utf8).components(separatedBy: "\n")
    try lines.filter { !$0.hasPrefix("#: label.me") }.joined(separator: "\n")
      .write(to: first, atomically: true, encoding: .utf8)
    let again = try TemporaryFile("fufq")
    let second = Pantograph.run(["label", "--by", "me", folder.path], input: again.path)
    expect(
      second.output.contains("1 labelled (1 finish, 0 cancel, 0 other), 1 already labelled\n"),
      "\(second.output)")
  }

  @Test(.enabled(if: Tool.isInstalled("zsh"), "needs zsh"))
  func `in a terminal it asks behind the last, and no key reaches the shell`() throws {
    let folder = try Folder()
    let labelling = try TemporaryFile(
      """
      '\(Pantograph.path)' label --by me \(folder.path)
      stty -icanon -echo min 0 time 0
      printf 'left:%s:end' "$(cat)"
      """)
    let typing = try TemporaryFile(
      """
      zmodload zsh/zpty
      zpty label sh \(labelling.path)
      zpty -w -n label ffucxxqzzz
      zpty -r label shown '*:end*'
      print -r -- "$shown"
      """)
    let shown = Tool.run("zsh", "-f", typing.path).output
    expect(shown.contains("That was the last one.") && shown.contains("label removed"), "\(shown)")
    expect(shown.contains("2 labelled (1 finish, 1 cancel, 0 other)"), "\(shown)")
    expect(shown.contains("left::end"), "\(shown)")
    try expect(folder.label(of: "b"), equals: "cancel")
  }
}
