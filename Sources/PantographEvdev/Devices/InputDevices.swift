import Glibc
import PantographTouches

/// The input devices that are plugged in.
public enum InputDevices {
  /// The folder in which the kernel lists devices.
  public static let system = "/sys/class/input"

  /// Returns all devices, sorted by number, including those that this process may not open.
  /// `system` supplies the descriptions of devices that cannot be opened.
  public static func list(
    directory: String = HotPlug.directory, system: String = InputDevices.system
  ) -> [ListedDevice] {
    HotPlug.nodes(in: directory)
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      .compactMap { describe(name: $0, in: directory, system) }
  }

  /// Describes one device. Returns nil if the device was removed after the folder was listed.
  private static func describe(
    name: String, in directory: String, _ system: String
  ) -> ListedDevice? {
    let node = "\(directory)/\(name)"
    do {
      let descriptor = try openNode(node)
      var device = try LibevdevDevice(descriptor: descriptor.number).description
      device.computer = ComputerFile().text
      return ListedDevice(node: node, device: device, readers: DeviceReaders(node: node))
    } catch {
      let told = SystemDescription(path: "\(system)/\(name)/device").description
      let obstacle = EvdevError.opening(node, error)
      if case .missing = obstacle { return nil }
      if case .removed = obstacle { return nil }
      return ListedDevice(
        node: node, device: told ?? DeviceDescription(name: "unknown"), obstacle: obstacle,
        readers: DeviceReaders(node: node))
    }
  }

  private static func openNode(_ node: String) throws(ErrorNumber) -> OwnedDescriptor {
    let number = try SystemCall.retry {
      Int(open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
    }.get()
    return OwnedDescriptor(owning: Int32(number))
  }
}
