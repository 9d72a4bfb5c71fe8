import Testing
import Touches

@Suite struct DeviceKindTests {
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
    #expect(kind(keys: [KeyCode.touch], axes: contacts, properties: .direct) == .touchscreen)
  }

  @Test func `a pointer or button pad is a touchpad`() {
    #expect(kind(keys: [KeyCode.touch], properties: .pointer) == .touchpad)
    #expect(kind(keys: [], axes: contacts, properties: .buttonPad) == .touchpad)
  }

  @Test func `without properties a finger tool makes a touchpad, a touch alone a screen`() {
    #expect(kind(keys: [KeyCode.touch, KeyCode.toolFinger]) == .touchpad)
    #expect(kind(keys: [KeyCode.touch]) == .touchscreen)
  }

  @Test func `the touch surface of a drawing tablet is a touch tablet`() {
    #expect(
      kind(keys: [KeyCode.touch, KeyCode.toolFinger], properties: .pointer, vendor: 0x056a)
        == .touchTablet)
    #expect(kind(keys: [KeyCode.touch, KeyCode.toolPen], axes: contacts) == .touchTablet)
  }

  @Test func `pens, mice and keyboards have no touch surface`() {
    #expect(kind(keys: [KeyCode.touch, KeyCode.toolPen]) == .other)
    #expect(kind(keys: [KeyCode.left]) == .other)
    #expect(kind(keys: [30], axes: []) == .other)
  }
}
