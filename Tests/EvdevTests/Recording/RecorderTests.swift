import Expectations
import Glibc
import PantographRecordings
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographEvdev

struct RecorderTests {
  private static let id = AbsoluteCode.multitouchTrackingID

  /// The events in a file, read by the format's own parser, which must report no problems.
  private func events(in path: String) -> [InputEvent] {
    var batch = RecordingBatch()
    let parser = RecordingFormat.evemu.makeParser()
    let bytes = Array(TemporaryDirectory.read(path).utf8)
    bytes.withUnsafeBytes { parser.parse($0, into: &batch) }
    parser.finish(into: &batch)
    expect(batch.issues.isEmpty)
    expect(batch.headers.count, equals: 1)
    return batch.events.map(\.event)
  }

  @Test func `the file is valid and up to date after every flush`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/a.evemu"
    let device = FakeDevice(.touchpad)
    let recorder = try Recorder(reader: try device.open(), file: try RecordingFile(path: path))
    expect(events(in: path).isEmpty)
    for index in 0..<20 {
      let sent = frame(1_000_000 + Int64(index) * 8000, [(.absolute, Self.id, Int32(index))])
      recorder.take(sent, at: .zero)
      try recorder.flush()
      expect(events(in: path).count, equals: (index + 1) * 2)
    }
    expect(events(in: path).first?.time, equals: Timestamp(microseconds: 1))
    expect(recorder.progress.frames, equals: 20)
    expect(recorder.progress.elapsed, equals: .milliseconds(152))
  }

  @Test func `a device that is pulled out leaves all that was read`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/a.evemu"
    let device = FakeDevice(.touchpad)
    let recorder = try Recorder(reader: try device.open(), file: try RecordingFile(path: path))
    device.write(1000, (.absolute, Self.id, 4))
    device.unplug()
    try expect(recorder.run(on: try InputLoop()), equals: .deviceRemoved)
    expect(events(in: path), equals: frame(1, [(.absolute, Self.id, 4)]))
    expect(TemporaryDirectory.read(path).hasSuffix("may be missing.\n"))
    expect(recorder.progress.contacts, equals: 1)
  }

  @Test func `a stop records what had come by then`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/a.evemu"
    let device = FakeDevice(.touchpad)
    let recorder = try Recorder(reader: try device.open(), file: try RecordingFile(path: path))
    let loop = try InputLoop()
    device.write(1000, (.absolute, Self.id, 4))
    loop.stopper.stop()
    try expect(recorder.run(on: loop), equals: .stopped)
    expect(events(in: path).count, equals: 2)
  }

  @Test func `a keyboard is refused, with or without a touch surface`() throws {
    var device = DeviceDescription.touchpad
    device.codes[.key]?.insert(30)
    #expect(throws: EvdevError.keyboard(name: device.name)) {
      try Recorder.check(device, path: "/dev/input/event0")
    }
  }

  @Test func `keys that are no touch buttons never reach the file`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/a.evemu"
    var description = DeviceDescription.touchscreen
    description.codes[.key]?.insert(114)
    description.codes[.miscellaneous] = [MiscellaneousCode.scan]
    let device = FakeDevice(description)
    let recorder = try Recorder(reader: try device.open(), file: try RecordingFile(path: path))
    recorder.take(
      frame(1000, [(.miscellaneous, 4, 9), (.key, 114, 1)])
        + frame(2000, [(.absolute, Self.id, 1), (.key, 114, 0)]), at: .zero)
    try recorder.flush()
    expect(events(in: path), equals: frame(1, [(.absolute, Self.id, 1)]))
  }

  @Test func `a disk that fills up ends the recording with an error`() throws {
    let device = FakeDevice(.touchpad)
    let file = RecordingFile(descriptor: open("/dev/full", O_WRONLY), path: "full")
    #expect(throws: EvdevError.noSpace(path: "full", kept: 0)) {
      _ = try Recorder(reader: try device.open(), file: file)
    }
  }
}
