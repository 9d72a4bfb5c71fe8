import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import Testing

@testable import PantographCLI

struct TuneCommandTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init(count: Int, people: Int = 3) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let made = run(
        "synthesise", "--corpus", path("hands"), "--count", "\(count)", "--people", "\(people)")
      try #require(made.code == 0, "\(made.output)")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    @discardableResult
    func run(_ arguments: String...) -> Tool.Result { Tool.run(path: Pantograph.path, arguments) }
  }

  private static let sweep = "finish.progress=0.2…0.8/7"

  @Test func `parts merge to the bytes of one run, in text and in JSON, also by way of a tree`()
    throws
  {
    let folder = try Folder(count: 45)
    for part in 1...3 {
      let made = folder.run(
        "tune", folder.path("hands"), "--sweep", Self.sweep, "--shard", "\(part)/3", "--out",
        folder.path("\(part)"), "--threads", "\(part)")
      expect(made.code, equals: 0, "\(made.output)")
    }
    for option in ["--color=never", "--json"] {
      let whole = folder.run("tune", folder.path("hands"), "--sweep", Self.sweep, option)
      let parts = [2, 3, 1].map { folder.path("\($0)") }
      expect(Tool.run(path: Pantograph.path, ["tune", "--merge", option] + parts), equals: whole)
      folder.run(
        "tune", "--merge", folder.path("1"), folder.path("3"), "--out", folder.path("13"), "-f")
      expect(
        folder.run("tune", "--merge", option, folder.path("2"), folder.path("13")), equals: whole)
    }
    let some = folder.run("tune", "--merge", folder.path("1"), folder.path("2"))
    expect(some.code == 65 && some.output.contains("these parts of 3 are missing: 3"))
    folder.run(
      "tune", folder.path("hands"), "--sweep", "finish.progress=0.2,0.3", "--shard", "3/3", "--out",
      folder.path("x"))
    let mixed = folder.run("tune", "--merge", folder.path("1"), folder.path("x"))
    expect(mixed.code == 65 && mixed.output.contains("another sweep"))
  }

  @Test(arguments: [11, 12])
  func `up to ten missing parts are named`(count: Int) throws {
    let folder = try Folder(count: 2)
    let made = folder.run(
      "tune", folder.path("hands"), "--sweep", "finish.progress=0.2,0.3", "--shard", "1/\(count)",
      "--out", folder.path("1"))
    expect(made.code, equals: 0, "\(made.output)")
    let merged = folder.run("tune", "--merge", folder.path("1"))
    let end = count == 11 ? "11\n" : "11 and more\n"
    expect(
      merged.output.contains("of \(count) are missing: 2, 3, 4, 5, 6, 7, 8, 9, 10, \(end)"),
      "\(merged.output)")
  }

  @Test func `the best thresholds are saved as a file that replay loads`() throws {
    let folder = try Folder(count: 60)
    let tuned = folder.run(
      "tune", folder.path("hands"), "--sweep", "finish.progress=0.25", "--save",
      folder.path("t.json"))
    expect(tuned.code, equals: 0, "\(tuned.output)")
    let json = try String(contentsOfFile: folder.path("t.json"), encoding: .utf8)
    expect(json.contains("\"progress\": 0.25"))
    let replayed = folder.run(
      "replay", "--scene", "card", "--thresholds", folder.path("t.json"),
      folder.path("hands/0001.evemu"))
    expect(replayed.output.contains("into the scene card, by t"))
  }

  @Test func `the best update numbers are saved, and what loads the file has them`() throws {
    let folder = try Folder(count: 40)
    let tuned = folder.run(
      "tune", folder.path("hands"), "--sweep", "update.smallestChange=0.25,2,6", "--sweep",
      "update.rubberBand=0.2,0.6", "--sweep", "begin.slop=7 pt", "--sweep", "begin.cone=33",
      "--no-policies", "--save", folder.path("t.json"))
    let said = try #require(
      tuned.output.firstMatch(
        of: /movement to and fro: ([0-9.]+) pt, rubber band ([0-9]+(?:\.[0-9]+)?)/))
    let json = try String(contentsOfFile: folder.path("t.json"), encoding: .utf8)
    expect(json.contains("\"smallestChange\": \"\(said.1) pt\""), "\(json)")
    expect(json.contains("\"rubberBand\": \(said.2)"), "\(json)")
    expect(json.contains("\"slop\": \"7 pt\"") && json.contains("\"cone\": \"33"), "\(json)")
    let listed = folder.run("policies", "--thresholds", folder.path("t.json"))
    expect(listed.output.contains("\(said.1) pt"), "\(listed.output)")
    let again = folder.run(
      "tune", folder.path("hands"), "--thresholds", folder.path("t.json"), "--sweep",
      "finish.progress=0.5", "--json", "--no-policies", "--quiet")
    expect(again.output.contains("\"smallestChange\": \"\(said.1) pt\""))
    let replayed = folder.run(
      "replay", "--scene", "card", "--thresholds", folder.path("t.json"),
      folder.path("hands/0001.evemu"))
    expect(replayed.code, equals: 0, "\(replayed.output)")
  }

  @Test func `a single value is compared with what was before, and two policies with each other`()
    throws
  {
    let folder = try Folder(count: 60, people: 6)
    let one = folder.run(
      "tune", folder.path("hands"), "--sweep", "finish.progress=0.33", "--no-policies")
    expect(one.code == 0 && one.output.contains("as set"), "\(one.output)")
    expect(one.output.contains("right only by the set thresholds"), "\(one.output)")
    expect(!one.output.contains("in sample"), "\(one.output)")
    let pair = folder.run(
      "tune", folder.path("hands"), "--policy", "niri", "--against", "uikit-page-sheet",
      "--no-policies", "--json")
    expect(pair.code, equals: 0, "\(pair.output)")
    expect(pair.output.contains("\"against\": \"uikit-page-sheet\""))
    // In the opposite order, the difference has the opposite sign.
    let turned = folder.run(
      "tune", folder.path("hands"), "--policy", "uikit-page-sheet", "--against", "niri",
      "--no-policies", "--json")
    let gain = try #require(pair.output.firstMatch(of: /"gain": (-?[0-9.]+)/))
    let other = try #require(turned.output.firstMatch(of: /"gain": (-?[0-9.]+)/))
    expect(abs((Double(gain.1) ?? 1) + (Double(other.1) ?? 1)), isBelow: 1e-6)
    let p = try #require(pair.output.firstMatch(of: /"p": ([0-9.e-]+)/))
    expect((Double(p.1) ?? 0), isAbove: 0)
  }

  @Test func `tables have a row for each recording, person and combination`() throws {
    let folder = try Folder(count: 30, people: 5)
    let made = folder.run(
      "tune", folder.path("hands"), "--sweep", Self.sweep, "--no-policies", "--csv",
      folder.path("tables"))
    expect(made.code, equals: 0, "\(made.output)")
    for (name, rows) in [("recordings", 30), ("people", 5), ("grid", 7)] {
      let text = try String(contentsOfFile: folder.path("tables/\(name).csv"), encoding: .utf8)
      expect(text.split(separator: "\n").count, equals: rows + 1, "\(name): \(text)")
    }
    // The cost of a combination is the mean over the people there, too.
    func costs(_ name: String) throws -> [Double] {
      let lines = try String(contentsOfFile: folder.path("tables/\(name).csv"), encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
      let column = try #require(lines.first?.firstIndex(of: "cost"))
      return lines.dropFirst().compactMap { Double($0[column]) }
    }
    let people = try costs("people")
    let mean = people.reduce(0, +) / Double(people.count)
    let combinations = try costs("grid")
    expect(combinations.contains { abs($0 - mean) < 1e-9 }, "\(mean) of \(combinations)")
    let again = folder.run(
      "tune", folder.path("hands"), "--sweep", Self.sweep, "--csv", folder.path("tables"))
    expect(again.code, equals: 73, "\(again.output)")
  }

  @Test(arguments: ["svg", "png"])
  func `effects by person and device are drawn`(ending: String) throws {
    let folder = try Folder(count: 30, people: 5)
    let path = folder.path("effects.\(ending)")
    let made = folder.run(
      "tune", folder.path("hands"), "--sweep", Self.sweep, "--no-policies", "--plot", path)
    expect(made.code, equals: 0, "\(made.output)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    guard ending == "svg" else {
      expect(bytes.prefix(4).elementsEqual([0x89, 0x50, 0x4e, 0x47]))
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    expect(text.components(separatedBy: "<circle").count, isAbove: 5)
    expect(text.contains("mean of people") && text.contains("Devices"))
    let refused = folder.run(
      "tune", folder.path("hands"), "--sweep", Self.sweep, "--plot", folder.path("effects.csv"))
    expect(refused.code, equals: 64, "\(refused.output)")
  }

  @Test(arguments: [
    ("tune IN --sweep finish.progress=0.3 --report", "csv"),
    ("tune IN --sweep finish.progress=0.3 --save", "html"),
    ("tune IN --sweep finish.progress=0.3 --save", "yaml"),
    ("tune IN --sweep finish.progress=0.3 --report", "evemu"),
    ("tune IN --sweep finish.progress=0.3 --csv", "csv"),
    ("tune IN --sweep finish.progress=0.3 --shard 1/1 --out", "json"),
    ("convert IN", "png"), ("synthesise tap -o", "svg"), ("synthesise --corpus", "tar"),
    ("record -o", "png"), ("replay IN --scene card --html", "csv"), ("replay IN --trace", "png"),
    ("replay IN --junit", "json"), ("test IN --junit", "html"), ("demo card --record", "webp"),
  ])
  func `an ending that says something else is refused before anything is read`(
    line: String, ending: String
  ) throws {
    let folder = try Folder(count: 1, people: 1)
    let path = folder.path("x.\(ending)")
    let words = line.split(separator: " ").map {
      $0 == "IN" ? folder.path("hands/0001.evemu") : String($0)
    }
    let made = Tool.run(path: Pantograph.path, words + [path])
    expect(made.code == 64 && made.output.contains("ends in .\(ending), but "), "\(made.output)")
    expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `one class, few recordings and one hand are said`() throws {
    let folder = try Folder(count: 10, people: 1)
    let few = folder.run("tune", folder.path("hands"), "--sweep", Self.sweep)
    expect(few.output.contains("All recordings are by one person"))
    expect(few.output.contains("Only "))
    expect(few.output.contains("may be chance"))
    expect(few.output.contains("No verdict") || few.output.contains("nothing to decide"))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("hands")) {
      folder.run(
        "convert", folder.path("hands/\(name)"), folder.path("hands/\(name)"), "-f", "--note",
        "label=finish")
    }
    let one = folder.run("tune", folder.path("hands"), "--sweep", Self.sweep)
    expect(one.output.contains("All recordings are labelled finish"), "\(one.output)")
    expect(!one.output.contains("Better than"), "\(one.output)")
    expect(one.code, equals: 0)
  }

  @Test(arguments: [
    ("finish.progres=0.2,0.3", "Did you mean finish.progress?"),
    ("finish.progress", "has no ="),
    ("finish.progress=0.8…0.2", "two rising numbers"),
    ("finish.progress=2", "outside 0…1"),
    ("finish.velocity=100 px/s", "wrong unit"),
    ("handOff.response=0.1,0.2", "labels do not judge"),
    ("finish.progress=0…1/99999", "from 1 to 10000"),
    ("estimator=lsq9", "did you mean"),
  ])
  func `a sweep that cannot be is told`(sweep: String, sentence: String) {
    let result = Tool.run(path: Pantograph.path, ["tune", "/", "--sweep", sweep])
    expect(result.code, equals: 64, "\(result.output)")
    expect(result.output.contains(sentence), "\(result.output)")
  }

  @Test func `Ctrl-C keeps what was read, and the same command goes on from there`() throws {
    let folder = try Folder(count: 600)
    let pipe = folder.path("a.evemu")
    expect(mkfifo(pipe, 0o600), equals: 0)
    let arguments = ["tune", pipe, folder.path("hands"), "--sweep", Self.sweep, "--no-policies"]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Pantograph.path)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.path("cache")
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // The run waits for the pipe. Opening the pipe for writing succeeds only after the run has begun.
    let writer = try #require(FileHandle(forWritingAtPath: pipe))
    expect(kill(process.processIdentifier, SIGINT), equals: 0)
    usleep(100_000)
    writer.write(try Data(contentsOf: URL(fileURLWithPath: folder.path("hands/0001.evemu"))))
    try writer.close()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // Without the saved results, the second run would wait for the pipe forever.
    try #require(process.terminationStatus == 130, "\(said)")
    expect(said.contains("stopped after 512 of 601 recordings"), "\(said)")
    // The pipe is not read again, or it would wait forever.
    let again = Process()
    again.executableURL = process.executableURL
    again.arguments = arguments
    again.environment = environment
    let output = Pipe()
    again.standardError = output
    again.standardOutput = output
    try again.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    again.waitUntilExit()
    expect(again.terminationStatus, equals: 0)
    expect(text.contains("continuing an interrupted run after 512 recordings"), "\(text)")
    try expect(
      FileManager.default.contentsOfDirectory(atPath: folder.path("cache/pantograph")).isEmpty)
  }

  @Test func `another seed draws other combinations`() throws {
    let folder = try Folder(count: 30)
    let best = Set(
      (1...6).map { seed in
        folder.run(
          "tune", folder.path("hands"), "--sweep", "finish.progress=0.2…0.8/61", "--sweep",
          "finish.velocity=200…1200/101 pt/s", "--random", "3", "--seed", "\(seed)",
          "--no-policies",
          "--mistakes", "0"
        ).output.split(separator: "\n").filter { $0.contains("in sample ") }.description
      })
    expect(best.count, isAbove: 1)
    let help = Pantograph.run(["tune", "--help"]).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    expect(help.contains("each seed gives other combinations"))
    expect(!help.contains("another recording"))
  }

  @Test func `a label is written and taken back, and nothing else changes`() throws {
    let folder = try Folder(count: 3)
    let first = folder.path("hands/0001.evemu")
    let before = try String(contentsOfFile: first, encoding: .utf8)
    try "on\nunq".write(toFile: folder.path("keys"))
    let arguments = ["label", "--by", "me", folder.path("hands")]
    let labelled = Tool.run(path: Pantograph.path, arguments, input: folder.path("keys"))
    expect(labelled.output.contains("2 labelled (0 finish, 0 cancel, 2 other), 1 left"))
    let after = try String(contentsOfFile: first, encoding: .utf8)
    expect(after.replacing("#: label.me: other\n", with: ""), equals: before)
    try "c".write(toFile: folder.path("keys"))
    let rest = Tool.run(path: Pantograph.path, arguments, input: folder.path("keys"))
    expect(rest.output.contains("1 labelled (0 finish, 1 cancel, 0 other), 2 already labelled"))
    expect(rest.output.contains("the label and me: the same label on "))
  }
}

extension String {
  fileprivate func write(toFile path: String) throws {
    try write(toFile: path, atomically: true, encoding: .utf8)
  }
}
