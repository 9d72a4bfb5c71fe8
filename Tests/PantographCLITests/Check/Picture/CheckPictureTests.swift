import Expectations
import PantographCommands
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographCLI

/// The card at the end of a check, and the time to its picture.
@MainActor
struct CheckPictureTests {
  /// Returns the report of a check whose picture has this result, and the calls for a picture.
  private func check(
    _ picture: PictureResult, seconds: Double = 2, stop: Bool = false, after key: CheckKey? = nil
  ) throws -> (report: CheckReport, calls: [(node: String, grabbing: Bool, seconds: Double)]) {
    let room = try CheckRoom()
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5)
    room.seconds = seconds
    room.isGrabbing = true
    if let key {
      room.at(0.1) { [weak room] in MainActor.assumeIsolated { room?.run?.press(key) } }
    }
    var calls: [(node: String, grabbing: Bool, seconds: Double)] = []
    var hardware = room.hardware
    hardware.picture = .success { [loop = room.room.loop] in
      calls.append(($0, $1, $2))
      if stop { loop.stopper.stop() }
      return picture
    }
    return (try room.check(hardware), calls)
  }

  private func latencies(_ milliseconds: Int64...) -> [TimeSpan] {
    milliseconds.map { .milliseconds($0) }
  }

  @Test func `the card comes once, after the steps, with the device and at most for ten seconds`()
    throws
  {
    let (report, calls) = try check(.measured(latencies(9, 10, 11), .window), seconds: 20)
    expect(calls.map(\.node), equals: ["/dev/input/event3"])
    expect(calls.map(\.grabbing) == [true] && calls.map(\.seconds) == [10])
    try expect(check(.measured([], .window), seconds: 2).calls.map(\.seconds), equals: [2])
    let finding = try #require(report.finding("picture"))
    expect(finding.state == .held && finding.advice == nil)
    expect(
      finding.reason,
      equals: "From the kernel's stamp until the window system had the picture: median "
        + "10.00 ms, 95 % within 11.00 ms, largest 11.00 ms, of 3 reports. Three pictures last "
        + "50.00 ms.")
    expect(CheckJSON.text(report).contains(#""picture":{"count":3,"median":0.01"#))
  }

  @Test(arguments: [(49, true), (50, true), (51, false)] as [(Int64, Bool)])
  func `a picture that comes later than three pictures last did not hold`(
    latency: Int64, holds: Bool
  ) throws {
    let report = try check(.measured(latencies(latency), .terminal)).report
    let finding = try #require(report.finding("picture"))
    expect(finding.state == (holds ? .held : .failed) && (finding.advice == nil) == holds)
    expect(finding.reason.contains("until the picture was written to the terminal"))
  }

  @Test func `the limit is that of the display`() {
    let finding = PictureResult.measured(latencies(30), .window).finding(hertz: 144)
    expect(finding.state == .failed && finding.reason.contains("last 20.83 ms"))
  }

  @Test func `a card that nobody moved, and none, are not checked and say why`() throws {
    for picture in [PictureResult.measured([], .window), .notShown("there is no screen")] {
      let report = try check(picture).report
      let finding = try #require(report.finding("picture"))
      expect(finding.state == .open && finding.advice != nil)
      expect(CheckJSON.text(report).contains(#""picture":null"#))
    }
    let room = try CheckRoom()
    room.seconds = 1
    try expect(
      room.check().finding("picture")?.reason,
      equals: "The time to the picture was not measured: this computer has no display.")
  }

  @Test func `a check that was ended shows no card, and a signal during the card ends the check`()
    throws
  {
    let quit = try check(.measured([], .window), after: .quit)
    expect(quit.calls.isEmpty && quit.report.end == .stopped)
    expect(
      quit.report.finding("picture")?.reason, equals: "The check ended before the card was shown.")
    let stopped = try check(.measured(latencies(9), .window), stop: true).report
    expect(stopped.end == .stopped && stopped.finding("picture")?.state == .held)
  }

  @Test func `a screen gets a window, a terminal the picture of a terminal, and nothing a reason`()
    throws
  {
    func place(_ variables: [String]) -> ComputerPlace {
      ComputerPlace(
        variable: { variables.contains($0) ? "x" : nil }, root: "/nonexistent", kernel: [],
        names: [])
    }
    func find(
      _ variables: [String], terminal: Bool, installed: Bool = true
    ) throws(PictureProgram.Missing) -> PictureProgram {
      try PictureProgram.find(place(variables), hasTerminal: terminal) {
        installed ? ($0.path ?? "/bin/program") : nil
      }
    }
    for variable in ["DISPLAY", "WAYLAND_DISPLAY"] {
      try expect(find([variable], terminal: true).place, equals: .window)
      try expect(find([variable], terminal: false).words.contains("--window"))
    }
    let terminal = try find([], terminal: true)
    expect(terminal.place == .terminal && terminal.words.contains("--terminal"))
    #expect(
      throws: PictureProgram.Missing(
        reason: "there is neither a screen nor a terminal to show a picture in")
    ) { try find([], terminal: false) }
    #expect(
      throws: PictureProgram.Missing(
        reason: "pantograph-window and pantograph-studio are not installed")
    ) { try find(["DISPLAY"], terminal: true, installed: false) }
  }

  @Test func `the program gets the device and the time, and its numbers are read`() {
    let program = PictureProgram(
      place: .window, words: ["/bin/sh", "-c", "echo 0.0085; echo \"$@\" >&2; echo inf; echo 1e-3"])
    expect(
      program.measure(node: "/dev/null", grabbing: false, seconds: 1),
      equals: .measured([.microseconds(8500), .milliseconds(1)], .window))
    let failing = PictureProgram(place: .window, words: ["/bin/sh", "-c", "echo 0.1; exit 69"])
    guard case .notShown = failing.measure(node: "/dev/null", grabbing: true, seconds: 1) else {
      Issue.record("A program that failed was measured.")
      return
    }
    let missing = PictureProgram(place: .window, words: ["/nonexistent/program"])
    guard case .notShown = missing.measure(node: "/dev/null", grabbing: true, seconds: 1) else {
      Issue.record("A missing program was measured.")
      return
    }
  }
}
