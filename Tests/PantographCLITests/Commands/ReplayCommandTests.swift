import Expectations
import Foundation
import Testing

struct ReplayCommandTests {
  private func made() throws -> TemporaryFile {
    try TemporaryFile(Pantograph.run(["synthesise", "tap", "-o", "-"]).output)
  }

  private func synthesised(_ words: String...) throws -> TemporaryFile {
    try TemporaryFile(Pantograph.run(["synthesise"] + words + ["-o", "-"]).output)
  }

  @Test(arguments: [
    ("navigation", "phone-edge-swipe-right-125hz"), ("sheet", "phone-swipe-down-125hz"),
  ])
  func `neither a film nor a machine's fonts change what a scene says`(
    scene: String, recording: String
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Recordings/\(recording).evemu"
    ).standardized.path
    let folder = URL(filePath: NSTemporaryDirectory())
    let picture = folder.appending(path: "replay-\(scene)-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: picture) }
    let command = "\"$P\" replay --json --scene \(scene) '\(file)'"
    let bare = Pantograph.shell(command, in: folder)
    let filmed = Pantograph.shell("\(command) --film '\(picture)' --force", in: folder)
    let fontless = Pantograph.shell(
      // Fontconfig itself prints an error if there are no fonts.
      "FONTCONFIG_FILE=/dev/null \(command) --film '\(picture)' --force 2>/dev/null", in: folder)
    expect(bare.output.contains("\"transitions\""))
    expect(filmed.output, equals: bare.output)
    expect(fontless.output, equals: bare.output)
  }

  @Test func `films without ffmpeg, and of unknown kinds, are refused with a way out`() throws {
    let file = try synthesised("drag")
    let folder = URL(filePath: NSTemporaryDirectory())
    let film = folder.appending(path: "replay-\(UUID().uuidString)")
    let command = "\"$P\" replay --scene card '\(file.path)' --film '\(film.path)"
    let without = Pantograph.shell("PATH=/nowhere \(command).gif' 2>&1", in: folder)
    expect(without.code == 69 && without.output.contains("ffmpeg, which is not installed"))
    let unknown = Pantograph.shell("\(command).avi' 2>&1", in: folder)
    expect(unknown.code == 64 && unknown.output.contains(".mp4"))
    expect(!FileManager.default.fileExists(atPath: film.path + ".gif"))
  }

  @Test func `a trace into the pipe that is read is refused`() throws {
    let file = try made()
    let folder = URL(filePath: NSTemporaryDirectory())
    for scene in ["", "--scene card"] {
      let result = Pantograph.shell(
        "cat '\(file.path)' | \"$P\" replay \(scene) --trace /dev/stdin /dev/stdin 2>&1", in: folder
      )
      expect(result.code == 64 && result.output.contains("is the pipe"), "\(result.output)")
    }
    let output = Pantograph.shell(
      "cat '\(file.path)' | \"$P\" synthesise tap -o /dev/stdin 2>&1", in: folder)
    expect(output.code == 73 && output.output.contains("standard input"), "\(output.output)")
  }

  @Test func `the example of its help pops a page`() throws {
    expect(Pantograph.run(["replay", "--help"]).output.contains("edge-swipe"))
    let file = try synthesised("edge-swipe", "--device", "phone")
    let result = Pantograph.run(["replay", "--scene", "navigation", file.path])
    expect(result.code == 0 && result.output.contains("\nFinished, "))
  }

  @Test func `it says what was recognized, and why`() throws {
    let file = try synthesised("swipe", "--fingers", "3", "--direction", "left")
    let result = Pantograph.run(["replay", file.path])
    expect(result.code, equals: 0)
    expect(result.output.contains("swipe left"))
    expect(result.output.contains("together"))
  }

  @Test func `its JSON has every gesture with all that is asked of one`() throws {
    let file = try synthesised("scroll", "--direction", "up")
    let result = Pantograph.run(["replay", "--json", file.path])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let gestures = try #require(object?["gestures"] as? [[String: Any]])
    expect(gestures.count, equals: 1)
    let gesture = try #require(gestures.first)
    expect(gesture["kind"] as? String == "scroll" && gesture["fingers"] as? Int == 2)
    expect(gesture["direction"] as? String == "up" && gesture["outcome"] as? String == "ended")
    expect((gesture["translation"] as? [Double])?.count, equals: 2)
    expect((gesture["velocity"] as? [Double])?.count, equals: 2)
    let start = try #require(gesture["start"] as? Double)
    let end = try #require(gesture["end"] as? Double)
    expect(start >= 0 && end > start)
    expect(
      (object?["recognizers"] as? [[String: Any]])?.contains {
        $0["recognizer"] as? String == "pan"
      }, equals: true)
  }

  @Test func `inspect lists the same gestures`() throws {
    let file = try synthesised("pinch-in")
    let lists = try ["replay", "inspect"].map { command in
      let output = Pantograph.run([command, "--json", file.path]).output
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      return try #require(object?["gestures"] as? NSArray)
    }
    expect(lists[0].count == 1 && lists[0] == lists[1])
  }

  private func frames(_ trace: TemporaryFile) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(trace.text.utf8)) as? [String: Any]
    expect(object?["file"] is String)
    return try #require(object?["frames"] as? [[String: Any]])
  }

  @Test func `a trace holds every frame, with every recognizer's state and reasons`() throws {
    let file = try synthesised("tap")
    let trace = try TemporaryFile()
    expect(Pantograph.run(["replay", "--trace", trace.path, file.path]).code, equals: 73)
    let result = Pantograph.run(["replay", "--force", "--trace", trace.path, file.path])
    expect(result.code, equals: 0)
    let frames = try frames(trace)
    expect(frames.count { $0["contacts"] != nil }, isAbove: 5)
    expect(frames.allSatisfy { $0["track"] as? Int == 0 && $0["time"] is Double })
    let gestures = frames.flatMap { $0["gestures"] as? [[String: Any]] ?? [] }
    expect(
      gestures.contains {
        $0["name"] as? String == "hand" && $0["kind"] as? String == "tap" && $0["evidence"] != nil
      })
    expect(gestures.contains { $0["name"] as? String == "tap" && $0["phase"] != nil })
  }

  @Test func `a scene's trace has the shape of every trace`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Recordings/phone-flick-back-down-60hz.evemu"
    ).standardized.path
    let (scene, plain) = (try TemporaryFile(), try TemporaryFile())
    let words = ["replay", "--force", file]
    expect(Pantograph.run(words + ["--scene", "card", "--trace", scene.path]).code, equals: 0)
    expect(Pantograph.run(words + ["--trace", plain.path]).code, equals: 0)
    let (inScene, alone) = (try frames(scene), try frames(plain))
    let names: ([[String: Any]]) -> Set<String> = { Set($0.flatMap(\.keys)).subtracting(["track"]) }
    expect(names(inScene), equals: names(alone))
    let contacts: ([[String: Any]]) -> NSArray = { $0.compactMap { $0["contacts"] } as NSArray }
    expect(contacts(inScene), equals: contacts(alone))
    let gestures = inScene.flatMap { $0["gestures"] as? [[String: Any]] ?? [] }
    expect(gestures.contains { $0["phase"] as? String == "began" && $0["why"] is String })
  }

  @Test(
    .enabled(if: !FileManager.default.fileExists(atPath: "/dev/uinput"), "there is a /dev/uinput"))
  func `without uinput it says which module to load`() throws {
    let file = try made()
    let result = Pantograph.run(["replay", "--uinput", file.path])
    expect(result.code, equals: 69)
    expect(result.output.contains("there is no /dev/uinput"))
    expect(result.output.contains("modprobe uinput"))
  }

  @Test func `a recording without a description is not played`() throws {
    let file = try TemporaryFile("E: 0.000001 0000 0000 0000\n")
    let result = Pantograph.run(["replay", "--uinput", file.path])
    expect(result.code, equals: 65)
  }

  @Test(arguments: [
    ("replay", 64), ("replay --uinput /nonexistent", 66), ("replay --uinput /dev/null", 65),
    ("replay --uinput x --speed 0", 64), ("replay --uinput x --wait -1", 64),
  ])
  func `the exit code says what went wrong`(line: String, code: Int) {
    let words = line.split(separator: " ").map(String.init)
    expect(Pantograph.run(words).code, equals: Int32(code))
  }
}
