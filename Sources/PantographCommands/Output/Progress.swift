import PantographPlainText

/// A progress line on a terminal's standard error that shows how much of a long task is done.
///
/// It shows nothing during the first second, nor if standard error is not a terminal.
package struct Progress {
  private let label: PrintableText
  private let total: Int?
  private let start = ContinuousClock.now
  private var nextDrawing: ContinuousClock.Instant
  private var isShown = false

  package init(_ label: PrintableText, total: Int?) {
    self.label = label
    self.total = total
    nextDrawing = start + .seconds(1)
  }

  package mutating func update(_ done: Int, on console: inout Console) throws(Failure) {
    guard console.errorIsTerminal, Console.canMoveCursor, !console.isQuiet else { return }
    guard ContinuousClock.now >= nextDrawing else { return }
    nextDrawing = .now + .milliseconds(100)
    isShown = true
    try console.draw("\r\u{1b}[K" + Self.line(label, done: done, total: total))
  }

  /// Erases the line.
  package mutating func end(on console: inout Console) throws(Failure) {
    guard isShown else { return }
    isShown = false
    try console.draw("\r\u{1b}[K")
  }

  package static func line(_ label: PrintableText, done: Int, total: Int?) -> PrintableText {
    guard let total, total > 0 else { return "\(label)  \(ByteCountText(done))" }
    let share = min(Double(done) / Double(total), 1)
    let filled = Int((share * 20).rounded(.down))
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    return "\(label)  \(bar) \(Int((share * 100).rounded(.down))) % of \(ByteCountText(total))"
  }
}

/// A number of bytes in the largest unit in which it is, rounded, at least 1.
package struct ByteCountText: CustomStringConvertible {
  package let description: String

  package init(_ count: Int) {
    var value = Double(count)
    var units = [count == 1 ? "byte" : "bytes", "kB", "MB", "GB", "TB"][...]
    // 999,900 bytes are 1 MB and not 1000 kB.
    while value.rounded() >= 1000, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    description = "\(DecimalText(value, decimals: value < 100 ? 1 : 0)) \(units.first ?? "")"
  }
}
