import Expectations
import PantographCommands
import PantographPlainText
import PantographTouches
import Testing

@testable import PantographCLI
@testable import PantographEvdev

struct LiveDisplayTests {
  private let size = TerminalSize(columns: 80, rows: 24)
  private let start = Timestamp(microseconds: 1_000_000)

  /// A device of 100 x 50 mm that one finger touches in the middle.
  private func contacts(touched: Bool = true) -> LiveContacts {
    var contacts = LiveContacts(device: DeviceDescription(name: "pad"))
    guard touched else { return contacts }
    contacts.take([.report(at: start)])
    return contacts
  }

  @Test func `below the pad stand time, frames, the file's size and fingers`() {
    let progress = RecordingProgress(
      elapsed: .seconds(3.25), frames: 402, bytes: 14_100, contacts: 2)
    let lines = LiveDisplay(style: .plain, title: "Pad  100 × 50 mm").lines(
      contacts(), progress, in: size, at: start + .seconds(63.25))
    expect(lines.last, equals: "● 1:03.2   402 frames   14.1 kB   0 fingers   Ctrl-C ends")
    expect(lines.first?.description.hasPrefix("╭─ Pad  100 × 50 mm ──"), equals: true)
  }

  @Test func `a loss is told`() {
    let progress = RecordingProgress(frames: 9, bytes: 900, drops: 1)
    let line = LiveDisplay(style: .plain).lines(contacts(), progress, in: size, at: start).last
    expect(line, equals: "● 0:00.0   9 frames   900 bytes   0 fingers   1 loss   Ctrl-C ends")
  }

  @Test func `before the first touch it says so`() {
    let line = LiveDisplay(style: .plain).lines(
      contacts(touched: false), RecordingProgress(), in: size, at: start
    ).last
    expect(line, equals: "● ready   touch to begin   Ctrl-C ends")
  }

  @Test(arguments: [(80, 24), (20, 8), (10, 3), (3, 1)])
  func `nothing is larger than the terminal`(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    let display = LiveDisplay(style: .plain, title: "A pad", footer: "swipe.evemu")
    let lines = display.lines(contacts(), RecordingProgress(), in: size, at: start)
    expect(lines.count, isBelow: max(rows, 2))
    expect(lines.allSatisfy { $0.count <= columns })
  }

  @Test func `there are at most thirty drawings a second`() {
    var display = LiveDisplay(style: .plain)
    let contacts = contacts()
    let count = (0..<1000).filter { millisecond in
      let now = Timestamp(microseconds: Int64(millisecond) * 1000)
      guard display.isDue(at: now) else { return false }
      _ = display.draw(contacts, RecordingProgress(), in: size, at: now)
      return true
    }.count
    expect(count, isAtMost: 30)
  }

  @Test func `a drawing goes over the one before, and is taken away`() {
    var display = LiveDisplay(style: .plain)
    let first = display.draw(contacts(), RecordingProgress(), in: size, at: start)
      .description
    let height = first.filter { $0 == "\n" }.count
    expect(!first.contains("A╭"))
    let second = display.draw(contacts(), RecordingProgress(), in: size, at: start)
      .description
    expect(second.contains("\r\u{1b}[\(height)A"))
    let erasure = display.erase().description
    expect(erasure, equals: "\r\u{1b}[\(height)A\u{1b}[J")
    expect(!(first + second).contains("?25l"), "the cursor is never hidden")
  }
}
