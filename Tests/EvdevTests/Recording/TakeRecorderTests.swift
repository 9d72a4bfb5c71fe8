import Expectations
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographEvdev

struct TakeRecorderTests {
  private typealias File = PantographEvdev.RecordingFile
  private static let id = AbsoluteCode.multitouchTrackingID
  private static let x = AbsoluteCode.multitouchPositionX
  private static let y = AbsoluteCode.multitouchPositionY

  private let folder = TemporaryDirectory()
  private let device = FakeDevice(.touchscreen)

  private func recorder(_ format: RecordingFormat = .evemu) throws -> TakeRecorder {
    let folder = folder
    return try TakeRecorder(
      reader: try device.open(), format: format, pause: .seconds(1),
      makeFile: { () throws(EvdevError) in
        try File(path: "\(folder.path)/take-\(folder.names.count + 1)")
      })
  }

  private func touch(_ time: Int64, _ id: Int32, _ x: Int32 = 1000, _ y: Int32 = 500) {
    device.write(time, (.absolute, Self.id, id), (.absolute, Self.x, x), (.absolute, Self.y, y))
  }

  private func lift(_ time: Int64) { device.write(time, (.absolute, Self.id, -1)) }

  private func events(_ take: TakeRecorder.Take?) throws -> [InputEvent] {
    let take = try #require(take)
    let loaded = try PantographRecordingFiles.RecordingFile.load(take.path, strict: true)
    expect(loaded.issues.isEmpty)
    return loaded.recording.tracks[0].events
  }

  @Test func `a take begins with a touch and ends when all fingers were up for the pause`() throws {
    let takes = try recorder()
    _ = try takes.read(at: Timestamp(microseconds: 500))
    expect(takes.path == nil && takes.dueTime == nil && folder.names.isEmpty)
    touch(1000, 4)
    _ = try takes.read(at: Timestamp(microseconds: 1100))
    expect(takes.path != nil)
    lift(50_000)
    _ = try takes.read(at: Timestamp(microseconds: 1_049_999))
    expectNil(takes.takeOver())
    expect(takes.dueTime, equals: Timestamp(microseconds: 1_050_000))
    _ = try takes.read(at: Timestamp(microseconds: 1_050_000))
    let take = takes.takeOver()
    expect(take?.contacts == 1 && take?.isCutShort == false)
    expect(takes.path == nil && takes.takeOver() == nil)
    let found = try events(take)
    expect(found.first?.time, equals: Timestamp(microseconds: 1))
    expect(found.count, equals: 6)
  }

  @Test func `a finger that is back before the pause is over belongs to the take`() throws {
    let takes = try recorder()
    touch(1000, 4)
    lift(50_000)
    touch(900_000, 5)
    lift(950_000)
    _ = try takes.read(at: Timestamp(microseconds: 1_000_000))
    _ = try takes.read(at: Timestamp(microseconds: 1_800_000))
    expectNil(takes.takeOver())
    _ = try takes.read(at: Timestamp(microseconds: 1_950_000))
    expect(takes.takeOver()?.contacts, equals: 2)
  }

  @Test(arguments: [RecordingFormat.evemu, .libinput].map(\.name))
  func `takes that are read at once are told apart, each complete by itself`(name: String) throws {
    let takes = try recorder(try #require(RecordingFormat.named(name)))
    touch(1000, 4, 321, 654)
    lift(50_000)
    // The kernel does not report a position that equals the last one.
    device.write(3_000_000, (.absolute, Self.id, 5))
    lift(3_050_000)
    _ = try takes.read(at: Timestamp(microseconds: 9_000_000))
    try expect(events(takes.takeOver()).count, equals: 6)
    let second = try events(takes.takeOver())
    expect(second.contains { $0.code == Self.x && $0.value == 321 })
    expect(second.contains { $0.code == Self.y && $0.value == 654 })
    expect(second.first?.time, equals: Timestamp(microseconds: 1))
    expect(folder.names.count, equals: 2)
  }

  @Test func `a take that is ended with fingers down is followed by none before they lift`() throws
  {
    let takes = try recorder()
    touch(1000, 4)
    _ = try takes.read(at: Timestamp(microseconds: 1000))
    try takes.end()
    expect(takes.takeOver()?.isCutShort, equals: true)
    device.write(20_000, (.absolute, Self.x, 1100))
    _ = try takes.read(at: Timestamp(microseconds: 20_000))
    expectNil(takes.path)
    lift(30_000)
    touch(40_000, 5)
    _ = try takes.read(at: Timestamp(microseconds: 40_000))
    expect(takes.path != nil)
  }

  @Test func `while it does not listen nothing begins`() throws {
    let takes = try recorder()
    takes.isListening = false
    touch(1000, 4)
    _ = try takes.read(at: Timestamp(microseconds: 1000))
    takes.isListening = true
    device.write(2000, (.absolute, Self.x, 1100))
    _ = try takes.read(at: Timestamp(microseconds: 2000))
    expectNil(takes.path)
    lift(3000)
    touch(4000, 5)
    _ = try takes.read(at: Timestamp(microseconds: 4000))
    expect(takes.path != nil)
  }

  @Test func `a device that is pulled out ends its take, which keeps what was read`() throws {
    let takes = try recorder()
    touch(1000, 4)
    device.unplug()
    _ = try takes.read(at: Timestamp(microseconds: 1000))
    // The next read finds no events and no device.
    _ = try takes.read(at: Timestamp(microseconds: 1100))
    let take = takes.takeOver()
    expect(take?.isCutShort, equals: true)
    try expect(events(take).count, equals: 4)
  }

  @Test func `a file that cannot be made is an error`() throws {
    let takes = try TakeRecorder(
      reader: try device.open(), format: .evemu, pause: .seconds(1),
      makeFile: { () throws(EvdevError) in try File(path: "/no/such/folder/take") })
    touch(1000, 4)
    #expect(throws: EvdevError.self) { _ = try takes.read(at: Timestamp(microseconds: 1000)) }
  }
}
