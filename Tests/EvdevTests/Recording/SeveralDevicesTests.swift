import Expectations
import Glibc
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographEvdev

/// Devices that are recorded into one file of libinput's format, and the contents of that file at any moment.
struct SeveralDevicesTests {
  private typealias File = PantographEvdev.RecordingFile
  private static let id = AbsoluteCode.multitouchTrackingID
  private static let x = AbsoluteCode.multitouchPositionX

  /// The tracks in the file, which must have no problems.
  private func tracks(_ path: String) throws -> [RecordingTrack] {
    let loaded = try PantographRecordingFiles.RecordingFile.load(path, strict: true)
    expect(loaded.issues.isEmpty)
    expect(loaded.format.name, equals: "libinput")
    return loaded.recording.tracks
  }

  private static func session(
    _ devices: [FakeDevice], _ path: String, notes: [RecordingNote] = []
  ) throws -> RecordingSession {
    try RecordingSession(
      readers: try devices.map { try $0.open() }, file: try File(path: path), format: .libinput,
      notes: notes)
  }

  @Test func `both devices stand in the file, on one clock`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/both.yml"
    let (pad, screen) = (FakeDevice(.touchpad), FakeDevice(.touchscreen))
    let session = try Self.session(
      [pad, screen], path, notes: [RecordingNote(key: "label", value: "tap")])
    try expect(tracks(path).map(\.events.count), equals: [0, 0])
    screen.write(2_000_000, (.absolute, Self.id, 7))
    pad.write(2_000_250, (.absolute, Self.id, 4))
    screen.write(2_008_000, (.absolute, Self.id, -1))
    let loop = try InputLoop()
    loop.stopper.stop()
    try expect(session.run(on: loop), equals: .stopped)
    let found = try tracks(path)
    let names = [DeviceDescription.touchpad.name, DeviceDescription.touchscreen.name]
    expect(found.map(\.header.device?.name), equals: names)
    let lead = RecordingSession.lead.microseconds
    expect(found[0].events, equals: frame(lead + 250, [(.absolute, Self.id, 4)]))
    expect(
      found[1].events,
      equals: frame(lead, [(.absolute, Self.id, 7)])
        + frame(lead + 8000, [(.absolute, Self.id, -1)]))
    let text = TemporaryDirectory.read(path)
    expect(text.contains("ndevices: 2"))
    expect(text.contains("#: label: tap"))
    expect(!text.contains("\n \n"))
    expect(folder.names, equals: ["both.yml"])
  }

  @Test func `a device that is pulled out ends its part, and the other goes on`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/both.yml"
    let (pad, screen) = (FakeDevice(.touchpad), FakeDevice(.touchscreen))
    let session = try Self.session([pad, screen], path)
    pad.write(1000, (.absolute, Self.id, 4))
    pad.unplug()
    let loop = try InputLoop()
    var isSent = false
    let end = try session.run(on: loop, tick: .milliseconds(1)) { index, _, _ in
      if session.removed == [0], !isSent {
        isSent = true
        screen.write(900_000, (.absolute, Self.id, 9))
      } else if isSent, index == 1 {
        loop.stopper.stop()
      }
    }
    expect(end, equals: .stopped)
    let found = try tracks(path)
    expect(found.map(\.events.count), equals: [2, 2])
    expect(TemporaryDirectory.read(path).contains("# The device was removed"))
  }

  @Test func `the last device that goes ends the recording`() throws {
    let folder = TemporaryDirectory()
    let devices = [FakeDevice(.touchpad), FakeDevice(.touchscreen)]
    let session = try Self.session(devices, "\(folder.path)/both.yml")
    for device in devices { device.unplug() }
    try expect(session.run(on: try InputLoop()), equals: .deviceRemoved)
    try expect(tracks("\(folder.path)/both.yml").count, equals: 2)
  }

  /// Frames that identify their device and their number.
  private static func frames(_ range: Range<Int64>, _ step: Int64) -> [InputEvent] {
    range.flatMap { index in
      frame(
        index * step,
        [(.absolute, id, Int32(index % 65_536)), (.absolute, x, Int32(index % 4000))])
    }
  }

  /// Writes to three parts in turn, as fast as it can.
  private static func writeParts(
    to path: String, rounds: Int64, after: (Int64) throws -> Void = { _ in }
  ) throws {
    let devices = [FakeDevice(.touchpad), FakeDevice(.touchscreen), FakeDevice(.touchpad)]
    let readers = try devices.map { try $0.open() }
    var head: [UInt8] = []
    Recorder.encoder(.libinput).begin(notes: [], trackCount: 3, into: &head)
    let beginnings = readers.map { reader in
      var bytes: [UInt8] = []
      Recorder.encoder(.libinput).header(Recorder.header(of: reader), track: 0, into: &bytes)
      return bytes
    }
    let file = try PartedFile(try File(path: path), head: head, beginnings: beginnings)
    let recorders = zip(readers, file.places).map {
      Recorder(reader: $0, part: $1, format: .libinput)
    }
    for recorder in recorders { recorder.origin = .zero }
    for round in 0..<rounds {
      for (index, recorder) in recorders.enumerated() {
        // The parts grow at different speeds.
        let count = [40, 7, 25][index] as Int64
        recorder.take(frames(round * count..<(round + 1) * count, 8000), at: .zero)
        try recorder.flush()
      }
      try after(round)
    }
    try file.finish()
  }

  @Test func `after every write the file is valid and holds what was written`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/parts.yml"
    try Self.writeParts(to: path, rounds: 60) { round in
      guard round % 7 == 3 else { return }
      let found = try tracks(path)
      for (index, count) in [40, 7, 25].enumerated() {
        expect(found[index].events, equals: Self.frames(0..<Int64(count) * (round + 1), 8000))
      }
    }
    let found = try tracks(path)
    expect(found.map(\.events.count), equals: [40, 7, 25].map { $0 * 3 * 60 })
    expect(folder.names, equals: ["parts.yml"])
  }

  @Test(arguments: [100_000, 600_000, 2_000_003])
  func `killed in mid-write, every part holds whole lines`(size: Int) async throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/killed.yml"
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, size = size as Int] in
      GrowthKiller.watch(path, for: size, pause: 2000)
      try SeveralDevicesTests.writeParts(to: path, rounds: .max)
    }
    let found = try tracks(path)
    expect(found.count, equals: 3)
    for track in found {
      let events = track.events
      // A recording without a gap from the start.
      let all = Self.frames(0..<Int64(events.count / 3 + 1), 8000)
      expect(events, equals: Array(all.prefix(events.count)))
    }
    // Two parts have at least 64 kB each; in larger parts, half may be free space.
    let written = found.map(\.events.count).reduce(0, +) * 80
    expect(written, isAtLeast: max(size - 2 * 65_536, 0) / 4)
  }

  @Test(arguments: [30_000, 120_000, 345_678])
  func `a file that may grow no more holds every part, ended by a whole frame`(
    size: Int
  ) async throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/limited.yml"
    await #expect(processExitsWith: .success) { [path = path as String, size = size as Int] in
      var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #expect {
        try SeveralDevicesTests.writeParts(to: path, rounds: .max)
      } throws: { error in
        guard case .noSpace(path, _) = error as? EvdevError else { return false }
        return true
      }
    }
    let found = try tracks(path)
    for track in found { expect(track.events.last?.isReport ?? true) }
    expect(found.map(\.events.count).reduce(0, +) * 80, isAbove: size / 4)
    expect(folder.names, equals: ["limited.yml"])
  }

  @Test func `a pipe cannot hold several devices`() throws {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    defer { close(ends[0]) }
    let readers = try [FakeDevice(.touchpad), FakeDevice(.touchscreen)].map { try $0.open() }
    #expect(throws: EvdevError.self) {
      try RecordingSession(
        readers: readers, file: File(descriptor: ends[1], path: "-"), format: .libinput)
    }
  }

  @Test func `a file of libinput's that is cut off anywhere reads back up to there`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/one.yml"
    let device = FakeDevice(.touchpad)
    let recorder = try Recorder(
      reader: try device.open(), file: try File(path: path), format: .libinput)
    let header = recorder.progress.bytes
    for round in 0..<20 as Range<Int64> {
      recorder.take(Self.frames(round * 5..<round * 5 + 5, 8000), at: .zero)
      try recorder.flush()
    }
    let all = try tracks(path)[0].events
    expect(all.count, equals: 300)
    let bytes = Array(TemporaryDirectory.read(path).utf8)
    var generator = SystemRandomNumberGenerator()
    var places = (0..<300).map { _ in Int.random(in: header...bytes.count, using: &generator) }
    places += [header, bytes.count]
    for place in places {
      let cut = bytes[..<place]
      let lines = cut.split(separator: 0x0a, omittingEmptySubsequences: false).dropLast()
      let whole = lines.count { $0.starts(with: "    - [".utf8) }
      var batch = RecordingBatch()
      let parser = RecordingFormat.libinput.makeParser()
      Array(cut).withUnsafeBytes { parser.parse($0, into: &batch) }
      parser.finish(into: &batch)
      expect(batch.events.prefix(whole).map(\.event), equals: Array(all.prefix(whole)))
      // The cut line may be complete by chance, but no event is invented.
      expect(batch.events.map(\.event), equals: Array(all.prefix(batch.events.count)))
    }
  }
}
