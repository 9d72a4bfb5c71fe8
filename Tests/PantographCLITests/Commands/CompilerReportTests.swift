import Expectations
import PantographCLI
import PantographCommands
import PantographPlainText
import PantographPorting
import Testing

@testable import PantographStudio

/// Compiler messages about ported sources, translated to the user's own lines.
struct CompilerReportTests {
  private static let output = """
    /cache/A.swift:4:11: error: cannot find 'AVPlayer' in scope
      var x = AVPlayer()
              ^~~~~~~~
    /cache/A.swift:4:11: error: cannot find 'AVPlayer' in scope
      var x = AVPlayer()
              ^~~~~~~~
    <unknown>:0: error: no input
    """

  @Test func `messages are read with their excerpts, each once`() {
    let messages = CompilerMessage.all(in: Self.output)
    expect(messages.count, equals: 2)
    expect(messages[0].path == "/cache/A.swift" && messages[0].line == 4)
    expect(messages[0].names == ["AVPlayer"] && messages[0].excerpt.count == 2)
  }

  @Test func `a failed step is said only if it has no error of its own`() {
    let step = "error: emit-module command failed with exit code 1 (use -v to see invocation)"
    let messages = CompilerMessage.all(in: "\(step)\n\(Self.output)")
    expect(messages, equals: CompilerMessage.all(in: Self.output))
    expect(CompilerMessage.all(in: step).map(\.kind), equals: ["error"])
  }

  @Test func `an error stands in the user's file, with what the port knows of the name`() {
    let report = CompilerReport(
      messages: CompilerMessage.all(in: Self.output),
      places: ["/cache/A.swift": "Cards/A.swift"],
      notes: [
        PortNote(path: "Cards/B.swift", line: 1, name: "AVPlayer", message: "not there"),
        PortNote(path: "Cards/A.swift", line: 9, name: "other", message: "not asked for"),
      ])
    let text = report.text(style: .plain).description
    expect(text.contains("Cards/A.swift:4:11: error: cannot find 'AVPlayer' in scope\n"))
    expect(text.contains("  port: AVPlayer: not there\n") && !text.contains("not asked for"))
    expect(!text.contains("/cache/"))
    expect(report.summary(of: "Cards"), equals: "Cards does not compile: 2 errors")
  }
}
