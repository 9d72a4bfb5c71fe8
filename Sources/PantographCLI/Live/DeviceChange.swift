import PantographEvdev
import PantographTouches

/// A change between two lists of devices.
enum DeviceChange: Hashable, Sendable {
  /// The device was plugged in when watching began.
  case present(ListedDevice)
  case appeared(ListedDevice)
  /// A user, possibly the one of this process, has gained or lost the permission to open the device.
  case changed(ListedDevice)
  case removed(ListedDevice)

  var device: ListedDevice {
    switch self {
    case .present(let device), .appeared(let device), .changed(let device), .removed(let device):
      device
    }
  }

  /// The name used in JSON.
  var key: String {
    switch self {
    case .present: "present"
    case .appeared: "appeared"
    case .changed: "changed"
    case .removed: "removed"
    }
  }

  /// Returns the changes between two lists. Removals come first, because a node's name may be
  /// reused.
  static func between(_ old: [ListedDevice], _ new: [ListedDevice]) -> [DeviceChange] {
    var removals: [DeviceChange] = []
    var others: [DeviceChange] = []
    for device in old where !new.contains(where: { isSame($0, device) }) {
      removals.append(.removed(device))
    }
    for device in new {
      guard let before = old.first(where: { isSame($0, device) }) else {
        others.append(.appeared(device))
        continue
      }
      if before.obstacle != device.obstacle || before.readers != device.readers {
        others.append(.changed(device))
      }
    }
    return removals + others
  }

  private static func isSame(_ one: ListedDevice, _ other: ListedDevice) -> Bool {
    one.node == other.node && one.device.name == other.device.name
      && one.device.identity == other.device.identity
  }
}
