import Expectations
import PantographRecordings
import Testing

/// Lines of getevent that say something about devices, and are no events.
struct RemarkLineTests {
  @Test(arguments: [
    ("could not get driver version for /dev/input/mice, Not a typewriter", true),
    ("could not open /dev/input/event9, Permission denied", true),
    ("remove device 1: /dev/input/event2", true), ("remove device", true),
    ("could notice", false), ("remove a device", false), ("something else", false),
  ])
  func `remarks are passed over, and all else is reported`(line: String, isRemark: Bool) {
    let file = ParsedText(
      "[ 1.000001] 0000 0000 00000000\n\(line)\n[ 1.000002] 0000 0000 00000000\n")
    expect(file.events.count, equals: 2)
    expect(file.issues.isEmpty, equals: isRemark, "\(line): \(file.issues)")
  }
}
