import Expectations
import Foundation
import PantographRecordings
import PantographTouches
import TemporaryFolders
import Testing

struct ConvertCommandTests {
  private static let swipe = DecodedRecording.bundled("touchpad-3-finger-swipe-left-125hz")
  private static let doubleTap = DecodedRecording.bundled("phone-double-tap-60hz")
  private static let scroll = DecodedRecording.bundled("touchpad-2-finger-scroll-up-125hz")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.path(name) }

  /// Converts with these options, once from evemu to evemu and once through YAML, checks that both give the
  /// same result, and returns it.
  private func converted(_ input: String, _ options: String...) throws -> DecodedRecording {
    let direct = path("direct.evemu")
    let yaml = path("in.yml")
    let around = path("around.yml")
    for words in [
      [input, direct] + options, [input, yaml, "--to", "libinput"],
      [yaml, around, "--to", "libinput"] + options,
    ] {
      let result = Pantograph.run(["convert", "-q", "--force"] + words)
      try #require(result.code == 0, "\(result.output)")
    }
    let decoded = try DecodedRecording(direct)
    let other = try DecodedRecording(around)
    expect(decoded.format.name, equals: "evemu")
    expect(other.format.name, equals: "libinput")
    expect(decoded.recording.tracks[0].events, equals: other.recording.tracks[0].events)
    expect(decoded.recording.notes, equals: other.recording.notes)
    return decoded
  }

  @Test func `without an option the same recording comes out`() throws {
    try expect(converted(Self.swipe).recording, equals: DecodedRecording(Self.swipe).recording)
  }

  @Test func `a trim in time keeps what lies in it and ends what goes on`() throws {
    let whole = try DecodedRecording(Self.swipe)
    let part = try converted(Self.swipe, "--trim", "0.1..0.2")
    let first = try #require(whole.frameTimes.first)
    expect(part.lives.count, equals: 3)
    expect(part.lives.allSatisfy { !$0.isCancelled })
    try expect(#require(part.frameTimes.first), isAtLeast: first + .milliseconds(100))
    try expect(#require(part.frameTimes.last), isAtMost: first + .milliseconds(200))
    try expect(converted(Self.swipe, "--trim", "0..").lives, equals: whole.lives)
  }

  @Test func `one contact can be kept`() throws {
    let whole = try DecodedRecording(Self.doubleTap)
    try #require(whole.lives.count == 2)
    let second = try converted(Self.doubleTap, "--contact", "2")
    expect(second.lives, equals: [whole.lives[1]])
  }

  @Test func `of several devices a contact is named with its device`() throws {
    let both = path("both.yml")
    let yaml = path("one.yml")
    for arguments in [
      [Self.swipe, yaml, "--to", "libinput"], [Self.doubleTap, both, "--to", "libinput"],
    ] {
      try #require(Pantograph.run(["convert", "-q", "--force"] + arguments).code == 0)
    }
    let one = try String(contentsOfFile: yaml, encoding: .utf8)
    let devices = try #require(one.range(of: "\n- node:"))
    let joined =
      try String(contentsOfFile: both, encoding: .utf8)
      .replacingOccurrences(of: "ndevices: 1", with: "ndevices: 2")
      + one[one.index(after: devices.lowerBound)...]
    try joined.write(toFile: both, atomically: true, encoding: .utf8)
    let unnamed = Pantograph.run(["convert", both, "-", "--contact", "1"])
    expect(unnamed.code, equals: 65)
    expect(unnamed.output.contains("the devices 1, 2 all have a contact 1"))
    let out = path("out.evemu")
    expect(Pantograph.run(["convert", "-q", both, out, "--contact", "2:1"]).code, equals: 0)
    try expect(DecodedRecording(out).lives, equals: [DecodedRecording(Self.swipe).lives[0]])
    expect(Pantograph.run(["convert", both, "-", "--contact", "x:1"]).code, equals: 64)
  }

  @Test func `slots are kept and dropped`() throws {
    let whole = try DecodedRecording(Self.swipe)
    let kept = try converted(Self.swipe, "--keep-slots", "0,2")
    let dropped = try converted(Self.swipe, "--drop-slots", "1")
    expect(kept.lives.count, equals: 2)
    expect(kept.lives, equals: dropped.lives)
    expect(kept.lives.allSatisfy { whole.lives.contains($0) })
  }

  @Test func `twice the speed takes half the time on the same way`() throws {
    let whole = try DecodedRecording(Self.swipe)
    let fast = try converted(Self.swipe, "--speed", "2")
    for (slow, fast) in zip(whole.lives, fast.lives) {
      expect(
        abs((fast.end - fast.start).seconds - (slow.end - slow.start).seconds / 2), isBelow: 1e-5)
      expect(fast.first == slow.first && fast.last == slow.last)
    }
  }

  @Test func `a loop repeats the contacts, each lifted`() throws {
    let whole = try DecodedRecording(Self.swipe)
    let looped = try converted(Self.swipe, "--loop", "3")
    expect(looped.lives.count, equals: 3 * whole.lives.count)
    expect(looped.lives.allSatisfy { !$0.isCancelled })
    expect(looped.lives.suffix(3).map(\.last), equals: whole.lives.map(\.last))
  }

  @Test func `another report rate keeps where and when a finger lands and lifts`() throws {
    let whole = try DecodedRecording(Self.swipe)
    let dense = try converted(Self.swipe, "--resample", "500")
    expect(dense.frameTimes.count, isAbove: 3 * whole.frameTimes.count)
    for (old, new) in zip(whole.lives, dense.lives) {
      expect(new.start == old.start && new.end == old.end)
      expect((new.last - old.last).length, isBelow: 0.5)
    }
  }

  @Test func `another device gets the same millimetres`() throws {
    let whole = try DecodedRecording(Self.doubleTap)
    let device = DecodedRecording.bundled("touchscreen-swipe-down-250hz")
    let fitted = try converted(Self.doubleTap, "--onto", device)
    try expect(
      fitted.recording.tracks[0].header.device,
      equals: DecodedRecording(device).recording.tracks[0].header.device)
    expect(fitted.lives.count, equals: whole.lives.count)
    for (old, new) in zip(whole.lives, fitted.lives) {
      expect((new.first - old.first).length, isBelow: 0.2)
      expect(new.start == old.start && new.end == old.end)
    }
  }

  @Test func `what does not fit another device is said`() throws {
    let result = Pantograph.run([
      "convert", DecodedRecording.bundled("touchscreen-swipe-down-250hz"), path("small.evemu"),
      "--onto", Self.doubleTap,
    ])
    expect(result.code, equals: 0)
    expect(result.output.contains("positions to the edge of the new surface"), "\(result.output)")
  }

  @Test func `what a merge has no room for is said`() throws {
    // Six times three fingers are more than the touchpad's slots.
    let others = (0..<5).flatMap { _ in ["--merge", Self.swipe] }
    let result = Pantograph.run(["convert", Self.swipe, path("many.evemu")] + others)
    expect(result.code, equals: 0)
    expect(result.output.contains("--merge left out"), "\(result.output)")
    let merged = try converted(Self.swipe, "--merge", Self.scroll)
    expect(merged.lives.count, equals: 5)
    expect(merged.lives.allSatisfy { !$0.isCancelled })
  }

  @Test(arguments: [
    ("a.yml", "libinput"), ("a.YAML", "libinput"), ("a.evemu", "evemu"), ("a", "evemu"),
  ])
  func `the name decides on the format, and --to overrides it`(name: String, format: String) throws
  {
    expect(Pantograph.run(["convert", Self.swipe, path(name)]).code, equals: 0)
    try expect(DecodedRecording(path(name)).format.name, equals: format)
    let other = format == "evemu" ? "libinput" : "evemu"
    expect(
      Pantograph.run(["convert", "-f", Self.swipe, path(name), "--to", other]).code, equals: 0)
    try expect(DecodedRecording(path(name)).format.name, equals: other)
    let made = Pantograph.run(["synthesise", "tap", "-f", "-o", path(name)])
    expect(made.code, equals: 0)
    try expect(DecodedRecording(path(name)).format.name, equals: format)
  }

  @Test(arguments: [[], ["--loop", "1"]])
  func `--note replaces, --add-note adds`(edit: [String]) throws {
    let (once, more) = (path("once.evemu"), path("more.evemu"))
    let words = ["--note", "who=me", "--note", "who=you"] + edit
    expect(Pantograph.run(["convert", Self.swipe, once] + words).code, equals: 0)
    expect(
      Pantograph.run(["convert", once, more, "--add-note", "who=them"] + edit).code, equals: 0)
    let notes = try DecodedRecording(more).recording.notes.filter { $0.key == "who" }
    expect(notes.map(\.value), equals: ["you", "them"])
  }

  @Test func `a recording that cannot be read is a missing input`() throws {
    let shut = path("shut.evemu")
    expect(Pantograph.run(["convert", Self.swipe, shut]).code, equals: 0)
    expect(Pantograph.run(["inspect", folder.path]).code, equals: 66)
    guard geteuid() != 0 else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: shut)
    expect(Pantograph.run(["inspect", shut]).code, equals: 66)
  }

  @Test func `notes are added and removed, streamed or not`() throws {
    for edit in [[], ["--speed", "1"]] {
      let file = path("notes\(edit.count).evemu")
      let words = ["--note", "who=me", "--remove-note", "seed"] + edit
      expect(Pantograph.run(["convert", "-q", Self.swipe, file] + words).code, equals: 0)
      let recording = try DecodedRecording(file).recording
      expect(recording.note("who"), equals: "me")
      expectNil(recording.note("seed"))
      expect(recording.note("gesture"), equals: "swipe")
    }
  }

  @Test func `standard input is read and standard output written`() throws {
    let result = Pantograph.run(["convert", "-", "-"], input: Self.swipe)
    expect(result.code, equals: 0)
    try expect(result.output, equals: String(contentsOfFile: Self.swipe, encoding: .utf8))
    let inspected = Pantograph.run(["inspect", "-"], input: Self.swipe)
    expect(inspected.output.contains("Contacts   3"))
  }

  @Test func `a file takes the place of itself only when forced`() throws {
    let file = path("self.evemu")
    try FileManager.default.copyItem(atPath: Self.swipe, toPath: file)
    expect(Pantograph.run(["convert", file, file]).code, equals: 73)
    expect(Pantograph.run(["convert", file, file, "--force", "--speed", "2"]).code, equals: 0)
    try expect(DecodedRecording(file).lives.count, equals: 3)
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: ["self.evemu"])
  }

  @Test func `a broken tail is kept up to there, and refused when strict`() throws {
    let broken = path("broken.evemu")
    let text = try String(contentsOfFile: Self.swipe, encoding: .utf8)
    try (text + "E: 9.0 zzzz\n").write(toFile: broken, atomically: true, encoding: .utf8)
    let lines = text.split(separator: "\n").count
    let lenient = Pantograph.run(["convert", broken, path("good.evemu")])
    expect(lenient.code, equals: 0)
    expect(lenient.output.contains("\(broken):\(lines + 1):"))
    try expect(
      DecodedRecording(path("good.evemu")).lives, equals: DecodedRecording(Self.swipe).lives)
    let strict = Pantograph.run(["convert", broken, path("none.evemu"), "--strict"])
    expect(strict.code, equals: 65)
    expect(!FileManager.default.fileExists(atPath: path("none.evemu")))
  }

  @Test func `events take the description that lies beside them`() throws {
    let lines = try String(contentsOfFile: Self.swipe, encoding: .utf8).split(separator: "\n")
    let events = path("Pad.swipe.events")
    for (file, isEvent) in [(events, true), (path("Pad.desc"), false)] {
      let text = lines.filter { $0.hasPrefix("E:") == isEvent }.joined(separator: "\n") + "\n"
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    expect(Pantograph.run(["convert", events, path("whole.evemu")]).code, equals: 0)
    try expect(
      DecodedRecording(path("whole.evemu")).lives, equals: DecodedRecording(Self.swipe).lives)
    expect(Pantograph.run(["inspect", events]).output.contains("in \(path("Pad.desc"))"))
  }

  @Test(arguments: [
    ("--trim 2..1", 64), ("--trim x", 64), ("--trim 50..60", 65), ("--speed 0", 64),
    ("--trim 9e12..", 65), ("--trim 9e18..", 65), ("--trim 1e300..", 65), ("--trim 1e12..1e13", 65),
    ("--speed fast", 64), ("--keep-slots 9", 65), ("--drop-slots 3-1", 64), ("--contact 9", 65),
    ("--contact 0", 64), ("--loop 0", 64), ("--resample 0", 64), ("--to evtest", 64),
    ("--note x", 64), ("--onto /nonexistent", 66), ("--onto /dev/null", 65),
    ("--merge /nonexistent", 66), ("--description /nonexistent", 66),
  ])
  func `a bad option ends with its code and leaves no file`(options: String, code: Int) {
    let output = path("none.evemu")
    let words = options.split(separator: " ").map(String.init)
    let result = Pantograph.run(["convert", Self.swipe, output] + words)
    expect(result.code, equals: Int32(code), "\(result.output)")
    expect(result.output.hasPrefix("pantograph: error: "))
    expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test(arguments: [
    ("/nonexistent", "out", 66), ("/dev/null", "out", 65), ("/etc/hostname", "out", 65),
    ("/", "out", 66), (nil, "nowhere/out", 73), (nil, "/dev/full", 74), (nil, "/", 73),
  ])
  func `a file that is none ends with its code`(input: String?, output: String, code: Int) {
    let target = output.hasPrefix("/") ? output : path(output)
    for options in [[], ["--loop", "2"]] {
      let result = Pantograph.run(["convert", input ?? Self.swipe, target] + options)
      expect(result.code, equals: Int32(code), "\(result.output)")
      expect(result.output.hasPrefix("pantograph: error: "))
    }
  }
}
