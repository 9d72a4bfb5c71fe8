internal import CPantographLibevdev
import Glibc
import PantographTouches

/// A device that exists only in the kernel, created from a description through uinput.
///
/// When this object is released, the device disappears for every program that reads it.
public final class VirtualDevice: FrameSink {
  /// The path of the kernel's interface for virtual devices.
  public static let uinput = "/dev/uinput"

  /// The path at which programs can open the virtual device, such as `/dev/input/event7`.
  public let node: String
  private let uinput: OwnedDescriptor
  private let device: OpaquePointer
  private var raw: [input_event] = []

  public init(
    _ description: DeviceDescription, path: String = VirtualDevice.uinput
  ) throws(EvdevError) {
    switch SystemCall.retry({ Int(open(path, O_RDWR | O_CLOEXEC)) }) {
    case .success(let number): uinput = OwnedDescriptor(owning: Int32(number))
    case .failure(let error): throw Self.opening(path, error)
    }
    let model = LibevdevDevice(description)
    var made: OpaquePointer?
    let result = libevdev_uinput_create_from_device(model.pointer, uinput.number, &made)
    guard result == 0, let made else {
      throw .system(operation: "create a device through", path: path, code: -result)
    }
    device = made
    guard let name = libevdev_uinput_get_devnode(made) else {
      libevdev_uinput_destroy(made)
      throw .missing(
        path: "node of the new device",
        remedy: "check that /sys is mounted and that the evdev module is loaded")
    }
    node = String(cString: name)
  }

  deinit {
    libevdev_uinput_destroy(device)
  }

  /// Writes the whole frame to the kernel in one call, so that no reader ever sees half of it.
  public func write(_ frame: ArraySlice<InputEvent>) throws(EvdevError) {
    raw.removeAll(keepingCapacity: true)
    for event in frame { raw.append(input_event(event)) }
    let size = raw.count * MemoryLayout<input_event>.stride
    switch SystemCall.retry({ Glibc.write(uinput.number, raw, size) }) {
    case .success(size): return
    case .success: throw .system(operation: "write to", path: node, code: EIO)
    case .failure(let error): throw .system(operation: "write to", path: node, code: error.code)
    }
  }

  private static func opening(_ path: String, _ error: ErrorNumber) -> EvdevError {
    switch error.code {
    case EACCES, EPERM:
      .notPermitted(path: path, remedy: InputPermission.uinputInstallation)
    case ENOENT, ENODEV, ENXIO: .missing(path: path, remedy: InputPermission.noUinput)
    default: .system(operation: "open", path: path, code: error.code)
    }
  }
}

extension input_event {
  init(_ event: InputEvent) {
    let (seconds, rest) = event.time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    self.init(
      time: timeval(tv_sec: Int(seconds), tv_usec: Int(rest)), type: event.type.rawValue,
      code: event.code, value: event.value)
  }
}
