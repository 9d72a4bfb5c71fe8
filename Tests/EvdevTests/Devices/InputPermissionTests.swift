import Evdev
import Testing

@Suite struct InputPermissionTests {
  private static var lines: [Substring] {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
    return TemporaryDirectory.read("\(root)/\(InputPermission.rule)").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
  }

  @Test func `the rule gives access to touch surfaces and uinput`() {
    let granted = Self.lines.filter { $0.contains("TAG+=\"uaccess\"") }
    #expect(granted.count == 4)
    for name in ["uinput", "ID_INPUT_TOUCHPAD", "ID_INPUT_TOUCHSCREEN", "ID_INPUT_TABLET"] {
      #expect(granted.contains { $0.contains(name) })
    }
  }

  @Test func `the rule leaves keyboards before it gives any access`() throws {
    let lines = Self.lines
    let keyboard = try #require(lines.firstIndex { $0.contains("ID_INPUT_KEYBOARD") })
    let grant = try #require(
      lines.firstIndex { $0.hasPrefix("ENV") && $0.contains("uaccess") })
    #expect(lines[keyboard].contains("GOTO=\"pantograph_end\""))
    #expect(keyboard < grant)
  }

  @Test func `the rule comes before the one that gives a seat its access`() {
    let name = InputPermission.rule.split(separator: "/").last ?? ""
    #expect(name < "73-seat-late.rules")
  }
}
