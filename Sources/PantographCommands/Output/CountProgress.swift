import PantographPlainText

/// A progress line on a terminal's standard error that shows how many items are done and how long
/// the others will take.
///
/// It shows nothing during the first second, nor if standard error is not a terminal.
package struct CountProgress {
  private let label: PrintableText
  private let total: Int
  private let start = ContinuousClock.now
  private var nextDrawing: ContinuousClock.Instant
  private var isShown = false

  package init(_ label: PrintableText, total: Int) {
    self.label = label
    self.total = total
    nextDrawing = start + .seconds(1)
  }

  package mutating func update(_ done: Int, on console: inout Console) throws(Failure) {
    guard console.errorIsTerminal, Console.canMoveCursor, !console.isQuiet else { return }
    let now = ContinuousClock.now
    guard now >= nextDrawing else { return }
    nextDrawing = now + .milliseconds(100)
    isShown = true
    let spent = Double((now - start).components.seconds)
    try console.draw(
      "\r\u{1b}[K" + Self.line(label, done: done, total: total, seconds: spent))
  }

  /// Erases the line.
  package mutating func end(on console: inout Console) throws(Failure) {
    guard isShown else { return }
    isShown = false
    try console.draw("\r\u{1b}[K")
  }

  package static func line(_ label: PrintableText, done: Int, total: Int, seconds: Double)
    -> PrintableText
  {
    let share = total > 0 ? min(Double(done) / Double(total), 1) : 1
    let filled = Int((share * 20).rounded(.down))
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    var line: PrintableText = "\(label)  \(bar) \(done) of \(total)"
    if done > 0, seconds > 0 {
      let left = Int((seconds * Double(total - done) / Double(done)).rounded(.up))
      line += left < 120 ? ", \(left) s left" : ", \((left + 30) / 60) min left"
    }
    return line
  }
}
