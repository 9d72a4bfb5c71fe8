import Expectations
import PantographTouches
import Testing

/// Devices that follow their protocol; `ContactDecoderAnomalyTests` has those that do not.
struct ContactDecoderTests {
  @Test func `a contact begins, moves, rests and ends under one number`() {
    var stream = TouchStream()
    let began = stream.frame(.slot(0), .id(7), .x(100), .y(50), .touch(1))
    expect(began.phases, equals: [.began])
    expect(began.positions, equals: [Vector(x: 10, y: 5)])
    expect(began.fingerCount, equals: 1)
    expect(stream.frame(.x(110)).phases, equals: [.moved])
    expect(stream.frame(.key(KeyCode.left, 1)).phases, equals: [.stationary])
    let ended = stream.frame(.up, .touch(0))
    expect(ended.phases, equals: [.ended])
    expect(ended.positions, equals: [Vector(x: 11, y: 5)])
    expect(ended.ids, equals: began.ids)
    expect(ended.fingerCount, equals: 0)
    expect(stream.frame().count, equals: 0)
  }

  @Test func `a frame is complete at its report and not before`() {
    var decoder = ContactDecoder(device: nil)
    let start = InputEvent(
      time: .zero, type: .absolute, code: AbsoluteCode.multitouchPositionX, value: 1)
    let early = decoder.consume(start)
    let complete = decoder.consume(.report(at: Timestamp(microseconds: 5)))
    expect(!early)
    expect(complete)
    expect(decoder.frame.time, equals: Timestamp(microseconds: 5))
  }

  @Test func `two slots are two contacts, and the first slot need not be named`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(100), .y(50))
    let both = stream.frame(.slot(1), .id(2), .x(200), .y(50))
    expect(both.phases, equals: [.stationary, .began])
    expect(both.fingerCount, equals: 2)
    let moved = stream.frame(.y(60), .slot(0), .up)
    expect(moved.phases, equals: [.ended, .moved])
  }

  @Test func `a slot left and taken in one frame gives both contacts`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(100), .y(50))
    let frame = stream.frame(.up, .id(2), .x(300))
    expect(frame.phases, equals: [.ended, .began])
    expect(frame.positions, equals: [Vector(x: 10, y: 5), Vector(x: 30, y: 5)])
    expect(Set(frame.ids).count, equals: 2)
    expect(frame.anomalies, equals: [])
  }

  @Test func `pressure, size, orientation and buttons come with the contact`() {
    var stream = TouchStream(
      TouchStream.pad(others: [
        AbsoluteCode.multitouchPressure: AbsoluteAxis(minimum: 0, maximum: 200),
        AbsoluteCode.multitouchTouchMajor: AbsoluteAxis(minimum: 0, maximum: 100),
        AbsoluteCode.multitouchOrientation: AbsoluteAxis(minimum: 0, maximum: 1),
      ]))
    let contact = stream.frame(
      .id(1), .x(100), .y(50), .axis(AbsoluteCode.multitouchPressure, 50),
      .axis(AbsoluteCode.multitouchTouchMajor, 80), .axis(AbsoluteCode.multitouchOrientation, 1),
      .key(KeyCode.left, 1))[0]
    expect(contact.pressure, equals: 0.25)
    expect(contact.size, equals: ContactSize(major: 8, minor: 8))
    expect(contact.orientation, equals: Double.pi / 2)
    expect(contact.buttons, equals: .left)
    expect(stream.frame(.key(KeyCode.left, 0))[0].buttons, equals: [])
  }

  @Test func `pens and palms are contacts and not fingers`() {
    var stream = TouchStream()
    let frame = stream.frame(
      .id(1), .tool(ToolTypeValue.pen), .x(1), .y(1), .slot(1), .id(2), .tool(ToolTypeValue.palm),
      .x(9), .y(9), .slot(2), .id(3), .x(50), .y(50))
    expect(frame.contacts.map(\.tool), equals: [.pen, .palm, .finger])
    expect(frame.fingerCount, equals: 1)
  }

  @Test func `a finger that hovers is no contact until it touches`() {
    var stream = TouchStream()
    let near = stream.frame(.id(1), .x(1), .y(1), .axis(AbsoluteCode.multitouchDistance, 3))
    expect(near.count, equals: 0)
    expect(stream.frame(.axis(AbsoluteCode.multitouchDistance, 0)).phases, equals: [.began])
    expect(stream.frame(.axis(AbsoluteCode.multitouchDistance, 2)).phases, equals: [.ended])
  }

  @Test func `tool keys count the fingers that have no slot`() {
    var stream = TouchStream(TouchStream.pad(slots: 2))
    let frame = stream.frame(
      .id(1), .x(1), .y(1), .slot(1), .id(2), .x(9), .y(9), .touch(1),
      .key(KeyCode.toolQuadrupleTap, 1))
    expect(frame.count, equals: 2)
    expect(frame.fingerCount, equals: 4)
    let five = stream.frame(
      .key(KeyCode.toolQuadrupleTap, 0), .key(KeyCode.toolQuintupleTap, 1))
    expect(five.fingerCount, equals: 5)
  }

  @Test func `two contacts of a semi-multitouch pad are approximate, one is exact`() {
    var stream = TouchStream(TouchStream.pad(slots: 2, properties: [.pointer, .semiMultitouch]))
    expect(stream.frame(.id(1), .x(1), .y(1), .touch(1))[0].accuracy, equals: .exact)
    let both = stream.frame(.slot(1), .id(2), .x(9), .y(9), .key(KeyCode.toolTripleTap, 1))
    expect(both.contacts.map(\.accuracy), equals: [.approximate, .approximate])
    expect(both.fingerCount, equals: 3)
    let one = stream.frame(.up, .key(KeyCode.toolTripleTap, 0), .key(KeyCode.toolFinger, 1))
    expect(one[0].accuracy, equals: .exact)
    expect(one.fingerCount, equals: 1)
  }

  @Test func `a single-touch device touches while BTN_TOUCH is held`() {
    var stream = TouchStream(TouchStream.single)
    let hover = stream.frame(
      .key(KeyCode.toolFinger, 1), .axis(AbsoluteCode.x, 10), .axis(AbsoluteCode.y, 20))
    expect(hover.count, equals: 0)
    expect(hover.fingerCount, equals: 0)
    let began = stream.frame(.touch(1), .axis(AbsoluteCode.x, 30))
    expect(began.phases, equals: [.began])
    expect(began.positions, equals: [Vector(x: 3, y: 2)])
    expect(stream.frame(.axis(AbsoluteCode.y, 40)).phases, equals: [.moved])
    let two = stream.frame(.key(KeyCode.toolFinger, 0), .key(KeyCode.toolDoubleTap, 1))
    expect(two.fingerCount, equals: 2)
    expect(stream.frame(.touch(0)).phases, equals: [.ended])
    expect(stream.frame(.axis(AbsoluteCode.x, 90)).count, equals: 0)
  }

  @Test func `a single-touch device with a pen tool gives a pen`() {
    var stream = TouchStream(TouchStream.single)
    let frame = stream.frame(
      .key(KeyCode.toolPen, 1), .touch(1), .axis(AbsoluteCode.x, 10), .axis(AbsoluteCode.y, 20))
    expect(frame.contacts.map(\.tool), equals: [.pen])
    expect(frame.fingerCount, equals: 0)
  }

  @Test func `protocol A with tracking ids keeps contacts apart however they are ordered`() {
    var stream = TouchStream(TouchStream.pad(slots: nil))
    let first = stream.frame(.id(4), .x(0), .y(0), .contact, .id(5), .x(900), .y(0), .contact)
    expect(first.phases, equals: [.began, .began])
    let second = stream.frame(.id(5), .x(10), .y(0), .contact, .id(4), .x(890), .y(0), .contact)
    expect(second.ids, equals: first.ids)
    expect(second.positions, equals: [Vector(x: 89, y: 0), Vector(x: 1, y: 0)])
    let third = stream.frame(.id(5), .x(10), .y(0), .contact)
    expect(third.phases, equals: [.ended, .stationary])
    expect(stream.frame(.contact).phases, equals: [.ended])
  }

  @Test func `protocol A without ids matches by the least total way, not the nearest first`() {
    var stream = TouchStream(TouchStream.pad(slots: nil))
    let first = stream.frame(.x(100), .y(0), .contact, .x(200), .y(0), .contact)
    // The nearest pair is 200 → 190, but that would pair 100 with 290.
    let second = stream.frame(.x(190), .y(0), .contact, .x(290), .y(0), .contact)
    expect(second.ids, equals: first.ids)
    expect(second.positions.map(\.x), equals: [19, 29])
  }

  @Test func `protocol A lifts all at a frame that tells none, but for one of buttons alone`() {
    var stream = TouchStream(TouchStream.pad(slots: nil))
    stream.frame(.x(1), .y(1), .contact, .touch(1))
    expect(stream.frame(.key(KeyCode.left, 1)).phases, equals: [.stationary])
    expect(stream.frame(.key(KeyCode.toolDoubleTap, 0), .touch(0)).phases, equals: [.ended])
  }

  @Test func `protocol A counts the contacts it is told, whatever key comes with them`() {
    var stream = TouchStream(TouchStream.pad(slots: nil))
    let frame = stream.frame(
      .x(1), .y(1), .contact, .key(KeyCode.toolDoubleTap, 1), .touch(1))
    expect(frame.fingerCount, equals: 1)
  }

  @Test func `protocol A of an old driver lifts with a size of nothing`() {
    var stream = TouchStream(nil)
    stream.frame(.axis(AbsoluteCode.multitouchTouchMajor, 5), .x(1), .y(1), .contact)
    let frame = stream.frame(.axis(AbsoluteCode.multitouchTouchMajor, 0), .x(1), .y(1), .contact)
    expect(frame.phases, equals: [.ended])
  }

  @Test func `without a description the protocol is inferred and the size assumed`() {
    var slots = TouchStream(nil)
    expect(slots.decoder.surface.isAssumed)
    expect(slots.frame(.id(0), .x(12), .y(24)).positions, equals: [Vector(x: 1, y: 2)])
    expect(slots.frame(.slot(1), .id(1), .x(120), .y(24)).phases, equals: [.stationary, .began])

    var reports = TouchStream(nil)
    let two = reports.frame(.x(1), .y(1), .contact, .x(100), .y(1), .contact)
    expect(two.phases, equals: [.began, .began])

    var single = TouchStream(nil)
    let one = single.frame(.axis(AbsoluteCode.x, 12), .axis(AbsoluteCode.y, 12), .touch(1))
    expect(one.positions, equals: [Vector(x: 1, y: 1)])
  }

  @Test func `the end of the stream cancels what is down and says why`() {
    var stream = TouchStream()
    stream.frame(.id(1), .x(1), .y(1))
    let said = stream.decoder.end(.deviceRemoved, at: Timestamp(microseconds: 99_000))
    expect(said)
    expect(stream.decoder.frame.phases, equals: [.cancelled(.deviceRemoved)])
    expect(stream.decoder.frame.time, equals: Timestamp(microseconds: 99_000))
    let again = stream.decoder.end(.deviceRemoved, at: Timestamp(microseconds: 99_000))
    expect(!again)
    expect(stream.frame(.id(1), .x(1), .y(1)).ids, equals: [2])
  }

  @Test func `keys that the kernel lets go for a device that leaves end no contact as lifted`() {
    var stream = TouchStream(TouchStream.single)
    stream.frame(.touch(1), .axis(AbsoluteCode.x, 10), .axis(AbsoluteCode.y, 20))
    expect(stream.frame(.touch(0), report: 1).phases, equals: [.cancelled(.deviceRemoved)])
  }

  @Test func `in protocol A what was told of no contact is of none in the next frame`() {
    var stream = TouchStream(TouchStream.pad(slots: nil))
    stream.frame(.x(10), .y(10), .contact, .axis(AbsoluteCode.multitouchDistance, 5))
    expect(stream.frame(.x(20), .y(10), .contact).phases, equals: [.moved])
  }

  @Test func `a finger that hovers over a touchpad is none`() {
    var stream = TouchStream()
    let tool = TouchStream.Word.key(KeyCode.toolFinger, 1)
    expect(stream.frame(.id(1), .x(100), .y(100), tool).count, equals: 0)
    expect(stream.frame(.x(110), .touch(1)).phases, equals: [.began])
    expect(stream.frame(.x(120), .touch(0)).phases, equals: [.ended])
    expect(stream.decoder.frame.fingerCount, equals: 0)
    expect(stream.frame(.x(130), .touch(1)).ids, equals: [2])
  }

  @Test func `a pad that presses and never says that it is touched is touched`() {
    var stream = TouchStream(
      TouchStream.pad(others: [
        AbsoluteCode.pressure: AbsoluteAxis(minimum: 0, maximum: 127)
      ]))
    let tool = TouchStream.Word.key(KeyCode.toolFinger, 1)
    let frame = stream.frame(.id(1), .x(100), .y(100), tool, .axis(AbsoluteCode.pressure, 31))
    expect(frame.phases, equals: [.began])
  }
}
