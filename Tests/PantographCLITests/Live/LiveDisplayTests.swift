import Testing
import Touches

@testable import Evdev
@testable import PantographCLI

struct LiveDisplayTests {
  private let contacts = LiveContacts(device: DeviceDescription(name: "pad"))
  private let size = TerminalSize(columns: 80, rows: 24)

  @Test func `below the pad stand time, frames, fingers and the file's size`() {
    let progress = RecordingProgress(
      elapsed: .seconds(3.25), frames: 402, bytes: 14_100, contacts: 2)
    let lines = LiveDisplay.lines(contacts, progress, in: size, style: .plain)
    #expect(lines.last == "3.3 s  402 frames  0 fingers  14.1 kB  Ctrl-C ends")
    #expect(lines.first?.hasPrefix("╭") == true)
  }

  @Test(arguments: [(80, 24), (20, 8), (10, 3), (3, 1)])
  func `nothing is larger than the terminal`(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    let lines = LiveDisplay.lines(contacts, RecordingProgress(), in: size, style: .plain)
    #expect(lines.count < max(rows, 2))
    #expect(lines.allSatisfy { $0.count <= columns })
  }

  @Test func `there are at most thirty drawings a second`() {
    var display = LiveDisplay(style: .plain)
    let count = (0..<1000).filter { millisecond in
      let now = Timestamp(microseconds: Int64(millisecond) * 1000)
      return display.draw(contacts, RecordingProgress(), in: size, at: now) != nil
    }.count
    #expect(count <= 30)
  }

  @Test func `a drawing goes over the one before, and is taken away`() {
    var display = LiveDisplay(style: .plain)
    let first = display.draw(contacts, RecordingProgress(), in: size, at: Timestamp.zero) ?? ""
    let height = first.filter { $0 == "\n" }.count
    #expect(!first.contains("A╭"))
    let later = Timestamp(microseconds: 40_000)
    let second = display.draw(contacts, RecordingProgress(), in: size, at: later) ?? ""
    #expect(second.contains("\r\u{1b}[\(height)A"))
    let erasure = display.erase()
    #expect(erasure == "\r\u{1b}[\(height)A\u{1b}[J")
    #expect(!(first + second).contains("?25l"), "the cursor is never hidden")
  }
}
