import Expectations
import Foundation
import Testing

/// Files that are meant for sending do not say where a corpus lies.
struct PrivatePathTests {
  @Test func `a report of tuning names recordings without their folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let made = Pantograph.shell(
      "\"$P\" synthesise --corpus hands --count 12 --people 3 >/dev/null 2>&1", in: folder)
    expect(made.code, equals: 0)
    let hands = folder.appending(path: "hands").path
    let page = folder.appending(path: "page.html")
    let result = Pantograph.run([
      "tune", hands, "--sweep", "finish.progress=0.3,0.4", "--report", page.path,
    ])
    expect(result.code, equals: 0, "\(result.output)")
    let text = try String(contentsOf: page, encoding: .utf8)
    expect(text.contains(".evemu"))
    expect(!text.contains(folder.path) && !text.contains("hands/"))
  }

  @Test func `the agreement on files that are no recordings is an error`() throws {
    let file = try TemporaryFile("no recording")
    let result = Pantograph.run(["label", "--agreement", file.path])
    expect(result.code == 65 && result.output.contains("is not a recording"))
  }

  @Test(arguments: [[], ["--scene", "card"]])
  func `a trace names its recording without the folder`(words: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (recording, trace) = (folder.appending(path: "a.evemu"), folder.appending(path: "t.json"))
    expect(Pantograph.run(["synthesise", "flick", "-o", recording.path]).code, equals: 0)
    let result = Pantograph.run(["replay", recording.path, "--trace", trace.path] + words)
    expect(result.code, equals: 0, "\(result.output)")
    let text = try String(contentsOf: trace, encoding: .utf8)
    expect(text.contains("\"file\": \"a.evemu\"") && !text.contains(folder.path))
  }
}
