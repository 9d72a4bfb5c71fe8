import Expectations
import PantographTouches
import Testing

/// Contacts after the kernel has lost events.
struct ContactDecoderDropTests {
  /// Two contacts down, then a drop and its report.
  private func dropped() -> TouchStream {
    var stream = TouchStream()
    stream.frame(.slot(0), .id(1), .x(10), .y(10), .slot(1), .id(2), .x(20), .y(20), .touch(1))
    stream.say(.dropped)
    return stream
  }

  @Test func `events up to the report are left out, and it completes no frame`() {
    var stream = dropped()
    stream.say(.x(500))
    let complete = stream.decoder.consume(.report(at: .zero))
    expect(!complete)
    let frame = stream.frame()
    expect(frame.phases, equals: [.stationary, .stationary])
    expect(frame.anomalies.contains(.dropped))
  }

  @Test func `what is gone is cancelled, what stayed goes on, what is new begins`() {
    var stream = dropped()
    stream.frame()
    let frame = stream.frame(.slot(0), .up, .slot(2), .id(3), .x(30), .y(30))
    expect(frame.phases, equals: [.cancelled(.synchronizationLost), .stationary, .began])
    expect(frame.ids, equals: [1, 2, 3])
    expect(frame.anomalies, equals: .dropped)
    expect(stream.frame(.slot(1), .up).phases, equals: [.ended, .stationary])
  }

  @Test func `a contact replaced meanwhile is cancelled, and no anomaly but the drop`() {
    var stream = dropped()
    stream.frame()
    let frame = stream.frame(.slot(0), .id(8), .x(90))
    expect(frame.phases, equals: [.cancelled(.synchronizationLost), .began, .stationary])
    expect(frame.anomalies, equals: .dropped)
  }

  @Test func `a lift that the drop cut from its report is not taken for a lift`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(10), .y(10))
    stream.say(.up, .dropped, .report)
    expect(stream.frame().phases, equals: [.cancelled(.synchronizationLost)])
  }

  @Test func `where nobody told the differences, another id in the slot cancels the old contact`() {
    var stream = dropped()
    stream.frame()
    stream.frame(.slot(1), .x(25))
    let frame = stream.frame(.slot(0), .id(8), .x(90))
    expect(frame.phases, equals: [.cancelled(.synchronizationLost), .began, .stationary])
  }

  @Test func `where nobody told the differences, a released BTN_TOUCH cancels what is in doubt`() {
    var stream = dropped()
    stream.frame()
    stream.frame(.slot(1), .x(25))
    let frame = stream.frame(.slot(1), .up, .touch(0))
    expect(frame.phases, equals: [.cancelled(.synchronizationLost), .ended])
  }

  @Test
  func `where nobody told the differences, a smaller count of fingers cancels what is in doubt`() {
    var stream = dropped()
    stream.frame()
    let frame = stream.frame(.slot(1), .x(25), .key(KeyCode.toolFinger, 1))
    expect(frame.phases, equals: [.cancelled(.synchronizationLost), .moved])
    // The contact still existed, so it begins again.
    let back = stream.frame(.slot(0), .x(40))
    expect(back.phases, equals: [.began, .stationary])
    expect(back.ids, equals: [3, 2])
  }

  @Test func `a slot chosen while events are left out still holds`() {
    var stream = dropped()
    stream.frame(.slot(0))
    expect(stream.frame(.x(70)).phases, equals: [.moved, .stationary])
  }

  @Test func `a single touch released while events are lost is cancelled`() {
    var stream = TouchStream(TouchStream.single)
    stream.frame(.touch(1), .axis(AbsoluteCode.x, 10), .axis(AbsoluteCode.y, 20))
    stream.frame(.dropped, .touch(0))
    expect(stream.frame().phases, equals: [.cancelled(.synchronizationLost)])
  }

  @Test func `three fingers on a device that counts to two are not doubted after a loss`() {
    var stream = TouchStream()
    let two = KeyCode.toolDoubleTap
    stream.frame(
      .slot(0), .id(1), .x(10), .y(10), .slot(1), .id(2), .x(20), .y(20), .touch(1), .key(two, 1))
    stream.say(.dropped)
    stream.frame()
    let frame = stream.frame(.slot(2), .id(3), .x(30), .y(30), .key(two, 0))
    expect(frame.phases, equals: [.stationary, .stationary, .began])
  }
}
