import Expectations
import Foundation
import PantographCommands
import PantographPlainText
import PantographTouches
import Testing

@testable import PantographCLI
@testable import PantographEvdev

struct DeviceListTextTests {
  private let pad = DeviceDescription(
    name: "Pad", properties: [.pointer],
    codes: [
      .absolute: [
        AbsoluteCode.multitouchSlot, AbsoluteCode.multitouchPositionX,
        AbsoluteCode.multitouchPositionY,
      ]
    ],
    axes: [
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 4),
      AbsoluteCode.multitouchPositionX: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
      AbsoluteCode.multitouchPositionY: AbsoluteAxis(minimum: 0, maximum: 600, resolution: 10),
    ])

  @Test func `a device is two lines`() {
    let listed = ListedDevice(node: "/dev/input/event5", device: pad)
    expect(
      DeviceListText(style: .plain).text([listed]),
      equals: """
        /dev/input/event5  Pad
          touchpad, 100 x 60 mm, 5 slots

        """)
  }

  @Test func `a rule about the device's model is a line with its reason`() {
    var force = pad
    force.axes[AbsoluteCode.multitouchPressure] = AbsoluteAxis(
      minimum: 0, maximum: 1000, resolution: 7)
    let listed = ListedDevice(node: "/dev/input/event5", device: force)
    let rule = "rule for Pads that measure force: the pressure has a resolution, so it is a force"
    expect(DeviceListText(style: .plain).text([listed]).description.contains("  \(rule)\n"))
    expect(
      DeviceListJSON.text([listed]).contains(#""rules":[{"devices":"Pads that measure force""#))
    let plain = ListedDevice(node: "/dev/input/event5", device: pad)
    expect(!DeviceListJSON.text([plain]).contains("rules"))
  }

  @Test func `who may read a device is told`() {
    func words(_ readers: DeviceReaders) -> String {
      let listed = ListedDevice(node: "/dev/input/event5", device: pad, readers: readers)
      let text = DeviceListText(style: .plain).text(listed).description
      return String(text.split(separator: "\n").last ?? "").trimmingCharacters(in: .whitespaces)
    }
    expect(words(DeviceReaders(users: ["root"])), equals: "readable by every program of root")
    expect(
      words(DeviceReaders(users: ["root", "anna"], groups: ["input"])),
      equals: "readable by every program of root, anna and members of the group input")
    expect(
      words(DeviceReaders(users: ["root"], isEverybody: true)),
      equals: "readable by every program of every user")
    let listed = ListedDevice(
      node: "/dev/input/event5", device: pad, readers: DeviceReaders(users: ["root", "anna"]))
    expect(
      DeviceListJSON.text([listed]).contains(
        #""readers":{"users":["root","anna"],"groups":[],"everybody":false}"#))
  }

  @Test func `a user who gains the right to read is a change`() {
    let before = ListedDevice(
      node: "/dev/input/event5", device: pad, readers: DeviceReaders(users: ["root"]))
    var after = before
    after.readers = DeviceReaders(users: ["root", "anna"])
    expect(DeviceChange.between([before], [after]), equals: [.changed(after)])
  }

  @Test func `what would allow two devices is told once`() {
    let listed = (5...6).map { number in
      let node = "/dev/input/event\(number)"
      return ListedDevice(
        node: node, device: pad, obstacle: .notPermitted(path: node, remedy: "install the rule"))
    }
    let text = DeviceListText(style: .plain).text(listed).description
    expect(text.contains("  no permission to open /dev/input/event6\n"))
    expect(text.split(separator: "\n").filter { $0 == "install the rule" }.count, equals: 1)
  }

  @Test func `JSON has the size and whether it can be read`() {
    let text = DeviceListJSON.text([ListedDevice(node: "/dev/input/event5", device: pad)])
    expect(text.contains(#""sizeMillimetres":[100,60],"sizeAssumed":false,"readable":true"#))
  }
}
