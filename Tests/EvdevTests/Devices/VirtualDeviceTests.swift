import Expectations
import Glibc
import PantographEvdev
import Testing

struct VirtualDeviceTests {
  @Test func `without the module the error says how to load it`() {
    let error = #expect(throws: EvdevError.self) {
      try VirtualDevice(.touchpad, path: "/dev/no-such-uinput")
    }
    expect(error.map { "\($0)" }?.contains("sudo modprobe uinput"), equals: true)
  }

  @Test func `without permission the error names the rule`() {
    let folder = TemporaryDirectory()
    let path = folder.write("uinput")
    chmod(path, 0)
    #expect(throws: EvdevError.notPermitted(path: path, remedy: InputPermission.uinputInstallation))
    {
      try asOrdinaryUser { try VirtualDevice(.touchpad, path: path) }
    }
  }
}
