import Demos
import PantographCLI
import PlainText
import Rendering

#if canImport(Glibc)
  import Glibc
#endif

/// A demo on a terminal: half blocks of 24-bit color, and what there is to say beside or below them.
@MainActor
final class TerminalDisplay: DemoDisplay {
  private let mode: TerminalMode
  private var output: LiveTerminal
  private let input: Int32
  private let keysAreHand: Bool
  private var size: TerminalSize
  private var shown: TerminalCells?
  private var shownWords: [String] = []
  private var wasResized = false
  private var isClosed = false

  /// Columns that words need beside a picture.
  private static let leastWords = 34

  /// The terminal of standard input; nil where it is none.
  init?(keysAreHand: Bool) {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    let opened = open("/proc/self/fd/0", O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0, let output = LiveTerminal(behind: STDIN_FILENO) else { return nil }
    guard let mode = TerminalMode(STDIN_FILENO) else {
      close(opened)
      return nil
    }
    self.mode = mode
    self.output = output
    self.keysAreHand = keysAreHand
    input = opened
    size = TerminalSize(of: STDIN_FILENO) ?? TerminalSize(columns: 80, rows: 24)
  }

  deinit { close(input) }

  var descriptors: [Int32] { [input] }

  private var isWide: Bool { size.columns >= size.rows + Self.leastWords }
  /// Lines below a picture on a narrow terminal.
  private var wordRows: Int { isWide ? 0 : min(6, size.rows / 3) }

  var room: DemoRoom {
    DemoRoom(
      width: isWide ? size.columns - Self.leastWords : size.columns,
      height: (size.rows - wordRows) * 2)
  }

  func isReady() -> Bool { output.isReady() }

  /// The terminal has another size, or what is on it is not known any more.
  func resize() {
    size = TerminalSize(of: STDIN_FILENO) ?? size
    shown = nil
    shownWords = []
    wasResized = true
  }

  func takeInput() throws -> [DemoInput] {
    var inputs: [DemoInput] = wasResized ? [.resized] : []
    wasResized = false
    var bytes = [UInt8](repeating: 0, count: 256)
    while !isClosed {
      let count = read(input, &bytes, bytes.count)
      if count > 0 {
        inputs += TerminalKeys.names(in: Array(bytes[..<count])).compactMap {
          DemoKey($0, keysAreHand: keysAreHand).map { .key($0) }
        }
      } else if count < 0, errno == EINTR {
        continue
      } else {
        isClosed = count == 0 || errno != EAGAIN
        if isClosed { inputs.append(.closed) }
        break
      }
    }
    return inputs
  }

  func show(_ frame: DemoFrame) throws {
    let cells = frame.picture.withPixels { pixels, width, height, bytesPerRow in
      TerminalCells(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    guard let cells else { return }
    // The marks around it ask the terminal to show all of it at once.
    var text = "\u{1b}[?2026h"
    if shown == nil { text += "\u{1b}[0m\u{1b}[2J" }
    text += cells.text(from: shown, row: 1, column: 1)
    shown = cells
    let words = words(frame.caption, beside: cells)
    let (top, left) = isWide ? (1, cells.columns + 3) : (cells.rows + 1, 1)
    for (index, line) in words.enumerated()
    where !shownWords.indices.contains(index) || shownWords[index] != line {
      text += "\u{1b}[\(top + index);\(left)H\(line)\u{1b}[0m\u{1b}[K"
    }
    shownWords = words
    output.write(text + "\u{1b}[?2026l")
  }

  /// As many lines as there is room for, empty ones included, so that old words go.
  private func words(_ caption: DemoCaption, beside cells: TerminalCells) -> [String] {
    let width = isWide ? size.columns - cells.columns - 3 : size.columns
    let count = isWide ? size.rows : max(0, size.rows - cells.rows)
    let words = DemoWords(caption, width: width, keysAreHand: keysAreHand, isShort: !isWide)
    return Array((words.lines + Array(repeating: "", count: count)).prefix(count))
  }
}
