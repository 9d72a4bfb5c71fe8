import Expectations
import PantographCommands
import PantographPlainText
import PantographTouches
import Testing

@testable import PantographCLI
@testable import PantographEvdev

struct DeviceChoiceTests {
  private let pad = ListedDevice(
    node: "/dev/input/event4", device: DeviceDescription(name: "Acme Touchpad"))
  private let screen = ListedDevice(
    node: "/dev/input/event14", device: DeviceDescription(name: "Acme Touchscreen"))

  @Test func `the only device needs no word`() {
    expect(DeviceChoice(nil, among: [pad]), equals: .node("/dev/input/event4"))
    expect(DeviceChoice(nil, among: []), equals: .none)
    expect(DeviceChoice(nil, among: [pad, screen]), equals: .several([pad, screen]))
  }

  @Test func `a node, its last word, a name and a part of it all mean the device`() {
    let devices = [pad, screen]
    for word in ["/dev/input/event4", "event4", "Acme Touchpad", "touchpad"] {
      expect(DeviceChoice(word, among: devices), equals: .node("/dev/input/event4"), "\(word)")
    }
    expect(DeviceChoice("acme", among: devices), equals: .several(devices))
    expect(DeviceChoice("mouse", among: devices), equals: .none)
  }

  @Test func `the answer is one of the numbers in the question`() {
    expect(
      DeviceChoice.question([pad, screen], style: .plain),
      equals: """
        Which device?
          1  Acme Touchpad (not a touch device, /dev/input/event4)
          2  Acme Touchscreen (not a touch device, /dev/input/event14)

        """)
    expect(DeviceChoice.answer(" 2 ", among: [pad, screen]), equals: "/dev/input/event14")
    for word in ["0", "3", "", "two", "-1"] {
      expectNil(DeviceChoice.answer(word, among: [pad, screen]))
    }
  }
}
