import PantographCommands

extension ValueKind {
  /// A device node, or the name of a device.
  package static let device = ValueKind.offered(matching: "/dev/input/event*")
}
