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
    let host = run("--output", folder.path("out"), "--host", "SDL")
    expect(host.code, equals: 64)
    expect(host.output.contains("--host is one of PantographApplicationWindow, "))
    expect(run("--copy", "a").output.contains("--copy needs a value"))
    expect(run("--output", folder.path("out"), folder.path("none.swift")).code, equals: 66)
  }

  @Test(arguments: ["--help", "-h"])
  func `its help names all options`(word: String) {
    let result = run(word)
    expect(result.code, equals: 0)
    for option in [
      "--output DIR", "--root DIR", "--always-register", "--host LIBRARY", "--copy SOURCE TARGET",
    ] {
      expect(result.output.contains(option))
    }
  }

  /// A package's targets share their modules, so `canImport` is also true of a library that only another target uses.
  @Test(arguments: [
    (
      "PantographApplicationWindow", "import PantographApplicationWindow",
      "  ApplicationWindow.install()"
    ),
    (
      "PantographApplicationHost", "import PantographApplicationHost", "  ApplicationHost.install()"
    ),
    ("none", "import UIKit", "@MainActor func useApplicationHost() {"),
  ])
  func `an application uses the library that is named`(
    host: String, firstLine: String, statement: String
  ) throws {
    let folder = try TemporaryFolder()
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: folder.path("App.swift")))
    expect(
      run("--output", folder.path("out"), "--host", host, folder.path("App.swift")).code, equals: 0)
    let lines = try String(
      contentsOfFile: folder.path("out/InterfaceClasses.ported.swift"), encoding: .utf8
    ).components(separatedBy: "\n")
    expect(lines.first, equals: firstLine)
    expect(lines.contains(statement))
    expect(!lines.contains { $0.contains("canImport") })
    expect(lines.filter { $0.contains(".install()") }.count, equals: host == "none" ? 0 : 1)
  }
}
