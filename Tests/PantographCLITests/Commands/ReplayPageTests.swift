import Expectations
import Foundation
import Testing

@testable import PantographCLI

/// The page of `replay --html` in a real browser: its sliders give the same results as the command.
@Suite(.enabled(if: Browser.isThere, "chromium is not installed"))
struct ReplayPageTests {
  private struct Verdict: Decodable {
    var sentence: String
    var outcome: String?
    var asPlayed: Bool
    var unknown: Bool
  }

  private struct Shown {
    var verdicts: [Verdict]
    /// The thresholds that the page shows as a file.
    var file: String
    var console: String
  }

  /// The contents of the page after its sliders were moved, each to a share of its range.
  private func moved(_ page: URL, _ moves: [(path: String, share: Double)]) throws -> Shown {
    let text = try String(contentsOf: page, encoding: .utf8)
    let calls = moves.map { "move('\($0.path)', \($0.share));" }.joined()
    let moving = """
      <script>setTimeout(() => {
        const move = (path, share) => { const slider = document.getElementById("j-" + path);
          slider.value = Math.round(share * slider.max); slider.dispatchEvent(new Event("input")); };
        \(calls)
      }, 1000);</script></body>
      """
    let other = page.deletingLastPathComponent().appending(path: "moved.html")
    try text.replacing("</body>", with: moving).write(to: other, atomically: true, encoding: .utf8)
    let shown = try Browser.dump(other)
    expect(shown.document.contains("data-ready=\"true\""))
    func between(_ start: String, _ end: String) throws -> String {
      let rest = try #require(shown.document.components(separatedBy: start).dropFirst().first)
      return try #require(rest.components(separatedBy: end).first)
        .replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&amp;", with: "&")
    }
    return Shown(
      verdicts: try JSONDecoder().decode(
        [Verdict].self, from: Data(try between("data-decisions=\"", "\"").utf8)),
      file: try between("<pre id=\"judge-file\">", "</pre>"), console: shown.console)
  }

  private struct Case {
    var scene: String
    var recording: String
    var moves: [(path: String, share: Double)]
    /// Whether the moved sliders change the outcome.
    var changes: Bool
  }

  private static let cases = [
    Case(scene: "card", recording: "phone-swipe-down-125hz", moves: [], changes: false),
    Case(
      scene: "card", recording: "phone-swipe-down-125hz",
      moves: [("finish.progress", 0.95), ("finish.velocity", 0.97)], changes: true),
    Case(
      scene: "card", recording: "phone-swipe-down-125hz",
      moves: [("begin.slop", 0.9), ("estimator", 0.5)], changes: true),
    Case(
      scene: "card", recording: "phone-flick-back-down-60hz",
      moves: [("cancel.velocity", 1), ("finish.progress", 0.1)], changes: true),
    Case(
      scene: "sheet", recording: "phone-drag-up-90hz",
      moves: [("finish.progress", 0.9), ("finish.velocity", 0.97)], changes: true),
    Case(
      scene: "menu", recording: "phone-edge-swipe-menu-90hz",
      moves: [("length", 0.9), ("begin.cone", 0.4)], changes: true),
    // The hand is not tracked again, because in this scene it may reverse its direction.
    Case(
      scene: "tabs", recording: "phone-swipe-tabs-125hz",
      moves: [("finish.progress", 0.9), ("finish.velocity", 0.97)], changes: true),
    // With a touchpad beside the screen.
    Case(
      scene: "workspaces", recording: "touchpad-3-finger-swipe-left-125hz",
      moves: [("finish.progress", 0.9)], changes: true),
  ]

  @Test(arguments: cases.indices)
  func `sliders say what replay says with the same thresholds`(index: Int) throws {
    let one = Self.cases[index]
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = DecodedRecording.bundled(one.recording)
    let page = folder.appending(path: "page.html")
    let made = Tool.run(
      path: Pantograph.path, ["replay", "--scene", one.scene, "--html", page.path, file])
    let shown = try moved(page, one.moves)
    expect(shown.console, equals: "")
    let thresholds = folder.appending(path: "t.json")
    try shown.file.write(to: thresholds, atomically: true, encoding: .utf8)
    let replayed = Tool.run(
      path: Pantograph.path,
      ["replay", "--scene", one.scene, "--thresholds", thresholds.path, file])
    let known = shown.verdicts.filter { !$0.unknown }
    expect(!known.isEmpty)
    for verdict in known {
      expect(
        replayed.output.contains(verdict.sentence), "\(verdict.sentence)\n\(replayed.output)")
      expect(made.output.contains(verdict.sentence), equals: verdict.asPlayed)
    }
    expect(known.contains { !$0.asPlayed }, equals: one.changes, "\(known)")
  }
}
