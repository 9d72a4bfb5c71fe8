import Expectations
import PantographTouches
import Testing

struct DeviceKindTests {
  private func kind(
    keys: CodeSet, axes: CodeSet = [AbsoluteCode.x, AbsoluteCode.y],
    properties: DeviceProperties = [], vendor: UInt16 = 0
  ) -> DeviceKind {
    DeviceKind(
      DeviceDescription(
        name: "device", identity: DeviceIdentity(vendor: vendor), properties: properties,
        codes: [.key: keys, .absolute: axes]))
  }

  private let contacts: CodeSet = [AbsoluteCode.multitouchPositionX]

  @Test func `a direct device is a touchscreen`() {
    expect(kind(keys: [KeyCode.touch], axes: contacts, properties: .direct), equals: .touchscreen)
  }

  @Test func `a pointer or button pad is a touchpad`() {
    expect(kind(keys: [KeyCode.touch], properties: .pointer), equals: .touchpad)
    expect(kind(keys: [], axes: contacts, properties: .buttonPad), equals: .touchpad)
  }

  @Test func `without properties a finger tool makes a touchpad, a touch alone a screen`() {
    expect(kind(keys: [KeyCode.touch, KeyCode.toolFinger]), equals: .touchpad)
    expect(kind(keys: [KeyCode.touch]), equals: .touchscreen)
  }

  @Test func `the touch surface of a drawing tablet is a touch tablet`() {
    expect(
      kind(keys: [KeyCode.touch, KeyCode.toolFinger], properties: .pointer, vendor: 0x056a),
      equals: .touchTablet)
    expect(kind(keys: [KeyCode.touch, KeyCode.toolPen], axes: contacts), equals: .touchTablet)
  }

  @Test func `pens, mice and keyboards have no touch surface`() {
    expect(kind(keys: [KeyCode.touch, KeyCode.toolPen]), equals: .other)
    expect(kind(keys: [KeyCode.left]), equals: .other)
    expect(kind(keys: [30], axes: []), equals: .other)
  }

  @Test func `a gamepad is no touch device, whatever its axes' codes`() {
    let every = CodeSet(0x00...0x3f as ClosedRange<UInt16>)
    expect(kind(keys: [0x130, 0x131], axes: every), equals: .other)
    expect(kind(keys: [0x120], axes: [AbsoluteCode.x, AbsoluteCode.y, 0x35, 0x36]), equals: .other)
    expect(kind(keys: [], axes: [0x00, 0x01, 0x06, 0x35]), equals: .other)
    expect(kind(keys: [KeyCode.touch], axes: every, properties: .direct), equals: .touchscreen)
  }

  @Test func `a gamepad's axes give no contacts`() {
    let pad = DeviceDescription(
      name: "pad", codes: [.key: [0x130], .absolute: CodeSet(0x00...0x3f as ClosedRange<UInt16>)],
      axes: [AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 255)])
    var stream = TouchStream(pad)
    let frame = stream.frame(.slot(3), .id(7), .x(100), .y(100), .axis(0x3a, 20))
    expect(frame.count == 0 && frame.fingerCount == 0)
  }
}
