import Expectations
import Foundation
import TemporaryFolders
import Testing

/// Conditions that a shell can create for a program: closed pipes, limits, missing streams.
struct ShellUseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = Pantograph.shell("$P synthesise swipe --fingers 3 -o s.evemu -q", in: folder.url)
    try #require(made == .init(code: 0, output: ""))
  }

  private func run(_ line: String) -> Tool.Result { Pantograph.shell(line, in: folder.url) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a reader that leaves ends it as SIGPIPE would, without a word`() throws {
    let result = run("{ $P convert --loop 500 s.evemu -; echo $? >code; } | head -n 1")
    expect(result.output, equals: "# EVEMU 1.3\n")
    try expect(
      String(contentsOf: folder.url.appending(path: "code"), encoding: .utf8), equals: "141\n")
  }

  @Test func `what comes through a pipe is converted as a file is`() {
    for line in [
      "$P convert -q s.evemu a.evemu && cat s.evemu | $P convert - - | cmp - a.evemu",
      "$P convert - - <s.evemu | cmp - a.evemu",
      "cat s.evemu | $P convert - - --to libinput | $P convert - - | cmp - a.evemu",
    ] {
      expect(run(line), equals: .init(code: 0, output: ""))
    }
  }

  @Test(
    .enabled(
      if: getenv("TSAN_OPTIONS") == nil,
      "what the thread sanitizer keeps in files is under the limit, too"))
  func `a limit on the size of files is an error, and leaves nothing`() throws {
    let result = run("ulimit -f 4; $P convert s.evemu out.evemu")
    expect(result.code, equals: 74)
    expect(result.output.contains("File too large"))
    try expect(names(), equals: ["s.evemu"])
  }

  @Test func `a full disk under standard output is an error`() {
    for command in ["inspect s.evemu", "convert s.evemu -", "--help", "man"] {
      let result = run("$P \(command) >/dev/full")
      expect(result.code, equals: 74, "\(command)")
      expect(result.output.contains("No space left on device"), "\(command)")
    }
  }

  @Test func `nothing printed gets into a file where standard output is closed`() {
    expect(
      run("$P convert s.evemu a.evemu >&- 2>&-; $P convert -q a.evemu - | cmp - s.evemu").code,
      equals: 0)
    expect(run("$P inspect s.evemu >&-").code, equals: 74)
    expect(run("$P inspect - <&-").code, equals: 66)
  }

  @Test func `no command writes over a file unless forced`() throws {
    for command in [
      "convert s.evemu there", "synthesise tap -o there", "record -o there",
      "inspect -q s.evemu --plot there.svg",
    ] {
      let result = run("echo kept >there; echo kept >there.svg; $P \(command)")
      expect(result.code, equals: 73, "\(command)")
      expect(result.output.contains("--force"), "\(command)")
      expect(run("cat there there.svg").output, equals: "kept\nkept\n", "\(command)")
    }
    expect(run("$P convert -qf s.evemu there && cmp s.evemu there").code, equals: 0)
  }

  @Test func `of several files the bad one is named and the others are looked into`() {
    let result = run("$P inspect s.evemu nothing s.evemu")
    expect(result.code, equals: 66)
    expect(result.output.components(separatedBy: "Device").count, equals: 3)
    expect(result.output.contains("nothing cannot be opened"))
  }

  @Test func `standard input is kept where TMPDIR says`() {
    let result = run("cat s.evemu | TMPDIR=/nonexistent $P convert - out.evemu")
    expect(result.code, equals: 74)
    expect(result.output.contains("TMPDIR"))
  }

  @Test func `no room for what is unpacked is not a fault of the recordings`() {
    let result = run("gzip s.evemu; TMPDIR=/nonexistent $P tune .")
    expect(result.code, equals: 74)
    expect(result.output.contains("/nonexistent"))
    expect(result.output.contains("TMPDIR"))
  }
}
