import Foundation
import Testing

struct ReplayCommandTests {
  private func made() throws -> TemporaryFile {
    try TemporaryFile(Pantograph.run(["synthesise", "tap", "-o", "-"]).output)
  }

  @Test func `without --uinput it says what is missing`() throws {
    let file = try made()
    let result = Pantograph.run(["replay", file.path])
    #expect(result.code == 64)
    #expect(result.output.contains("--uinput is missing"))
  }

  @Test(
    .enabled(if: !FileManager.default.fileExists(atPath: "/dev/uinput"), "there is a /dev/uinput"))
  func `without uinput it says which module to load`() throws {
    let file = try made()
    let result = Pantograph.run(["replay", "--uinput", file.path])
    #expect(result.code == 69)
    #expect(result.output.contains("there is no /dev/uinput"))
    #expect(result.output.contains("modprobe uinput"))
  }

  @Test func `a recording without a description is not played`() throws {
    let file = try TemporaryFile("E: 0.000001 0000 0000 0000\n")
    let result = Pantograph.run(["replay", "--uinput", file.path])
    #expect(result.code == 65)
  }

  @Test(arguments: [
    ("replay", 64), ("replay --uinput /nonexistent", 66), ("replay --uinput /dev/null", 65),
    ("replay --uinput x --speed 0", 64), ("replay --uinput x --wait -1", 64),
  ])
  func `the exit code says what went wrong`(line: String, code: Int) {
    let words = line.split(separator: " ").map(String.init)
    #expect(Pantograph.run(words).code == Int32(code))
  }
}
