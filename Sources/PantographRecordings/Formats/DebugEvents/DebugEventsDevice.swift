import PantographTouches

/// A device in a line `DEVICE_ADDED` of `libinput debug-events`.
struct DebugEventsDevice {
  var name: String
  /// The size of the surface in millimetres; nil if the device has none.
  var size: Vector?

  /// Reads `NAME seat0 default group1 cap:pg size 102x68mm …`. Names contain spaces, so the parts
  /// after the name are found from `cap:` backwards.
  init(_ line: LineCursor, into batch: inout RecordingBatch) {
    var rest = line
    rest.skipSpaces()
    var before = rest
    var options = rest
    var isDescribed = false
    while options.skip(past: " cap:") { isDescribed = true }
    if isDescribed {
      before.end = options.next - 5
      // The group, the logical seat and the physical seat.
      for _ in 0..<3 { Self.dropWord(&before) }
      size = Self.size(options)
    }
    Self.dropSpaces(&before)
    name = before.deviceName(into: &batch)
  }

  /// Reads `size 102x68mm`, in version 1.3 `size 102.00/68.00mm`.
  private static func size(_ line: LineCursor) -> Vector? {
    var line = line
    guard line.skip(past: " size ") || line.skip(past: "\tsize "),
      let width = line.scanFraction(),
      line.skip(UInt8(ascii: "x")) || line.skip(UInt8(ascii: "/")),
      let height = line.scanFraction(), line.skip("mm")
    else { return nil }
    return accepted(width, height)
  }

  /// Returns the size if it can be one of a surface: positive, and at most ten metres.
  static func accepted(_ width: Double, _ height: Double) -> Vector? {
    let range = 1...10_000.0
    guard range.contains(width), range.contains(height) else { return nil }
    return Vector(x: width, y: height)
  }

  private static func dropSpaces(_ line: inout LineCursor) {
    while line.end > line.next, line.end[-1] == 0x20 || line.end[-1] == 0x09 { line.end -= 1 }
  }

  private static func dropWord(_ line: inout LineCursor) {
    dropSpaces(&line)
    while line.end > line.next, line.end[-1] != 0x20, line.end[-1] != 0x09 { line.end -= 1 }
  }
}
