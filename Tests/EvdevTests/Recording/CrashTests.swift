import CFakeEvdev
import Expectations
import Glibc
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographEvdev

/// The contents of a recording after its process was killed or its disk was full.
struct CrashTests {
  private typealias File = PantographEvdev.RecordingFile

  /// Records a fake touchpad frame by frame, as fast as possible, forever.
  private static func recordForEver(to path: String) throws {
    let device = FakeDevice(.touchpad)
    let recorder = try Recorder(reader: try device.open(), file: try File(path: path))
    var index: Int64 = 0
    while true {
      var events: [InputEvent] = []
      for _ in 0..<60 {
        index += 1
        events += frame(
          index * 8000,
          [
            (.absolute, AbsoluteCode.multitouchTrackingID, Int32(index % 65_536)),
            (.absolute, AbsoluteCode.multitouchPositionX, Int32(index % 4000)),
          ])
      }
      recorder.take(events, at: .zero)
      try recorder.flush()
    }
  }

  /// The number of events in the file, which must have no problems.
  private func count(_ path: String) throws -> Int {
    let loaded = try PantographRecordingFiles.RecordingFile.load(path, strict: true)
    expect(loaded.issues.filter { $0.severity == .error }.isEmpty)
    return loaded.recording.tracks.map(\.events.count).reduce(0, +)
  }

  @Test(arguments: [40_000, 333_333, 1_000_003])
  func `killed in mid-write, the file holds whole lines alone`(size: Int) async throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/killed.evemu"
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, size = size as Int] in
      GrowthKiller.watch(path, for: size)
      try CrashTests.recordForEver(to: path)
    }
    try expect(count(path) * 50, isAbove: size / 2)
  }

  @Test func `a file that may grow no more ends with a whole frame`() async throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/limited.evemu"
    await #expect(processExitsWith: .success) { [path = path as String] in
      var limit = rlimit(rlim_cur: 54_321, rlim_max: 54_321)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #expect {
        try CrashTests.recordForEver(to: path)
      } throws: { error in
        guard case .noSpace(path, let kept) = error as? EvdevError else { return false }
        return kept > 30_000
      }
    }
    let loaded = try PantographRecordingFiles.RecordingFile.load(path, strict: true)
    expect(loaded.recording.tracks[0].events.last?.isReport, equals: true)
    try expect(count(path), isAbove: 500)
  }

  @Test(.enabled(if: Self.canMount, "mounting a small disk needs root's rights"))
  func `a disk that is full ends the file with a whole frame`() async throws {
    let folder = TemporaryDirectory()
    let disk = folder.makeDirectory("disk")
    try #require(mount("none", disk, "tmpfs", 0, "size=64k") == 0)
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let path = "\(disk)/full.evemu"
    #expect {
      try Self.recordForEver(to: path)
    } throws: { error in
      guard case .noSpace(path, let kept) = error as? EvdevError else { return false }
      return kept > 30_000
    }
    let loaded = try PantographRecordingFiles.RecordingFile.load(path, strict: true)
    expect(loaded.recording.tracks[0].events.last?.isReport, equals: true)
  }

  private static var canMount: Bool {
    let folder = TemporaryDirectory()
    guard mount("none", folder.path, "tmpfs", 0, "size=64k") == 0 else { return false }
    return umount(folder.path) == 0
  }

  @Test func `signals in mid-write lose and break nothing`() async throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/signals.evemu"
    await #expect(processExitsWith: .success) { [path = path as String] in
      // A signal every 100 µs, at any point of the thread's work; interrupted calls are not restarted.
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in }
      sigaction(SIGALRM, &action, nil)
      ualarm(100, 100)
      let device = FakeDevice(.touchpad)
      let recorder = try Recorder(reader: try device.open(), file: try File(path: path))
      for index in 0..<20_000 {
        recorder.take(
          frame(Int64(index) * 8000, [(.absolute, AbsoluteCode.multitouchTrackingID, 3)]),
          at: .zero)
        try recorder.flush()
      }
    }
    try expect(count(path), equals: 40_000)
  }

  @Test func `a folder that is removed in mid-recording is no error`() throws {
    let folder = TemporaryDirectory()
    let inner = folder.makeDirectory("inner")
    let device = FakeDevice(.touchpad)
    let recorder = try Recorder(
      reader: try device.open(), file: try File(path: "\(inner)/a.evemu"))
    TemporaryDirectory.remove(inner)
    device.write(1000, (.absolute, AbsoluteCode.multitouchTrackingID, 4))
    device.unplug()
    try expect(recorder.run(on: try InputLoop()), equals: .deviceRemoved)
  }

  @Test func `what stood in a file that was handed over is never cut off`() async throws {
    let folder = TemporaryDirectory()
    let path = folder.write("log", String(repeating: "precious\n", count: 100))
    await #expect(processExitsWith: .success) { [path = path as String] in
      var limit = rlimit(rlim_cur: 2000, rlim_max: 2000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      signal(SIGXFSZ, SIG_IGN)
      let file = File(descriptor: open(path, O_WRONLY | O_APPEND), path: "-")
      #expect(throws: EvdevError.noSpace(path: "-", kept: 0)) {
        try file.append(Array(String(repeating: "line\n", count: 400).utf8))
      }
    }
    expect(TemporaryDirectory.read(path), equals: String(repeating: "precious\n", count: 100))
  }

  @Test func `no owner of a descriptor leaves it open`() async {
    await #expect(processExitsWith: .success) {
      func open() throws -> Int {
        let folder = TemporaryDirectory()
        let device = FakeDevice(.touchpad)
        let loop = try InputLoop()
        try loop.catchSignals()
        loop.watch(try HotPlug(directory: folder.path))
        let live = LiveTouches(try device.open(), receive: { _ in })
        loop.add(live.reader)
        _ = try File(path: "\(folder.path)/a.evemu")
        _ = InputDevices.list(directory: folder.path, system: folder.path)
        _ = try? EvdevReader(node: "/dev/null")
        _ = try? EvdevReader(descriptor: Glibc.open("/dev/zero", O_RDONLY), path: "zero")
        _ = try? HotPlug(directory: "/no/such/input")
        _ = try? VirtualDevice(.touchpad, path: "/dev/null")
        return DirectoryListing.names(in: "/proc/self/fd").count
      }
      _ = try open()
      let before = DirectoryListing.names(in: "/proc/self/fd").count
      for _ in 0..<20 { _ = try open() }
      expect(DirectoryListing.names(in: "/proc/self/fd").count, equals: before)
    }
  }
}
