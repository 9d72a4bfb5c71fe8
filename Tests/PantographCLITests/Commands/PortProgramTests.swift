import Expectations
import Foundation
import TemporaryFolders
import Testing

/// The program that a build runs to port its sources.
struct PortProgramTests {
  private static let program = URL(fileURLWithPath: Pantograph.path).deletingLastPathComponent()
    .appendingPathComponent("pantograph-port").path

  private static let page = """
    import UIKit

    final class Page: UIViewController {
      override func viewDidLoad() {
        UIScreen.main.wantsSoftwareDimming = true
        view.addSubview(WKWebView())
      }
    }

    """

  private func run(_ words: String...) -> Tool.Result { Tool.run(path: Self.program, words) }

  @Test func `it ports its sources, and prints lines in the format of compiler messages`() throws {
    let folder = try TemporaryFolder()
    try Data(Self.page.utf8).write(to: URL(fileURLWithPath: folder.path("Page.swift")))
    try Data("<svg/>".utf8).write(to: URL(fileURLWithPath: folder.path("dot.svg")))
    let result = run(
      "--output", folder.path("out"), "--root", folder.path(""), "--copy", folder.path("dot.svg"),
      "dot.svg", folder.path("Page.swift"))
    expect(result.code, equals: 0)
    let lines = result.output.split(separator: "\n")
    expect(lines.count, equals: 2)
    expect(lines.first?.contains("Page.swift:6: warning: WKWebView: "), equals: true)
    expect(lines.last?.contains("Page.swift:5: note: wantsSoftwareDimming: "), equals: true)
    let ported = try String(contentsOfFile: folder.path("out/Page.swift"), encoding: .utf8)
    expect(ported.contains("final class Page"))
    try expect(
      String(contentsOfFile: folder.path("out/dot.svg"), encoding: .utf8), equals: "<svg/>")
  }

  @Test func `words that are wrong end it with 64, and a source that is not there with 66`() throws
  {
    let folder = try TemporaryFolder()
    for words in [["--output"], ["--copy", "a"], ["--colour"], ["-x"]] {
      let result = Tool.run(path: Self.program, words)
      expect(result.code == 64 && result.output.contains("pantograph-port: error: "))
    }
    expect(run("--colour").output.contains("unknown option --colour"))
    expect(run("--copy", "a").output.contains("--copy needs a value"))
    expect(run("--output", folder.path("out"), folder.path("none.swift")).code, equals: 66)
  }

  @Test(arguments: ["--help", "-h"])
  func `its help names all options`(word: String) {
    let result = run(word)
    expect(result.code, equals: 0)
    for option in ["--output DIR", "--root DIR", "--always-register", "--copy SOURCE TARGET"] {
      expect(result.output.contains(option))
    }
  }
}
