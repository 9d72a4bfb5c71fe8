import Expectations
import Glibc
import PantographRecordingFiles
import Testing

@testable import PantographTuningFiles

struct FilterProgramTests {
  private func run(_ command: [String], on text: String = "") throws -> (
    FilterProgram.Outcome, String
  ) {
    let input = try UnnamedFile.open()
    let output = try UnnamedFile.open()
    defer {
      close(input)
      close(output)
    }
    let bytes = Array(text.utf8)
    expect(write(input, bytes, bytes.count), equals: bytes.count)
    lseek(input, 0, SEEK_SET)
    let outcome = FilterProgram.run(command, from: input, to: output)
    var read = [UInt8](repeating: 0, count: 100)
    let count = pread(output, &read, read.count, 0)
    return (outcome, String(decoding: read[..<max(count, 0)], as: UTF8.self))
  }

  @Test func `what goes in comes out as the program makes it`() throws {
    let (outcome, text) = try run(["tr", "a-z", "A-Z"], on: "hand")
    expect(outcome, equals: .finished)
    expect(text, equals: "HAND")
  }

  @Test func `a program that is not there is told apart from one that fails`() throws {
    try expect(run(["pantograph-has-no-such-program"]).0, equals: .notStarted(ENOENT))
    try expect(run(["sh", "-c", "echo why >&2; exit 3"]).0, equals: .failed("why\n"))
    try expect(run(["sh", "-c", "kill -9 $$"]).0, equals: .failed(""))
  }

  @Test func `a program that says more than a pipe holds ends as well`() throws {
    let (outcome, _) = try run(["sh", "-c", "head -c 300000 /dev/zero >&2; exit 1"])
    guard case .failed(let words) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    expect(words.utf8.count, isAtLeast: 1 << 16)
    expect(words.utf8.count, isBelow: 1 << 17)
  }
}
