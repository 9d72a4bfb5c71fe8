import PantographCommands

extension ValueKind {
  /// The path of a device node, or the name of a device.
  package static let device = ValueKind.offered(matching: "/dev/input/event*")
}
