import Expectations
import Foundation
import PantographEvdev
import Testing

@testable import PantographCLI

/// All JSON that commands print is valid under `docs/schemas/pantograph.json`.
struct SchemaTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized.path
  private static let recordings = root + "/Recordings"

  private func check() throws -> SchemaCheck {
    try SchemaCheck(Self.root + "/docs/schemas/pantograph.json")
  }

  private static func recording(_ name: String) -> String { "\(recordings)/\(name).evemu" }

  @Test(arguments: [
    ("demos", ["demo"]), ("scenes", ["scenes"]), ("gestures", ["synthesise", "--list"]),
    ("policies", ["policies"]), ("policyTable", ["policies", "--table", "niri"]),
    ("recognition", ["replay", recording("touchpad-pinch-in-125hz")]),
    ("recognition", ["replay", recording("phone-tap-90hz")]),
    ("recognition", ["replay", recording("touchscreen-rotate-125hz")]),
    ("inspection", ["inspect", recording("touchpad-palm-125hz")]),
    ("inspection", ["inspect", recording("touchscreen-palm-tool-90hz"), "--filtered"]),
    ("scene", ["replay", "--scene", "card", recording("phone-flick-back-down-60hz")]),
    ("scene", ["replay", "--scene", "card", recording("phone-tap-90hz")]),
    ("scene", ["replay", "--scene", "card", recording("phone-drag-right-60hz")]),
    ("scene", ["replay", "--scene", "card", recording("touchpad-3-finger-swipe-left-125hz")]),
    ("scene", ["replay", "--scene", "sheet", recording("phone-drag-up-90hz")]),
    ("suite", ["replay", recordings]),
    ("survey", ["survey", recordings]), ("survey", ["survey", recording("phone-tap-90hz")]),
    ("survey", ["survey", recordings, "--by", "recording"]),
    ("comparison", ["diff", recording("phone-tap-90hz"), recording("phone-jab-125hz")]),
    ("comparison", ["diff", recording("phone-tap-90hz"), recording("phone-tap-90hz")]),
  ])
  func `what a command prints is as its schema says`(name: String, words: [String]) throws {
    let output = Pantograph.run(words + ["--json"]).output
    try expect(check().problems(in: output, as: name), equals: [])
  }

  @Test(arguments: [
    ["--sweep", "finish.progress=0.2…0.8/7"], ["--sweep", "finish.velocity=300 pt/s,none"],
    ["--policy", "niri", "--against", "kwin-effect", "--no-policies"],
    ["--sweep", "estimator=lsq2,window100", "--sweep", "update.smallestChange=0.5,2"],
  ])
  func `what tune prints is as its schema says`(words: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    expect(
      Pantograph.run(
        ["synthesise", "--corpus", folder.path, "--count", "40", "--people", "5", "--quiet"]
      ).code, equals: 0)
    let result = Tool.run(
      path: Pantograph.path, ["tune", folder.path, "--json", "--quiet"] + words)
    try expect(check().problems(in: result.output, as: "tuning"), equals: [])
  }

  @Test(arguments: [[], ["--scene", "card"]])
  func `a trace is as its schema says`(words: [String]) throws {
    let file = try TemporaryFile()
    let recording = Self.recording("phone-flick-back-down-60hz")
    expect(
      Pantograph.run(["replay", recording, "-f", "--trace", file.path] + words).code, equals: 0)
    try expect(check().problems(in: file.text, as: "trace"), equals: [])
  }

  @Test func `what is wrong is told`() throws {
    let check = try check()
    expect(check.problems(in: #"{"schema":1}"#, as: "demos"), equals: ["demos: demos is missing"])
    expect(
      check.problems(in: #"{"schema":2,"demos":[],"more":0}"#, as: "demos").sorted(),
      equals: [
        "demos.schema: 2 is not 1", "demos: more stands in no schema",
      ])
    expect(
      !check.problems(in: #"{"schema":1,"demos":[{"name":1,"summary":""}]}"#, as: "demos").isEmpty)
  }

  @Test func `the page on formats names each schema`() throws {
    let page = try String(contentsOfFile: Self.root + "/docs/formats.md", encoding: .utf8)
    let parts = [
      "comparedFile", "decision", "evidence", "gesture", "inspectedDevice", "movement",
      "movementStream", "refusal", "thresholds", "vector",
    ]
    for name in try check().names where !parts.contains(name) {
      expect(page.contains("| `\(name)` |"), "\(name)")
    }
  }
}
