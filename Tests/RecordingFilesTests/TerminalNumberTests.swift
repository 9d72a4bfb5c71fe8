import Expectations
import Glibc
import Testing

@testable import PantographRecordingFiles

/// The device numbers of terminals, as the kernel's list of devices has them.
struct TerminalNumberTests {
  @Test func `consoles, serial lines and terminal windows`() {
    let found = (0...4095).filter { OutputTarget.isTerminal(major: dev_t($0)) }
    expect(found, equals: [4, 5] + Array(136...143) + [188, 189, 204])
  }
}
