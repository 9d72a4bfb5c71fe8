import Expectations
import Glibc
import PantographEvdev
import PantographTouches
import Testing

struct InputDevicesTests {
  /// A folder with the structure of `/sys/class/input`, with one touchpad.
  private func system() -> TemporaryDirectory {
    let folder = TemporaryDirectory()
    for name in ["event4", "event4/device", "event4/device/id", "event4/device/capabilities"] {
      _ = folder.makeDirectory(name)
    }
    let device = "event4/device"
    folder.write("\(device)/name", "Some touchpad\n")
    folder.write("\(device)/id/bustype", "0018\n")
    folder.write("\(device)/id/vendor", "06cb\n")
    folder.write("\(device)/properties", "5\n")
    folder.write("\(device)/capabilities/key", "e520 10000 0 0 0 0\n")
    folder.write("\(device)/capabilities/abs", "2e0800000000003\n")
    return folder
  }

  @Test func `a device that is closed to us is described all the same`() throws {
    let system = system()
    let nodes = TemporaryDirectory()
    let node = nodes.write("event4")
    chmod(node, 0)
    for path in [system.path, nodes.path] { chmod(path, 0o755) }
    let listed = asOrdinaryUser {
      InputDevices.list(directory: nodes.path, system: system.path)
    }
    let device = try #require(listed.first)
    expect(device.device.name, equals: "Some touchpad")
    expect(device.device.identity, equals: DeviceIdentity(bus: 0x18, vendor: 0x6cb))
    expect(device.device.properties, equals: [.pointer, .buttonPad])
    expect(device.kind, equals: .touchpad)
    expect(device.isTouch)
    expectNil(device.geometry)
    let obstacle = try #require(device.obstacle)
    expect(obstacle, equals: .notPermitted(path: node, remedy: InputPermission.installation))
    expect("\(obstacle)".contains("udev/70-pantograph.rules"))
    expect("\(obstacle)".contains("udevadm trigger"))
  }

  @Test func `nothing is listed where there is no folder`() {
    expect(InputDevices.list(directory: "/no/such/input").isEmpty)
  }

  @Test func `a node that is no device is listed with its reason`() throws {
    let nodes = TemporaryDirectory()
    let node = nodes.write("event1")
    let listed = InputDevices.list(directory: nodes.path, system: "/no/such")
    expect(listed.first?.obstacle, equals: .notADevice(path: node))
  }

  @Test func `the computer is read where the kernel names it`() {
    let folder = TemporaryDirectory()
    expectNil(ComputerFile(folder: folder.path).text)
    folder.write("modalias", "dmi:bvnA:svnLENOVO:pvrThinkPadP50:\n")
    expect(ComputerFile(folder: folder.path).text, equals: "dmi:bvnA:svnLENOVO:pvrThinkPadP50:")
    folder.write("modalias", "of:NcpusT(null)\n")
    expectNil(ComputerFile(folder: folder.path).text)
  }
}
