import Expectations
import PantographTouches
import Testing

struct ContactDecoderHoverTests {
  private static let semiMultitouch = TouchStream.pad(
    slots: 2, properties: [.pointer, .semiMultitouch])

  @Test func `a semi-multitouch pad that counts one finger has one contact`() {
    var stream = TouchStream(Self.semiMultitouch)
    stream.frame(
      .slot(0), .id(1), .x(100), .y(100), .slot(1), .id(2), .x(300), .y(300), .touch(1),
      .key(KeyCode.toolFinger, 1))
    expect(stream.decoder.frame.positions, equals: [Vector(x: 10, y: 10)])
    expect(stream.decoder.frame.fingerCount, equals: 1)
    stream.frame(.key(KeyCode.toolFinger, 0), .key(KeyCode.toolDoubleTap, 1))
    expect(stream.decoder.frame.positions, equals: [Vector(x: 10, y: 10), Vector(x: 30, y: 30)])
  }

  @Test func `a pad that reports each finger has the contacts of its slots`() {
    var stream = TouchStream()
    stream.frame(
      .slot(0), .id(1), .x(100), .y(100), .slot(1), .id(2), .x(300), .y(300), .touch(1),
      .key(KeyCode.toolFinger, 1))
    expect(stream.decoder.frame.contacts.count, equals: 2)
  }

  @Test(arguments: [(8, 0), (10, 0), (40, 1)])
  func `without BTN_TOUCH the pressure of the pointer says whether fingers touch`(
    pressure: Int32, contacts: Int
  ) {
    var stream = TouchStream(
      TouchStream.pad(others: [AbsoluteCode.pressure: AbsoluteAxis(minimum: 0, maximum: 255)]))
    stream.frame(
      .slot(0), .id(1), .x(100), .y(100), .axis(AbsoluteCode.pressure, pressure),
      .key(KeyCode.toolFinger, 1))
    expect(stream.decoder.frame.contacts.count, equals: contacts)
  }
}
