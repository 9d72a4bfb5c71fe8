import Expectations
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

struct RecordingPlayerTests {
  /// A clock that is late by a known span, and stops after a number of waits.
  private final class FakeClock: PlaybackClock {
    var now = Timestamp(microseconds: 5_000_000)
    var deadlines: [Int64] = []
    var lateness: [Int64]
    var limit = Int.max

    init(lateness: [Int64] = []) {
      self.lateness = lateness
    }

    func wait(until moment: Timestamp) -> Bool {
      guard deadlines.count < limit else { return false }
      let late = deadlines.count < lateness.count ? lateness[deadlines.count] : 0
      deadlines.append(moment.microseconds - 5_000_000)
      now = max(now, moment + .microseconds(late))
      return true
    }
  }

  private final class Collector: FrameSink {
    var frames: [[InputEvent]] = []

    func write(_ frame: ArraySlice<InputEvent>) {
      frames.append(Array(frame))
    }
  }

  private static let id = AbsoluteCode.multitouchTrackingID
  private static let stroke =
    frame(1_000_000, [(.absolute, id, 4), (.key, KeyCode.touch, 1)])
    + frame(1_008_000, [(.absolute, AbsoluteCode.multitouchPositionX, 7)])
    + frame(1_016_000, [(.absolute, id, -1), (.key, KeyCode.touch, 0)])

  @Test func `every frame is due from the same anchor, however late the one before was`() throws {
    let clock = FakeClock(lateness: [300, 5000, 20])
    let sink = Collector()
    let report = try RecordingPlayer(Self.stroke).play(into: sink, clock: clock)
    expect(clock.deadlines, equals: [0, 8000, 16_000])
    expect(sink.frames.flatMap { $0 }, equals: Self.stroke)
    expect(report.frames, equals: 3)
    expect(!report.isInterrupted)
    expect(report.errors.p50, equals: .microseconds(300))
    expect(report.errors.p99 == report.errors.maximum && report.errors.p99 >= report.errors.p50)
    expect(report.errors.maximum, equals: .microseconds(5000))
  }

  @Test func `twice the speed takes half the time`() throws {
    let clock = FakeClock()
    _ = try RecordingPlayer(Self.stroke, speed: 2).play(into: Collector(), clock: clock)
    expect(clock.deadlines, equals: [0, 4000, 8000])
  }

  @Test func `a playing that is stopped lifts what is down`() throws {
    let clock = FakeClock()
    clock.limit = 2
    let sink = Collector()
    let report = try RecordingPlayer(Self.stroke).play(into: sink, clock: clock)
    expect(report.isInterrupted)
    expect(report.frames, equals: 2)
    let lift = frame(
      1_008_000,
      [(.absolute, AbsoluteCode.multitouchSlot, 0), (.absolute, Self.id, -1), (.key, 0x14a, 0)])
    expect(sink.frames.last, equals: lift)
  }

  @Test func `stamps that go back are due at once, and a broken end is not played`() throws {
    let clock = FakeClock()
    let sink = Collector()
    let events =
      frame(9000, [(.absolute, 0, 1)]) + frame(4000, [(.absolute, 0, 2)])
      + frame(10_000, [(.absolute, 0, 3)]).dropLast()
    _ = try RecordingPlayer(events).play(into: sink, clock: clock)
    expect(clock.deadlines, equals: [0, 0])
    expect(sink.frames.count, equals: 2)
  }

  @Test func `a stopped loop ends a playing on the real clock before its first frame`() throws {
    let loop = try InputLoop()
    loop.stopper.stop()
    let sink = Collector()
    let clock = LivePlaybackClock(loop: loop)
    let report = try RecordingPlayer(Self.stroke).play(into: sink, clock: clock)
    expect(report.isInterrupted)
    expect(sink.frames.isEmpty)
  }
}
