import Expectations
import Foundation
import PantographEvdev
import Testing

struct RecordCommandTests {
  @Test func `an existing file is kept, before anything else is asked`() throws {
    let file = try TemporaryFile("precious")
    let result = Pantograph.run(["record", "-o", file.path])
    expect(result.code, equals: 73)
    expect(result.output.contains("--force"))
    try expect(file.text, equals: "precious")
  }

  @Test func `a device that cannot be recorded leaves the old file, even with --force`() throws {
    let file = try TemporaryFile("precious")
    let words = ["record", "/dev/null", "-o", file.path, "--force"]
    expect(Pantograph.run(words).code, equals: 64)
    try expect(file.text, equals: "precious")
  }

  @Test(.enabled(if: InputDevices.list().filter(\.isTouch).isEmpty, "has touch devices"))
  func `without a touch device it says so`() {
    let result = Pantograph.run(["record", "-o", "-"])
    expect(result.code, equals: 69)
    expect(result.output.contains("no touchpad, touchscreen or touch tablet"))
  }

  @Test(arguments: [
    ("record", 64), ("record /dev/input/event0", 64), ("record a b -o c", 64),
    ("record -o - --note x", 64), ("record -o - --for 0", 64),
    ("record /dev/input/none -o -", 69), ("record none-of-that-name -o -", 69),
    ("record /dev/input/none /nonexistent/file", 69),
  ])
  func `the exit code says what went wrong`(line: String, code: Int) {
    let words = line.split(separator: " ").map(String.init)
    expect(Pantograph.run(words).code, equals: Int32(code))
  }

  @Test(arguments: ["devices", "check", "record", "replay"])
  func `help, manual and completions tell of it`(command: String) {
    expect(Pantograph.run(["--help"]).output.contains("  \(command) "))
    expect(Pantograph.run([command, "--help"]).output.contains("Examples"))
    expect(Pantograph.run(["man", command]).output.contains("pantograph"))
    for shell in ["bash", "zsh", "fish"] {
      expect(Pantograph.run(["completions", shell]).output.contains(command))
    }
  }
}
