import PantographCLI
import PantographCommands
import PantographDemos
import PantographPlainText

/// The text beside a demo's picture, as lines of a terminal.
struct DemoWords {
  private(set) var lines: [PrintableText] = []
  private let width: Int

  init(_ caption: DemoCaption, width: Int, keysAreHand: Bool, isShort: Bool) {
    self.width = max(width, 8)
    let style = TextStyle.colored
    add(caption.title, style.bold)
    add(caption.state.joined(separator: ", "), style.faint)
    if !isShort { lines.append("") }
    if let progress = caption.progress {
      lines.append(bar(progress, threshold: caption.finishProgress))
    } else if !isShort {
      lines.append("")
    }
    for line in caption.overlay { add(line) { $0 } }
    if let verdict = caption.verdict {
      if !isShort { lines.append("") }
      add(verdict, style.green)
    }
    if let notice = caption.notice { add(notice, style.yellow) }
    if !isShort { lines.append("") }
    let keys = DemoKey.help(
      keysAreHand: keysAreHand, canGoBack: caption.canGoBack, canLabel: caption.canLabel,
      isApplication: caption.isApplication
    ).map { "\($0.key)\u{a0}\($0.meaning)" }
    add(keys.joined(separator: "\u{a0}· "), style.faint)
  }

  /// Returns a bar of the progress. A mark shows the progress from which a slow gesture finishes.
  private func bar(_ progress: Double, threshold: Double?) -> PrintableText {
    let length = max(4, min(width - 6, 40))
    let filled = Int((min(max(progress, 0), 1) * Double(length)).rounded())
    var letters = (0..<length).map { $0 < filled ? "█" : "░" }
    if let threshold, (0...1).contains(threshold) {
      letters[min(length - 1, Int(threshold * Double(length)))] = "┃"
    }
    return "\(letters.joined()) \(Int((progress * 100).rounded())) %"
  }

  /// Adds a text, broken between words.
  private mutating func add(_ text: String, _ wrap: (PrintableText) -> PrintableText) {
    var line = ""
    for word in PrintableText(text).description.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(wrap("\(line)"))
        line = ""
      }
      line += line.isEmpty ? String(word.prefix(width)) : " \(word)"
    }
    if !line.isEmpty { lines.append(wrap("\(line.prefix(width))")) }
  }
}
