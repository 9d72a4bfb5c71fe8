import Expectations
import PantographEvdev
import Testing

struct InputPermissionTests {
  private static var lines: [Substring] {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
    return TemporaryDirectory.read("\(root)/\(InputPermission.rule)").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
  }

  @Test func `the rule gives access to touch surfaces`() {
    let granted = Self.lines.filter { $0.contains("TAG+=\"uaccess\"") }
    expect(granted.count, equals: 3)
    for name in ["ID_INPUT_TOUCHPAD", "ID_INPUT_TOUCHSCREEN", "ID_INPUT_TABLET"] {
      expect(granted.contains { $0.contains(name) })
    }
  }

  @Test func `the rule leaves keyboards before it gives any access`() throws {
    let lines = Self.lines
    let keyboard = try #require(lines.firstIndex { $0.contains("ID_INPUT_KEYBOARD") })
    let grant = try #require(
      lines.firstIndex { $0.hasPrefix("ENV") && $0.contains("uaccess") })
    expect(lines[keyboard].contains("GOTO=\"pantograph_end\""))
    expect(keyboard, isBelow: grant)
  }

  @Test func `the rule comes before the one that gives a seat its access`() {
    let name = InputPermission.rule.split(separator: "/").last ?? ""
    expect(name, isBelow: "73-seat-late.rules")
  }

  private static func rules(_ file: String = InputPermission.rule) throws -> UdevRules {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
    return try UdevRules(TemporaryDirectory.read("\(root)/\(file)"))
  }

  /// An event node with these properties, as udev's own rules set them.
  private static func node(_ properties: String...) -> [String: String] {
    var device = ["ACTION": "add", "SUBSYSTEM": "input", "KERNEL": "event3", "ENV{ID_INPUT}": "1"]
    for property in properties { device["ENV{ID_INPUT_\(property)}"] = "1" }
    return device
  }

  @Test(arguments: ["TOUCHPAD", "TOUCHSCREEN", "TABLET"])
  func `a touch surface is granted, and never with a keyboard in it`(kind: String) throws {
    let rules = try Self.rules()
    expect(rules.grantsAccess(to: Self.node(kind)))
    expect(rules.grantsAccess(to: Self.node(kind, "MOUSE")))
    // A touchscreen's home key is a key and no keyboard.
    expect(rules.grantsAccess(to: Self.node(kind, "KEY")))
    expect(!rules.grantsAccess(to: Self.node(kind, "KEY", "KEYBOARD")))
    expect(!rules.grantsAccess(to: Self.node(kind, "KEYBOARD")))
  }

  @Test(arguments: [
    node("KEYBOARD", "KEY"), node("MOUSE"), node("KEY"), node("JOYSTICK"), node(),
  ])
  func `what is no touch surface is not granted`(device: [String: String]) throws {
    try expect(!Self.rules().grantsAccess(to: device))
  }

  @Test func `only event nodes are granted, and nothing that goes`() throws {
    let rules = try Self.rules()
    var device = Self.node("TOUCHPAD")
    device["KERNEL"] = "mouse0"
    expect(!rules.grantsAccess(to: device))
    device["KERNEL"] = "event3"
    device["ACTION"] = "remove"
    expect(!rules.grantsAccess(to: device))
    device["ACTION"] = "change"
    expect(rules.grantsAccess(to: device))
    for (subsystem, kernel) in [("misc", "uinput"), ("misc", "uhid"), ("hidraw", "hidraw0")] {
      expect(
        !rules.grantsAccess(to: ["ACTION": "add", "SUBSYSTEM": subsystem, "KERNEL": kernel]))
    }
  }

  @Test func `the rule for virtual devices is one of its own and gives uinput alone`() throws {
    let rules = try Self.rules(InputPermission.uinputRule)
    let uinput = ["ACTION": "add", "SUBSYSTEM": "misc", "KERNEL": "uinput"]
    expect(rules.grantsAccess(to: uinput))
    expect(!rules.grantsAccess(to: ["ACTION": "add", "SUBSYSTEM": "misc", "KERNEL": "uhid"]))
    expect(!rules.grantsAccess(to: Self.node("TOUCHPAD")))
    expect(!rules.grantsAccess(to: Self.node("KEYBOARD", "KEY")))
    let name = InputPermission.uinputRule.split(separator: "/").last ?? ""
    expect(name, isBelow: "73-seat-late.rules")
  }
}
