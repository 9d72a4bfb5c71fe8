import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographStudio

/// The demo as a program: in a terminal that it gives back, and without one.
@Suite(.timeLimit(.minutes(10)))
struct DemoProgramTests {
  private let folder: TemporaryFolder
  private let terminal: PlainTerminal

  init() throws {
    folder = try TemporaryFolder()
    terminal = try #require(PlainTerminal(columns: 90, rows: 30))
  }

  private static let recording = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings/phone-swipe-down-125hz.evemu").path
  private static let enter = "\(TerminalMode.enter)"
  private static let leave = "\(TerminalMode.leave)"

  /// Starts the program in the terminal, as a group of its own.
  ///
  /// The threads of tests block signals, and so do the programs that they start. The words `before` may start the
  /// program without blocked signals.
  private func start(_ words: String..., before: [String] = []) throws -> Process {
    let process = Process()
    let all = before + [Pantograph.path + "-studio"] + words
    process.executableURL = URL(fileURLWithPath: all[0])
    process.arguments = Array(all.dropFirst())
    process.currentDirectoryURL = folder.url
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "NO_COLOR"] { environment[name] = nil }
    environment["TERM"] = "xterm-256color"
    process.environment = environment
    let handle = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    return process
  }

  /// The part of what was written after the terminal was given back for the last time.
  private var report: String {
    terminal.text.components(separatedBy: Self.leave).last ?? ""
  }

  private func count(_ text: String) -> Int {
    terminal.text.components(separatedBy: text).count - 1
  }

  @Test func `a recording in a terminal has the report of replay`() throws {
    let before = terminal.settings
    let process = try start(
      "demo", "card", "--terminal", "--replay", Self.recording, "--time", "3", "--pixels", "blocks")
    terminal.wait(for: Self.enter, process)
    process.waitUntilExit()
    terminal.wait(for: Self.leave, process)
    expect(process.terminationStatus, equals: 0)
    expect(terminal.settings, equals: before)
    expect(count(Self.enter) == 1 && count(Self.leave) == 1)
    // Cells of half a letter have shown the picture.
    expect(terminal.text.contains("▀"))
    let replay = Tool.run(
      path: Pantograph.path + "-studio", ["replay", Self.recording, "--scene", "card"])
    func lines(_ text: String) -> [String] {
      text.replacing(/\u{1b}\[[0-9;]*m/, with: "").split(separator: "\n").map { $0.trimmingSpaces }
        .filter { $0.contains(" s  ") }
    }
    expect(lines(report), equals: lines(replay.output))
    expect(lines(report).count, isAbove: 3)
  }

  private static let unblocking = [
    "/usr/bin/perl", "-MPOSIX", "-e",
    "sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV",
  ]

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: unblocking[0])))
  func `a suspended demo gives the screen back until it goes on`() throws {
    let before = terminal.settings
    let process = try start(
      "demo", "card", "--terminal", "--pixels", "blocks", before: Self.unblocking)
    terminal.wait(for: "▀", process)
    terminal.type("\u{1a}")
    terminal.wait(for: Self.leave, process)
    // The process has stopped, and has not ended.
    for _ in 0..<1000 where !Self.isStopped(process) { usleep(10_000) }
    expect(Self.isStopped(process))
    expect(terminal.settings, equals: before)
    expect(kill(process.processIdentifier, SIGCONT), equals: 0)
    terminal.wait(for: Self.enter, count: 2, process)
    terminal.resize(columns: 40, rows: 12)
    kill(process.processIdentifier, SIGWINCH)
    terminal.wait(for: "\u{1b}[2J", count: 3, process)
    terminal.type("q")
    process.waitUntilExit()
    terminal.wait(for: Self.leave, count: 2, process)
    expect(count(Self.enter) == 2 && count(Self.leave) == 2)
    expect(terminal.settings, equals: before)
  }

  private static func isStopped(_ process: Process) -> Bool {
    let path = "/proc/\(process.processIdentifier)/stat"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: ")").last?.split(separator: " ").first == "T"
  }

  @Test func `without a terminal a film gets a free name, a folder or the name that is given`()
    throws
  {
    func run(_ words: String...) -> Tool.Result {
      Pantograph.shell("$P-studio \(words.joined(separator: " ")) 2>&1 </dev/null", in: folder.url)
    }
    let names = ["card.webp", "card-2.webp", "card-3.webp"]
    for name in names {
      let result = run("demo", "card")
      expect(result.code, equals: 0)
      expect(result.output.hasSuffix("wrote \(name)\n"), "\(result.output)")
      expect(result.output.contains("finish"))
    }
    let forced = run("demo", "card", "--force", "--json")
    expect(forced.code == 0 && forced.output.contains("\"scene\""))
    expect(forced.output.hasSuffix("wrote card.webp\n"), "\(forced.output)")
    try FileManager.default.createDirectory(
      atPath: folder.path("films"), withIntermediateDirectories: false)
    let both = run("demo", "card", "--out", "films", "--out", "own.png", "--replay", Self.recording)
    expect(both.output.hasSuffix("wrote films/card.png\nwrote films/card.webp\nwrote own.png\n"))
    expect(both.output.contains("phone-swipe-down-125hz.evemu"))
    let found = Tool.run("sh", "-c", "cd '\(folder.path)' && find . -type f | LC_ALL=C sort").output
    let all = names.map { "./\($0)" } + ["./films/card.png", "./films/card.webp", "./own.png"]
    expect(found, equals: all.sorted().map { $0 + "\n" }.joined())
    let again = run("demo", "card", "--out", "own.png")
    expect(again.code, equals: 73)
    expect(run("demo", "card", "--terminal").code, equals: 69)
    expect(run("demo", "nothing").code, equals: 64)
    let record = run("demo", "card", "--record", "x.evemu", "--terminal")
    expect(record.output.contains("--record needs a touch device") || record.code == 69)
  }
}

extension String {
  fileprivate var trimmingSpaces: String { trimmingCharacters(in: .whitespaces) }
}
extension Substring {
  fileprivate var trimmingSpaces: String { trimmingCharacters(in: .whitespaces) }
}
