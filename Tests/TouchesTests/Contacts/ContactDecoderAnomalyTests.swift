import Expectations
import PantographTouches
import Testing

/// Events in real recordings that no protocol allows or promises.
struct ContactDecoderAnomalyTests {
  @Test func `a position in a slot without an id is a finger that was down already`() {
    var stream = TouchStream()
    let frame = stream.frame(.x(100), .y(50))
    expect(frame.phases, equals: [.began])
    expect(frame.positions, equals: [Vector(x: 10, y: 5)])
    expect(frame[0].accuracy, equals: .exact)
    expect(frame.anomalies, equals: .startsInMidTouch)
    expect(stream.frame(.up).phases, equals: [.ended])
  }

  @Test func `a finger that was down already begins when both of its axes are known`() {
    var stream = TouchStream()
    for x: Int32 in [100, 200, 300] {
      let frame = stream.frame(.x(x))
      expect(frame.count == 0 && frame.fingerCount == 1)
      expect(frame.anomalies.contains(.withoutPosition))
    }
    let known = stream.frame(.y(50))
    expect(known.phases, equals: [.began])
    expect(known.positions, equals: [Vector(x: 30, y: 5)])
    expect(known[0].accuracy == .exact && known.anomalies == [])
    expect(stream.frame(.x(310)).phases, equals: [.moved])
  }

  @Test func `a finger that lifts before its position is known was never a contact`() {
    var stream = TouchStream()
    stream.frame(.x(100))
    let frame = stream.frame(.up)
    expect(frame.count == 0 && frame.fingerCount == 0)
    let next = stream.frame(.id(4), .x(50), .y(20))
    expect(next.phases == [.began] && next.positions == [Vector(x: 5, y: 2)])
  }

  @Test func `an id that comes before the position does not make a contact`() {
    var stream = TouchStream()
    stream.frame(.x(100))
    expect(stream.frame(.id(7), .x(110)).count, equals: 0)
    expect(stream.frame(.y(50)).positions, equals: [Vector(x: 11, y: 5)])
  }

  @Test func `a finger without a position does not hide another one`() {
    var stream = TouchStream()
    let frame = stream.frame(.slot(0), .x(100), .slot(1), .id(2), .x(300), .y(40))
    expect(frame.positions, equals: [Vector(x: 30, y: 4)])
    expect(frame.fingerCount == 2 && frame.anomalies.contains(.withoutPosition))
  }

  @Test func `a finger that lands in the stream begins at once`() {
    var stream = TouchStream()
    let frame = stream.frame(.id(1), .x(100))
    expect(frame.phases, equals: [.began])
    expect(frame[0].accuracy, equals: .approximate)
  }

  @Test func `on a device with one axis a finger that was down already begins at once`() {
    var device = TouchStream.pad()
    device.codes[.absolute] = CodeSet([
      AbsoluteCode.multitouchSlot, AbsoluteCode.multitouchPositionX,
    ])
    var stream = TouchStream(device)
    let frame = stream.frame(.x(100))
    expect(frame.phases, equals: [.began])
    expect(frame.positions, equals: [Vector(x: 10, y: 25)])
  }

  @Test func `an id that comes late is the same contact's`() {
    var stream = TouchStream()
    let first = stream.frame(.x(100), .y(50))
    let second = stream.frame(.id(9), .x(110))
    expect(second.ids, equals: first.ids)
    expect(second.phases, equals: [.moved])
    expect(second.anomalies, equals: [])
  }

  @Test func `a finger that was down already lifts with BTN_TOUCH`() {
    var stream = TouchStream()
    stream.frame(.x(100), .y(50))
    let frame = stream.frame(.touch(0))
    expect(frame.phases, equals: [.ended])
    expect(frame.anomalies, equals: .startsInMidTouch)
  }

  @Test func `a lift in a slot never heard of tells of a start in mid-touch`() {
    var stream = TouchStream()
    let frame = stream.frame(.up)
    expect(frame.count, equals: 0)
    expect(frame.anomalies, equals: .startsInMidTouch)
  }

  @Test func `an id replaced without a lift ends one contact and begins another`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(100), .y(50))
    let frame = stream.frame(.id(2), .x(300))
    expect(frame.phases, equals: [.ended, .began])
    expect(frame.anomalies, equals: .replacedWithoutLift)
  }

  @Test func `the same id once more changes nothing`() {
    var stream = TouchStream()
    let first = stream.frame(.id(1), .x(100), .y(50))
    let second = stream.frame(.id(1))
    expect(second.ids, equals: first.ids)
    expect(second.phases, equals: [.stationary])
    expect(second.anomalies, equals: [])
  }

  @Test func `a second lift is flagged and does nothing`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(100), .y(50))
    stream.frame(.up)
    let frame = stream.frame(.up)
    expect(frame.count, equals: 0)
    expect(frame.anomalies, equals: .liftedTwice)
  }

  @Test func `a position after the lift is no contact`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(100), .y(50))
    stream.frame(.up)
    expect(stream.frame(.x(5)).count, equals: 0)
  }

  @Test func `equal and backward times are flagged, and time does not go back`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(1), .y(1), at: 100)
    let equal = stream.frame(.x(2), at: 100)
    expect(equal.anomalies, equals: .equalTime)
    let backward = stream.frame(.x(3), at: 60)
    expect(backward.anomalies, equals: .backwardTime)
    expect(backward.time, equals: Timestamp(microseconds: 100_000))
    expect(stream.frame(.x(4), at: 101).anomalies, equals: [])
  }

  @Test func `events of one frame with different times are flagged, and the report's counts`() {
    var decoder = ContactDecoder(device: TouchStream.pad())
    _ = decoder.consume(
      InputEvent(time: .zero, type: .absolute, code: AbsoluteCode.multitouchPositionX, value: 1))
    _ = decoder.consume(.report(at: Timestamp(microseconds: 3)))
    expect(decoder.frame.anomalies.contains(.mixedTimes))
    expect(decoder.frame.time, equals: Timestamp(microseconds: 3))
  }

  @Test func `a position outside the range is flagged and kept`() {
    var stream = TouchStream()
    let frame = stream.frame(.id(1), .x(1100), .y(-10))
    expect(frame.anomalies, equals: .outsideRange)
    expect(frame.positions, equals: [Vector(x: 110, y: -1)])
  }

  @Test func `a slot the device does not have is flagged, and what is beyond ours is left out`() {
    var stream = TouchStream()
    let foreign = stream.frame(.slot(7), .id(1), .x(1), .y(1))
    expect(foreign.anomalies, equals: .unknownSlot)
    expect(foreign.count, equals: 1)
    for slot in [Int32(-1), 32, .max, .min] {
      let beyond = stream.frame(.slot(slot), .id(2), .x(9), .y(9))
      expect(beyond.anomalies, equals: .unknownSlot)
      expect(beyond.phases, equals: [.stationary])
    }
  }

  @Test func `a contact without room begins when there is room`() {
    var stream = TouchStream(TouchStream.pad(slots: 20))
    for slot in Int32(0)..<16 { stream.frame(.slot(slot), .id(slot), .x(slot), .y(1)) }
    let full = stream.frame(.slot(16), .id(16), .x(16), .y(1))
    expect(full.anomalies, equals: .overCapacity)
    expect(full.count, equals: 16)
    expect(full.fingerCount, equals: 17)
    let leaving = stream.frame(.slot(3), .up)
    expect(leaving.count, equals: 16)
    let roomy = stream.frame()
    expect(roomy.phases.filter { $0 == .began }.count, equals: 1)
    expect(roomy.positions.contains(Vector(x: 1.6, y: 0.1)))
    expect(roomy.anomalies, equals: [])
  }

  @Test func `more contacts of protocol A than there is room for are counted`() {
    var stream = TouchStream(TouchStream.pad(slots: nil))
    for index in Int32(0)..<18 { stream.say(.x(index * 50), .y(1), .contact) }
    let frame = stream.frame()
    expect(frame.count, equals: 16)
    expect(frame.fingerCount, equals: 18)
    expect(frame.anomalies, equals: .overCapacity)
  }

  @Test func `an unfinished frame at the end is flagged and left out`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(10), .y(10))
    stream.say(.x(500))
    _ = stream.decoder.end(.inputEnded, at: Timestamp(microseconds: 20_000))
    expect(stream.decoder.frame.phases, equals: [.cancelled(.inputEnded)])
    expect(stream.decoder.frame.positions, equals: [Vector(x: 1, y: 1)])
    expect(stream.decoder.frame.anomalies, equals: [.unfinished, .endsInMidTouch])
  }
}
