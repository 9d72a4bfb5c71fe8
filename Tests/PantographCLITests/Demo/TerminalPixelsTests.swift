import Expectations
import Foundation
import PantographEvdev
import PantographLive
import PantographRendering
import PantographSynthesis
import PantographTouches
import Testing

@testable import PantographCLI
@testable import PantographDemos
@testable import PantographStudio

@MainActor
struct TerminalPixelsTests {
  // MARK: Answers

  @Test func `answers are told from keys, whatever comes between`() {
    let bytes = "q\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[A\u{1b}[6;20;10t\u{1b}[?62;4;22cz"
    let answers = TerminalAnswers(Array(bytes.utf8))
    expect(answers.hasKitty && answers.hasSixel && answers.isComplete)
    expect(answers.cell, equals: TerminalCellSize(width: 10, height: 20))
    expect(answers.rest, equals: Array("q\u{1b}[Az".utf8))
    // Class 4 is not an attribute.
    expect(!TerminalAnswers(Array("\u{1b}[?4;22c".utf8)).hasSixel)
    expect(!TerminalAnswers(Array("\u{1b}_Gi=31;ENOTSUPPORTED:no\u{1b}\\".utf8)).hasKitty)
    let part = TerminalAnswers(Array("\u{1b}_Gi=31;O".utf8))
    expect(!part.hasKitty && !part.isComplete)
  }

  @Test func `an answer that comes late is no key, in however many parts`() {
    let bytes = Array("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}[6;20;10t\u{1b}[?62;4;22c".utf8)
    for cut in 2..<bytes.count where bytes[cut - 1] != 0x1b {
      var keys = TerminalKeys()
      expect(keys.names(in: Array(bytes[..<cut])).isEmpty, "\(cut)")
      expect(keys.names(in: Array(bytes[cut...]) + Array("n".utf8)), equals: ["n"], "\(cut)")
    }
  }

  // MARK: Terminals that show pixels

  @Test(arguments: [TerminalPixels.kitty, .sixel])
  func `what a terminal shows is the picture, and only what changed is sent`(
    kind: TerminalPixels
  ) throws {
    let terminal = try #require(PixelTerminal(kind, columns: 90, rows: 30))
    defer { terminal.stop() }
    try withDisplay(terminal) { display in
      expect(display.kind, equals: kind)
      // The test has its own time, so that each step is the same on a slow machine.
      var now = MonotonicClock.now
      let clock = LiveClock(try InputLoop(), doors: LiveClock.Doors(now: { now }))
      let session = try DemoSession(.card, mover: .keys, clock: clock)
      let room = display.room
      expect(room.width == 56 * 9 && room.height == (kind == .sixel ? 29 : 30) * 18)
      try expectShown(session, display, terminal, tolerance: kind == .kitty ? 0 : 30)
      let whole = terminal.received
      session.press(.gesture(.down))
      var least = Int.max
      for _ in 0..<12 {
        now = now + TimeSpan.milliseconds(20)
        _ = try clock.take()
        session.advance()
        let before = terminal.received
        try expectShown(session, display, terminal, tolerance: kind == .kitty ? 0 : 30)
        let sent = terminal.received - before
        if sent > 1500 { least = min(least, sent) }
      }
      // A finger that only lands changes a few tiles; later the whole list gets lighter.
      expect(least, isBelow: whole / 3)
      for _ in 0..<100 {
        now = now + TimeSpan.milliseconds(20)
        _ = try clock.take()
        session.advance()
      }
      try expectShown(session, display, terminal, tolerance: kind == .kitty ? 0 : 30)
      let before = terminal.received
      try show(session.frame(in: display.room), display, terminal)
      expect(terminal.received - before, isBelow: 64)
      terminal.type("n")
      usleep(20_000)
      let inputs = try display.takeInput()
      expect(inputs, equals: [.key(.nextDemo)])
    }
    usleep(50_000)
    // No picture of the demo is left.
    expect(terminal.pictures, equals: 0)
    expect(terminal.isOnFirstScreen)
  }

  @Test func `a terminal that answers nothing of the kind has half blocks`() throws {
    let terminal = try #require(PixelTerminal(.blocks, columns: 90, rows: 30))
    defer { terminal.stop() }
    try withDisplay(terminal) { display in
      expect(display.kind, equals: .blocks)
      expect(display.room.height, equals: 60)
      let inputs = try display.takeInput()
      expect(inputs.isEmpty)
    }
  }

  private func withDisplay(
    _ terminal: PixelTerminal, _ body: (TerminalDisplay) throws -> Void
  ) throws {
    let display = try #require(
      TerminalDisplay(keysAreHand: true, terminal: terminal.device, isGuarded: false))
    try body(display)
  }

  /// Shows a picture and waits until the terminal has received all of it.
  private func show(
    _ frame: DemoFrame, _ display: TerminalDisplay, _ terminal: PixelTerminal
  ) throws {
    let frames = terminal.frames
    try display.show(frame)
    for _ in 0..<5000 where terminal.frames == frames || !display.isReady() { usleep(1000) }
    expect(terminal.frames, equals: frames + 1)
  }

  private func expectShown(
    _ session: DemoSession, _ display: TerminalDisplay, _ terminal: PixelTerminal, tolerance: Int
  ) throws {
    let frame = try session.frame(in: display.room)
    try show(frame, display, terminal)
    let worst: (difference: Double, size: Int)? = frame.picture.withPixels {
      pixels, width, height, bytesPerRow in
      terminal.difference(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    let shown = try #require(worst)
    // Colors between those of sixels are patterns, so blocks of pixels are compared by their mean.
    expect(shown.difference, isAtMost: Double(tolerance))
  }
}
