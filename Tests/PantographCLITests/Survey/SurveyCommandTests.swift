import Expectations
import Foundation
import Testing

struct SurveyCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "survey-\(UUID().uuidString)")

  private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// A corpus of three people in `hands`, and a tap in `tap.evemu`.
  private func withHands(_ body: (URL) throws -> Void) throws {
    try inFolder { folder in
      let made = Pantograph.shell(
        "$P synthesise --corpus hands --count 30 --people 3 -q && $P synthesise tap -o tap.evemu -q",
        in: folder)
      expect(made.code, equals: 0, "\(made.output)")
      try body(folder)
    }
  }

  private func json(_ line: String, in folder: URL) throws -> [String: Any] {
    let result = Pantograph.shell(line, in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [String: Any], "\(result.output.prefix(300))")
  }

  @Test func `the text has quantiles, thresholds with their shares, and the weights`() throws {
    try withHands { folder in
      let result = Pantograph.shell("$P survey hands", in: folder)
      expect(result.code, equals: 0)
      for text in [
        "30 recordings, 3 people", "made by a program", "Each person counts the same",
        "speed at the lift, mm/s", "(FinishThresholds.velocity)", "if moved: 10 % less",
        "Touchscreens: ", "  5 %", " 95 %", "Contacts that the filters refuse",
      ] {
        expect(result.output.contains(text), "\(text)")
      }
      let widths = result.output.split(separator: "\n").map(\.count)
      expect((widths.max() ?? 0), isAtMost: 130)
    }
  }

  @Test func `with one person there is no interval, and the text says so`() throws {
    try withHands { folder in
      let result = Pantograph.shell("$P survey tap.evemu", in: folder)
      expect(result.code, equals: 0)
      expect(result.output.contains("There are no intervals: all is from one device"))
      expect(result.output.contains("time of a touch in one place, ms          1        1  79.9"))
    }
  }

  @Test func `the order of the recordings changes no byte`() throws {
    try withHands { folder in
      let first = Pantograph.shell("$P survey --json hands/*", in: folder)
      let last = Pantograph.shell("$P survey --json $(ls -r hands/*)", in: folder)
      let single = Pantograph.shell("$P survey --json --threads 1 hands", in: folder)
      expect(first.code == 0 && first.output.count > 10_000)
      expect(first.output, equals: last.output)
      expect(first.output, equals: single.output)
    }
  }

  @Test func `a copy of a recording counts once, and is named`() throws {
    try withHands { folder in
      let result = try json(
        "cp tap.evemu copy.evemu; $P survey --json tap.evemu ./tap.evemu copy.evemu", in: folder)
      expect(result["recordings"] as? Int, equals: 1)
      expect((result["copies"] as? [String])?.contains("copy.evemu"), equals: true)
    }
  }

  @Test func `one long recording does not drown a short one`() throws {
    try withHands { folder in
      let tap = folder.path + "/tap.evemu"
      for (name, count, pace) in [("long", 300, 1.0), ("short", 3, 2)] {
        let text = try StrungRecording.text(
          [String](repeating: tap, count: count), paces: [pace], notes: ["person: \(name)"])
        try Data(text.utf8).write(to: folder.appending(path: name + ".evemu"))
      }
      let result = try json("$P survey --json long.evemu short.evemu", in: folder)
      expect(result["by"] as? String, equals: "person")
      let kinds = try #require(result["kinds"] as? [[String: Any]])
      let quantities = try #require(kinds[0]["quantities"] as? [[String: Any]])
      let taps = try #require(quantities.first { $0["name"] as? String == "tap.duration" })
      expect(taps["values"] as? Int, equals: 303)
      let mean = try #require(taps["mean"] as? Double)
      let ends = [taps["smallest"], taps["largest"]].compactMap { $0 as? Double }
      expect((mean - (ends[0] + ends[1]) / 2).magnitude, isBelow: 0.1 * mean)
    }
  }

  /// The largest memory of a survey of this text, in kilobytes. It is read while the program waits
  /// for the end of its input.
  private func memory(surveying text: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Pantograph.path)
    process.arguments = ["survey", "--quiet", "--json", "-"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    try input.fileHandleForWriting.close()
    expect(!output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    process.waitUntilExit()
    expect(process.terminationStatus, equals: 0)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try #require(
      line?.split(whereSeparator: { " \t".contains($0) }).compactMap { Int($0) }.first)
  }

  @Test func `a recording that is twenty times as long needs no more memory`() throws {
    try withHands { folder in
      let swipe = folder.path + "/swipe.evemu"
      expect(
        Pantograph.run(["synthesise", "swipe", "--fingers", "3", "-o", swipe, "-q"]).code, equals: 0
      )
      var sizes: [Int] = []
      for count in [20, 400] {
        let paces = stride(from: 0.6, to: 1.5, by: 0.03).map { $0 }
        let text = try StrungRecording.text(
          [String](repeating: swipe, count: count), paces: paces)
        sizes.append(try memory(surveying: text))
      }
      expect(sizes[1], isBelow: sizes[0] + 2_000, "\(sizes) kB")
    }
  }

  @Test(arguments: [
    ("missing.evemu", 66, "missing.evemu cannot be opened"),
    ("empty", 65, "empty is empty; expected a recording"),
    ("words", 65, "words is not a recording in a known format"),
    ("folder", 65, "words is not a recording in a known format"),
    ("bare.evemu", 65, "no recording has a touch"),
    ("tap.evemu --by person", 65, "no recording names its person"),
    ("tap.evemu --by hand", 64, "must be one of person, device, recording"),
    ("half.evemu --strict", 65, "half.evemu:"),
    ("", 64, "RECORDINGS"),
  ])
  func `what cannot be surveyed is a sentence and an exit code`(
    words: String, code: Int32, message: String
  ) throws {
    try withHands { folder in
      let result = Pantograph.shell(
        """
        : >empty; echo not a recording >words; mkdir folder; cp words folder; \
        grep -v '^E:' tap.evemu >bare.evemu; head -c 5000 tap.evemu >half.evemu; \
        $P survey \(words)
        """, in: folder)
      expect(result.code, equals: code)
      expect(result.output.contains(message), "\(result.output)")
      expect(result.output.hasPrefix("pantograph: error: "))
    }
  }

  @Test func `broken files are left out and named, and the others are surveyed`() throws {
    try withHands { folder in
      let result = Pantograph.shell(
        "echo no >hands/notes.txt; head -c 5000 tap.evemu >hands/half.evemu; $P survey hands",
        in: folder)
      expect(result.code, equals: 0)
      expect(result.output.contains("1 file left out (cannot be read): hands/notes.txt."))
      expect(
        result.output.contains("1 recording used up to a problem in the file: hands/half.evemu."))
    }
  }

  @Test func `one event, and events without a device, are surveyed or refused, never a crash`()
    throws
  {
    try withHands { folder in
      let result = Pantograph.shell(
        """
        grep -v '^E:' tap.evemu >one.evemu; echo 'E: 1.000000 0003 0035 1' >>one.evemu; \
        grep '^E:' tap.evemu >events.evemu; \
        $P survey one.evemu; echo $?; $P survey events.evemu | head -n 1
        """, in: folder)
      expect(
        result.output.contains(
          "no recording has a touch or a movement: nothing can be surveyed\n65\n"))
      expect(result.output.contains("1 recording, 1 device"))
    }
  }

  @Test func `standard input is a recording`() throws {
    try withHands { folder in
      let piped = Pantograph.shell("cat tap.evemu | $P survey --json -", in: folder)
      let file = Pantograph.shell("$P survey --json tap.evemu", in: folder)
      expect(piped.code, equals: 0)
      expect(piped.output, equals: file.output)
    }
  }

  @Test func `tables have a row for each quantity, threshold and group`() throws {
    try withHands { folder in
      let result = Pantograph.shell(
        "$P survey hands --csv tables --quiet; $P survey hands --csv tables; echo $?", in: folder)
      expect(result.output.contains("exists already"))
      expect(result.output.hasSuffix("73\n"))
      func rows(_ name: String) throws -> [[Substring]] {
        try String(contentsOf: folder.appending(path: "tables/\(name).csv"), encoding: .utf8)
          .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
      }
      let quantities = try rows("quantities")
      expect(quantities[0].count, equals: 25)
      expect(quantities.allSatisfy { $0.count == quantities[0].count })
      expect(quantities.contains { $0[1] == "lift.speed" })
      let thresholds = try rows("thresholds")
      expect(
        thresholds.filter { $0[3] == "CancelThresholds.held" }.map { $0[4] }.prefix(5),
        equals: [
          "today", "tenthLower", "tenthHigher", "stepLower", "stepHigher",
        ])
      expect(Set(try rows("groups").dropFirst().map { $0[1] }).count, equals: 3)
    }
  }

  @Test func `the picture shows the distributions with today's thresholds`() throws {
    try withHands { folder in
      let result = Pantograph.shell(
        "$P survey hands --plot survey.svg -q; $P survey hands --plot survey.svg; echo $?; $P survey hands --plot survey.pdf",
        in: folder)
      expect(result.output.contains("73\n"))
      expect(result.output.contains("the name must end in .png or .svg"))
      let text = try String(contentsOf: folder.appending(path: "survey.svg"), encoding: .utf8)
      for name in ["speed at the lift", "FinishThresholds.velocity 155.8", "a single person"] {
        expect(text.contains(name), "\(name)")
      }
    }
  }

  @Test func `names of people and devices cannot steer a terminal or a spreadsheet`() throws {
    try withHands { folder in
      let text = try StrungRecording.text(
        [folder.path + "/tap.evemu"], paces: [1], notes: ["person: =cmd\u{1b}[31m,\"x\""])
      try Data(text.utf8).write(to: folder.appending(path: "evil.evemu"))
      let result = Pantograph.shell("$P survey evil.evemu --csv t --json", in: folder)
      expect(result.code, equals: 0)
      expect(!result.output.unicodeScalars.contains("\u{1b}"))
      let table = try String(contentsOf: folder.appending(path: "t/groups.csv"), encoding: .utf8)
      expect(table.contains("\"'=cmd"))
    }
  }

  @Test func `a recording of very many devices is surveyed up to a limit, and that is said`() throws
  {
    try withHands { folder in
      expect(Pantograph.shell("$P convert tap.evemu tap.yml -q", in: folder).code, equals: 0)
      let text = try String(contentsOf: folder.appending(path: "tap.yml"), encoding: .utf8)
      let parts = text.components(separatedBy: "\ndevices:\n")
      let many = parts[0] + "\ndevices:\n" + String(repeating: parts[1], count: 300)
      try Data(many.utf8).write(to: folder.appending(path: "many.yml"))
      let result = try json("$P survey --json many.yml", in: folder)
      let kinds = try #require(result["kinds"] as? [[String: Any]])
      expect(kinds[0]["touches"] as? Int, equals: 256)
      expect("\(result["remarks"] ?? "")".contains("the devices after the first 256"))
    }
  }

  private static let corpus =
    ProcessInfo.processInfo.environment["PANTOGRAPH_CORPUS"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/corpus").standardized.path

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: corpus), "there is no folder of real recordings"))
  func `real recordings of every format are surveyed`() throws {
    try inFolder { folder in
      let result = try json("$P survey --json '\(Self.corpus)'", in: folder)
      expect(result["recordings"] as? Int ?? 0, isAbove: 150)
      expect((result["kinds"] as? [Any])?.count ?? 0, isAtLeast: 2)
      // The recordings that libinput made are copies of those in evemu's format.
      expect((result["copies"] as? [String])?.count ?? 0, isAtLeast: 5)
    }
  }
}
