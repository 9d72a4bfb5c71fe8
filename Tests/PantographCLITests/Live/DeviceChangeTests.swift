import Expectations
import PantographTouches
import Testing

@testable import PantographCLI
@testable import PantographEvdev

struct DeviceChangeTests {
  private func device(
    _ number: Int, _ name: String, obstacle: EvdevError? = nil
  ) -> ListedDevice {
    ListedDevice(
      node: "/dev/input/event\(number)", device: DeviceDescription(name: name), obstacle: obstacle)
  }

  @Test func `a node that is given to another device is a removal, then an arrival`() {
    let changes = DeviceChange.between([device(3, "pad")], [device(3, "screen")])
    expect(changes, equals: [.removed(device(3, "pad")), .appeared(device(3, "screen"))])
  }

  @Test func `permission that comes a moment later is a change`() {
    let closed = device(3, "pad", obstacle: .notPermitted(path: "/dev/input/event3", remedy: ""))
    expect(DeviceChange.between([closed], [device(3, "pad")]), equals: [.changed(device(3, "pad"))])
    expect(DeviceChange.between([closed], [closed]), equals: [])
  }
}
