import Expectations
import GoldenTexts
import PantographCommands
import PantographPlainText
import Testing

@testable import PantographCLI

/// Texts at every width, and numbers of bytes, items and seconds at the ends of their units.
struct LaidOutTextTests {
  private let words =
    "A word or two, an-unusually-long-word-that-no-narrow-line-can-hold and then the rest of it."

  @Test func `wrapped texts of every width`() throws {
    var lines: [String] = []
    for indent in [0, 3, 6] {
      for width in 0...60 {
        lines.append("# width \(width) indent \(indent)")
        lines.append(WrappedText(words, width: width, indent: indent).plain)
      }
    }
    for left in ["-a", "  --number N", "a term that is long"] {
      for column in 0...24 {
        for width in [0, 19, 20, 21, 38, 39, 40, 41, 42, 43, 44, 60] {
          let text = WrappedText.plain(left, "is for this or that", column: column, width: width)
          lines.append("# \(left) \(column) \(width)\n\(text)")
        }
      }
      lines.append(WrappedText.plain(left, "", column: 9, width: 40))
    }
    let difference = try GoldenText("wrapped").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `helps of every width, and manual pages`() throws {
    var lines: [String] = []
    for width in 36...104 {
      let help = HelpText(.sample, width: width)
      let marks = [help.text(), help.text(for: .sample)].map { GoldenText.mark("\($0)") }
      lines.append("\(width) \(marks.joined(separator: " "))")
    }
    for width in [36, 39, 40, 41, 79, 80, 81, 99, 100, 101] {
      let help = HelpText(.sample, width: width)
      lines.append("# \(width)\n\(help.text())\n\(help.text(for: .sample))")
    }
    let page = ManualPage(.sample)
    lines.append("# pages\n\(page.text())\n\(page.text(for: .sample))")
    // Every length of the last word before the 78th column.
    for count in 60...84 {
      let text = String(repeating: "x", count: count) + " ab cd. e 'f .g"
      lines.append(ManualPage.line(text))
    }
    let difference = try GoldenText("helps").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `bytes, items and times at the ends of their units`() throws {
    var lines: [String] = []
    var counts = [0, 1, 2, 9, 10, 11]
    for power in [100, 1000, 10_000, 100_000, 1_000_000, 1_000_000_000, 1_000_000_000_000] {
      counts += [power - 1, power, power + 1, power * 11 / 10, power * 999 / 1000]
      counts += [power * 995 / 10, power * 9999 / 100, power * 1001 / 10]
    }
    counts += [999_000_000_000_000, 1_000_000_000_000_000, 1_100_000_000_000_000]
    lines += counts.map { "\($0): \(ByteCountText($0))" }
    for total in [-1, 0, 1, 3, 20, 100, 1999] {
      for done in [0, 1, 2, 5, 19, 20, 21, 50, 99, 100, 1998, 1999, 2000] {
        lines.append("\(done) of \(total): \(Progress.line("x", done: done, total: total))")
        for seconds in [0, 1, 9, 119, 120, 121] as [Double] {
          let line = CountProgress.line("x", done: done, total: total, seconds: seconds)
          lines.append("after \(seconds): \(line)")
        }
      }
    }
    lines.append("\(Progress.line("x", done: 1500, total: nil))")
    for left in [1, 29, 30, 59, 60, 89, 90, 118, 119, 120, 121, 149, 150, 151, 209, 210] {
      lines.append("\(CountProgress.line("x", done: 1, total: left + 1, seconds: 1))")
    }
    let difference = try GoldenText("progress").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
