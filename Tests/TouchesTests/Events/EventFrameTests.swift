import Expectations
import PantographTouches
import Testing

/// Events that are cut into frames at their reports.
struct EventFrameTests {
  private func event(_ time: Int64, _ type: EventType, _ code: UInt16, _ value: Int32) -> InputEvent
  {
    InputEvent(time: Timestamp(microseconds: time), type: type, code: code, value: value)
  }

  @Test func `each report ends a frame, and each iterator starts at the first`() {
    let frames = EventFrames([
      event(1, .absolute, AbsoluteCode.x, 5),
      event(2, .synchronization, SynchronizationCode.report, 0),
      event(3, .absolute, AbsoluteCode.x, 6),
    ])
    for _ in 0..<2 {
      var iterator = frames.makeIterator()
      let first = iterator.next()
      expect(
        first?.time.microseconds == 2 && first?.events.count == 2 && first?.isComplete == true)
      let last = iterator.next()
      expect(last?.time.microseconds == 3 && last?.isComplete == false)
      expectNil(iterator.next())
    }
  }

  @Test func `a decoder follows 32 slots`() {
    expect(ContactDecoder.slotCapacity, equals: 32)
  }
}
