import Expectations
import Foundation
import Testing

/// Commands with recordings of libinput's gestures, which have no positions.
struct MovementCommandTests {
  /// A fast swipe to the left, then two fingers that rest, in the text of `libinput debug-events`.
  private static let swipe: String = {
    var text = """
      #: label: finish
      -event7   DEVICE_ADDED            Pad of a test                     seat0 default group1  cap:pg  size 102x68mm
      -event7   GESTURE_SWIPE_BEGIN     +0.100s\t3

      """
    for step in 1...20 {
      text +=
        " event7   GESTURE_SWIPE_UPDATE    +\(0.1 + Double(step * 8) / 1000)s"
        + "\t3 -20.00/ 0.00 (-21.03/ 0.00 unaccelerated)\n"
    }
    return text + """
       event7   GESTURE_SWIPE_END       +0.264s\t3
       event7   GESTURE_HOLD_BEGIN      +1.000s\t2
       event7   GESTURE_HOLD_END        +1.500s\t2

      """
  }()

  private func file(_ text: String = swipe) throws -> TemporaryFile { try TemporaryFile(text) }

  @Test func `inspect prints the unit, the reports and libinput's gestures`() throws {
    let source = try file()
    let result = Pantograph.run(["inspect", source.path])
    expect(result.code, equals: 0)
    for words in [
      "Pad of a test (touchpad)", "102 x 68 mm", "libinput, 10.52 to a millimetre", "24 reports",
      "124.9 Hz while moving", "swipe left", "hold",
    ] {
      expect(result.output.contains(words), "\(words) in \(result.output)")
    }
    expect(!result.output.contains("assumed"))
  }

  @Test func `times in hundredths make millimetres assumed`() throws {
    let old = Self.swipe.replacing(/\+(\d\.\d\d)\d?s/) { "+\($0.1)s" }
    let source = try file(old)
    let result = Pantograph.run(["inspect", source.path])
    expect(result.output.contains("millimetres are assumed"))
    expect(result.output.contains("rounded to 10 ms"))
  }

  @Test func `replay prints the decision and the policies that decide otherwise`() throws {
    let source = try file()
    let result = Pantograph.run(["replay", source.path])
    expect(result.code, equals: 0)
    expect(result.output.contains("pantograph: finish: thrown at "), "\(result.output)")
    expect(result.output.contains("-40.0 +0.0 mm"))
    expect(result.output.contains("otherwise go back: "))
  }

  @Test func `survey measures movements, and each person counts the same`() throws {
    let mia = try file("#: person: mia\n" + Self.swipe)
    let zoe = try file("#: person: zoe\n" + Self.swipe.replacing("-21.03", with: "-10.52"))
    let copy = try file("#: person: mia\n" + Self.swipe)
    let result = Pantograph.run(["survey", mia.path, zoe.path, copy.path])
    expect(result.code, equals: 0, "\(result.output)")
    for words in [
      "2 recordings, 2 people, 1 device, 48 events", "1 recording left out (same events",
      "Movements without positions: 2 people, 4 gestures", "from an update to the next, ms",
      "in a gesture, fingers", "speed at the end, mm/s", "at most", "FinishThresholds.velocity",
    ] {
      expect(result.output.contains(words), "\(words) in \(result.output)")
    }
    expect(!result.output.contains("assumed"))
    let json = Pantograph.run(["survey", "--json", mia.path, zoe.path])
    expect(json.output.contains(#""kind":"movements""#))
    expect(json.output.contains(#""name":"gesture.interval""#))
  }

  @Test func `survey says that lengths are assumed if the unit is not known`() throws {
    let old = try file(Self.swipe.replacing(/\+(\d\.\d\d)\d?s/) { "+\($0.1)s" })
    let result = Pantograph.run(["survey", old.path])
    expect(result.output.contains("lengths are assumed"), "\(result.output)")
  }

  @Test func `a cancelled swipe finishes under no policy`() throws {
    let text = Self.swipe.replacing("+0.264s\t3", with: "+0.264s\t3 cancelled")
    let source = try file(text)
    let result = Pantograph.run(["replay", "--json", source.path])
    expect(result.output.contains("\"ending\":\"cancelled\""))
    expect(!result.output.contains("\"outcome\":\"finish\""))
    expect(result.output.contains("\"rule\":\"gesture-cancelled\""))
  }

  @Test(arguments: ["inspection", "recognition"])
  func `the JSON is as its schema says`(name: String) throws {
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/schemas/pantograph.json").standardized.path
    let command = name == "inspection" ? "inspect" : "replay"
    let source = try file()
    let output = Pantograph.run([command, "--json", source.path]).output
    expect(output.contains("\"movementStreams\""))
    try expect(SchemaCheck(schema).problems(in: output, as: name), equals: [])
  }

  @Test func `a scene plays the movements`() throws {
    let down = Self.swipe.replacing("-20.00/ 0.00 (-21.03/ 0.00", with: "0.00/20.00 (0.00/21.03")
    let source = try file(down)
    let result = Pantograph.run(["replay", "--scene", "card", source.path])
    expect(result.code, equals: 0)
    expect(result.output.contains("finish"), "\(result.output)")
  }

  @Test func `movements are written as text that is read as the same movements`() throws {
    let source = try file()
    let first = Pantograph.run(["convert", source.path, "-", "--to", "debug-events"])
    expect(first.code, equals: 0)
    let written = try file(first.output)
    let again = Pantograph.run(["convert", written.path, "-", "--to", "debug-events"])
    expect(again.output, equals: first.output)
    expect(first.output.hasPrefix("#: label: finish\n-event7"))
  }

  @Test(arguments: [
    (["convert", "FILE", "-", "--to", "evemu"], "holds events only"),
    (["convert", "FILE", "-", "--trim", "0..1", "--to", "debug-events"], "an edit needs events"),
    (["replay", "FILE", "--trace", "-"], "a trace is about contacts"),
    (["inspect", "FILE", "--plot", "-.svg"], "cannot be drawn"),
    (["diff", "FILE", "FILE", "--plot", "-.svg"], "cannot be drawn"),
  ])
  func `what needs positions is refused with a sentence`(words: [String], sentence: String) throws {
    let source = try file()
    let result = Pantograph.run(words.map { $0 == "FILE" ? source.path : $0 })
    expect(result.code, differsFrom: 0)
    expect(result.output.contains(sentence), "\(result.output)")
  }

  @Test func `a recording without libinput's gestures is not written as debug-events`() throws {
    let touch = try TemporaryFile(Pantograph.run(["synthesise", "tap", "-o", "-"]).output)
    let result = Pantograph.run(["convert", touch.path, "-", "--to", "debug-events"])
    expect(result.code == 65 && result.output.contains("has no gestures of libinput"))
    expect(
      Pantograph.run(["synthesise", "tap", "--to", "debug-events", "-o", "-"]).code, equals: 64)
  }

  @Test func `diff compares the gestures and the places that the movements reach`() throws {
    let one = try file()
    let same = Pantograph.run(["diff", one.path, one.path])
    expect(same.code, equals: 0, "\(same.output)")
    expect(same.output.contains("24 reports of movements in 1.400 s"), "\(same.output)")
    let longer = try file(Self.swipe.replacing("-21.03", with: "-21.50"))
    let result = Pantograph.run(["diff", one.path, longer.path])
    expect(result.code, equals: 1)
    let words = #"The values "swipe, unaccelerated" differ by up to 9.4, at 0.160 s."#
    expect(result.output.contains(words), "\(result.output)")
    expect(!result.output.contains("first differ") && !result.output.contains("contact"))
    let tolerant = ["diff", one.path, longer.path, "--value-tolerance", "3"]
    expect(Pantograph.run(tolerant).code, equals: 0)
  }

  @Test func `diff prints the first gesture that differs`() throws {
    let one = try file()
    let cancelled = try file(Self.swipe.replacing("+0.264s\t3", with: "+0.264s\t3 cancelled"))
    let result = Pantograph.run(["diff", one.path, cancelled.path])
    expect(result.code, equals: 1)
    for words in [
      "The gestures first differ in line 2:", "A  0.164 s  swipe end 3\n",
      "B  0.164 s  swipe end 3 cancelled\n",
    ] {
      expect(result.output.contains(words), "\(words) in \(result.output)")
    }
  }

  @Test func `tune judges labelled movements`() throws {
    let folder = NSTemporaryDirectory() + "pantograph-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for index in 0..<6 {
      let x = index < 3 ? 21 + index : 1
      let text = Self.swipe
        .replacing("-20.00/ 0.00 (-21.03/ 0.00", with: "0.00/20.00 (0.00/\(x).0\(index)")
        .replacing("label: finish", with: "label: \(index < 3 ? "finish" : "cancel")")
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(index).txt"))
    }
    let result = Pantograph.run(["tune", folder])
    expect(!result.output.contains("can be judged"), "\(result.output)")
    expect(result.output.contains("6"), "\(result.output)")
  }
}
