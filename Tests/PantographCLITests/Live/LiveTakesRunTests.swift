import Expectations
import Foundation
import Glibc
import PantographCommands
import PantographEvdev
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographCLI

/// Takes as a person makes them, with a device that sends events, a terminal with keys, and the resulting files.
struct LiveTakesRunTests {
  private static func touch(_ device: FakeDevice, _ id: Int32) {
    let now = MonotonicClock.now.microseconds
    device.write(
      now, (.absolute, AbsoluteCode.multitouchTrackingID, id),
      (.absolute, AbsoluteCode.multitouchPositionX, 1000 + id),
      (.absolute, AbsoluteCode.multitouchPositionY, 500))
    device.write(now + 1000, (.absolute, AbsoluteCode.multitouchTrackingID, -1))
  }

  /// A person with a device and the other end of a terminal, on a separate thread.
  private final class Person {
    let device: FakeDevice
    let terminal: Int32
    let folder: String
    /// The keys, one after each take.
    let keys: [Character]

    init(_ device: FakeDevice, terminal: Int32, folder: String, keys: [Character]) {
      self.device = device
      self.terminal = terminal
      self.folder = folder
      self.keys = keys
    }

    /// Reads the program's output until it contains `text`. Reading keeps the program from blocking.
    func wait(for text: String) {
      var heard = ""
      var bytes = [UInt8](repeating: 0, count: 4096)
      while !heard.contains(text) {
        let count = read(terminal, &bytes, bytes.count)
        guard count > 0 else { return }
        heard += String(decoding: bytes.prefix(count), as: UTF8.self)
      }
    }

    func act() {
      for (index, key) in keys.enumerated() {
        // Touches count again after the key has been read.
        wait(for: "ready")
        touch(device, Int32(index))
        wait(for: "[q]uit")
        var byte = UInt8(key.asciiValue ?? 0)
        write(terminal, &byte, 1)
      }
      // Reads the rest of the output.
      wait(for: "\u{0}")
    }
  }

  /// Opens a pseudoterminal, and returns the person's end and the program's end.
  private static func makeTerminal() -> (Int32, Int32) {
    let outer = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN, which are macros in C.
    _ = ioctl(outer, 0x4004_5431, &number)
    _ = ioctl(outer, 0x8004_5430, &number)
    return (outer, open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
  }

  private static func makeTakes(_ folder: String, _ count: TakeCount) -> LiveTakes {
    LiveTakes(
      files: TakeFiles(folder + "/swipe", format: .evemu), format: .evemu, notes: [],
      takes: count, pause: .milliseconds(60), asksForLabels: true, duration: .seconds(20))
  }

  private func makeFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }

  /// The labels, with the names of the files as keys.
  private func labels(_ folder: String) throws -> [String: String] {
    var labels: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let loaded = try PantographRecordingFiles.RecordingFile.load(
        "\(folder)/\(name)", strict: true)
      expect(loaded.recording.tracks[0].events.count, equals: 6)
      labels[name] = loaded.recording.note(NoteKey.label) ?? "none"
    }
    return labels
  }

  @Test(arguments: [
    ("fcs", 3, "swipe-001.evemu finish, swipe-002.evemu cancel, swipe-003.evemu none"),
    ("rfdn", 3, "swipe-001.evemu finish, swipe-002.evemu other"),
    ("fcq", 9, "swipe-001.evemu finish, swipe-002.evemu cancel, swipe-003.evemu none"),
    ("f\u{3}", 9, "swipe-001.evemu finish, swipe-002.evemu none"),
  ])
  func `a key after each take is its label, or throws it away`(
    keys: String, count: Int, expected: String
  ) async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .success) {
      [folder = folder as String, keys = keys as String, count = count as Int] in
      setenv("TERM", "xterm", 1)
      let (terminal, inner) = LiveTakesRunTests.makeTerminal()
      for descriptor in [STDIN_FILENO, STDERR_FILENO] as [Int32] { dup2(inner, descriptor) }
      let device = FakeDevice(.pad)
      let person = Unmanaged.passRetained(
        Person(device, terminal: terminal, folder: folder, keys: Array(keys)))
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { person in
          person.map { Unmanaged<Person>.fromOpaque($0).takeUnretainedValue().act() }
          return nil
        }, person.toOpaque())
      var console = Console(program: "pantograph")
      var takes = LiveTakesRunTests.makeTakes(folder, .count(count))
      try takes.run(try device.open(), console: &console)
      var settings = termios()
      tcgetattr(inner, &settings)
      expect(settings.c_lflag & tcflag_t(ICANON), differsFrom: 0)
    }
    let found = try labels(folder).map { "\($0) \($1)" }.sorted().joined(separator: ", ")
    expect(found, equals: expected)
  }

  @Test func `without a terminal there are takes and no labels`() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
      let device = FakeDevice(.pad)
      LiveTakesRunTests.touch(device, 1)
      var console = Console(program: "pantograph")
      var takes = LiveTakesRunTests.makeTakes(folder, .count(1))
      try takes.run(try device.open(), console: &console)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("takes get no labels"))
    expect(said.contains("take 1 of 1: 0.0 s, 1 contact, 2 frames to \(folder)/swipe-001.evemu"))
    expect(said.contains("\n1 take\n"))
    try expect(labels(folder), equals: ["swipe-001.evemu": "none"])
  }

  @Test func `several devices are recorded as the command does it`() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      let devices = [FakeDevice(.pad), FakeDevice(.pad)]
      for (index, device) in devices.enumerated() {
        LiveTakesRunTests.touch(device, Int32(index + 1))
      }
      let readers = try devices.map { try $0.open() }
      devices[1].unplug()
      var console = Console(program: "pantograph")
      let recording = LiveRecording(
        path: folder + "/both.yml", format: .libinput, overwrites: false, notes: [],
        duration: .milliseconds(300))
      try recording.run(readers, console: &console)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("Pad was removed; the other devices continued\n"))
    expect(said.contains("2 devices, 2 contacts, 4 frames, "))
    let loaded = try PantographRecordingFiles.RecordingFile.load(folder + "/both.yml", strict: true)
    expect(loaded.recording.tracks.map(\.events.count), equals: [6, 6])
  }
}
