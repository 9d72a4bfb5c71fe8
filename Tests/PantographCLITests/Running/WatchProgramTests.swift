import Expectations
import Foundation
import GoldenTexts
import TemporaryFolders
import Testing

/// `run --watch` with a kit whose compiler is a script.
@Suite(.timeLimit(.minutes(10)))
struct WatchProgramTests {
  private let room: KitRoom

  init() throws {
    room = try KitRoom()
    try room.write("Cards/App.swift", RunProgramTests.application)
  }

  /// Waits until the output contains a text so many times.
  private func wait(for text: String, count: Int, _ process: Process) {
    while room.text("output").components(separatedBy: text).count <= count, process.isRunning {
      usleep(10_000)
    }
  }

  /// Moves a source into the folder, so that there is only one event.
  private func change(_ text: String) throws {
    try room.write("new/App.swift", text)
    let (from, to) = (room.folder.path("new/App.swift"), room.folder.path("Cards/App.swift"))
    expect(rename(from, to), equals: 0)
  }

  private func output(_ process: Process) -> String {
    process.waitUntilExit()
    return "\(process.terminationStatus)\n\(room.plain(room.text("output")))"
  }

  @Test func `an application that ends, and one that does not compile, run again after a change`()
    throws
  {
    try room.writeScript(
      "program", "\(KitRoom.printing)\necho \"moment $(basename \"$PANTOGRAPH_MOMENT\")\"\n")
    let process = try room.start(["run", "Cards", "--watch", "--tree"])
    let waiting = "waiting for a change"
    wait(for: waiting, count: 1, process)
    try change(RunProgramTests.application + "// two\n")
    wait(for: waiting, count: 2, process)
    try room.write("errors", "\(room.folder.path("Cards/App.swift")):2:7: error: one\n")
    try change(RunProgramTests.application + "// three\n")
    wait(for: waiting, count: 3, process)
    try room.remove("errors")
    try change(RunProgramTests.application + "// four\n")
    wait(for: waiting, count: 4, process)
    kill(process.processIdentifier, SIGINT)
    let difference = try GoldenText("watch-ends").difference(from: output(process))
    expectNil(difference)
    // The last source has arrived at the compiler.
    let found = Tool.run("grep", "-rl", "// four", room.folder.path("cache")).output
    expect(found.hasSuffix("App.swift\n"), "\(found)")
  }

  @Test func `an application that runs is ended before the next one starts`() throws {
    for isDeaf in [false, true] {
      let reaction = isDeaf ? "trap '' TERM" : "trap 'echo ended; exit' TERM"
      try room.writeScript("program", "\(reaction)\necho started\nwhile :; do sleep 0.05; done\n")
      let process = try room.start(["run", "Cards", "--watch", "--tree"])
      wait(for: "started", count: 1, process)
      try change(RunProgramTests.application + "// \(isDeaf)\n")
      wait(for: "started", count: 2, process)
      kill(process.processIdentifier, SIGINT)
      let words = isDeaf ? "130\nstarted\nstarted\n" : "130\nstarted\nended\nstarted\nended\n"
      expect(output(process), equals: words)
    }
  }

  @Test func `the end of an application that is shown ends the program`() throws {
    for place in ["--window", "--terminal"] {
      for (end, status) in [
        ("exit 0", 0), ("exit 65", 65), ("exit 7", 70), ("kill -9 $$", 70), ("kill -INT $$", 130),
      ] {
        try room.writeScript("program", "\(KitRoom.printing)\n\(end)\n")
        let process = try room.start(["run", "Cards", "--watch", place])
        expect(output(process), equals: "\(status)\nCards runs\n  \(place)\n", "\(end)")
      }
    }
  }

  @Test func `a program that cannot be started waits for the next one`() throws {
    try room.remove("program")
    let process = try room.start(["run", "Cards", "--watch", "--quiet"])
    wait(for: "cannot be started", count: 1, process)
    try room.writeScript("program", KitRoom.printing)
    try change(RunProgramTests.application + "// two\n")
    wait(for: "runs", count: 1, process)
    kill(process.processIdentifier, SIGTERM)
    let difference = try GoldenText("watch-starts").difference(from: output(process))
    expectNil(difference)
  }
}
