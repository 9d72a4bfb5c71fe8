import PantographCLI
import PantographCommands
import PantographDemos
import PantographPlainText
import PantographRendering

#if canImport(Glibc)
  import Glibc
#endif

/// Shows a demo on a terminal. It uses pixels if the terminal supports them, otherwise half blocks
/// in 24-bit color. The text of the demo is beside or below the picture.
@MainActor
final class TerminalDisplay: DemoDisplay {
  private let mode: TerminalMode
  private let output: TerminalWriter
  private let terminal: Int32
  private let input: Int32
  private let keysAreHand: Bool
  private let isForApplication: Bool
  private var size: TerminalSize
  private var picture: TerminalPicture
  private var keys = TerminalKeys()
  /// Input that came during the query to the terminal and was not an answer.
  private var early: [UInt8]
  private var shownWords: [PrintableText] = []
  private var isEmpty = true
  private var wasResized = false
  private var isClosed = false

  /// The smallest number of columns for text beside a picture.
  private static let leastWords = 34

  /// Opens a terminal, which is standard input by default. Returns nil if the descriptor is not a
  /// terminal.
  ///
  /// - Parameter isForApplication: Whether keys are reported unchanged, for use by an application.
  init?(
    keysAreHand: Bool, isForApplication: Bool = false, pixels: TerminalPixels = .auto,
    terminal: Int32 = STDIN_FILENO, isGuarded: Bool = true
  ) {
    guard isatty(terminal) == 1 else { return nil }
    let path = "/proc/self/fd/\(terminal)"
    let opened = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    let written = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened >= 0, written >= 0, let mode = TerminalMode(terminal, isGuarded: isGuarded),
      let output = TerminalWriter(owning: written)
    else {
      close(opened)
      return nil
    }
    self.mode = mode
    self.output = output
    self.terminal = terminal
    self.keysAreHand = keysAreHand
    self.isForApplication = isForApplication
    input = opened
    size = TerminalSize(of: terminal) ?? TerminalSize(columns: 80, rows: 24)
    let answers = pixels == .blocks ? nil : TerminalQuestion.ask(opened, terminal)
    early = answers?.rest ?? []
    picture = TerminalPicture(pixels, answers, size, terminal)
    if picture.kind == .kitty { mode.willShowPictures() }
  }

  deinit {
    output.end()
    close(input)
  }

  var descriptors: [Int32] { [input] }

  /// The manner in which this terminal shows pictures.
  var kind: TerminalPixels { picture.kind }

  private var isWide: Bool { size.columns >= size.rows + Self.leastWords }
  /// The number of text lines below a picture on a narrow terminal.
  private var wordRows: Int { isWide ? 0 : min(6, size.rows / 3) }

  var room: DemoRoom {
    picture.room(
      columns: isWide ? size.columns - Self.leastWords : size.columns, rows: size.rows - wordRows)
  }

  func isReady() -> Bool { output.isReady() }

  /// Prepares to draw everything again, because the size changed or the screen's content is
  /// unknown.
  func resize() {
    size = TerminalSize(of: terminal) ?? size
    isEmpty = true
    shownWords = []
    wasResized = true
  }

  func suspend() {
    mode.suspend()
    resize()
  }

  func takeInput() throws -> [DemoInput] {
    var inputs: [DemoInput] = wasResized ? [.resized] : []
    wasResized = false
    add(early, to: &inputs)
    early = []
    // Saves time: a larger piece needs fewer calls.
    var bytes = [UInt8](repeating: 0, count: 256)
    while !isClosed {
      let count = read(input, &bytes, bytes.count)
      if count > 0 {
        add(Array(bytes[..<count]), to: &inputs)
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

  private func add(_ bytes: [UInt8], to inputs: inout [DemoInput]) {
    guard isForApplication else {
      inputs += keys.names(in: bytes).compactMap {
        $0 == "suspend" ? .suspended : DemoKey($0, keysAreHand: keysAreHand).map { .key($0) }
      }
      return
    }
    for key in keys.keys(in: bytes) {
      guard case .stroke(var stroke) = key else {
        inputs.append(.suspended)
        continue
      }
      inputs.append(.typed(stroke))
      stroke.phase = .up
      inputs.append(.typed(stroke))
    }
  }

  func show(_ frame: DemoFrame) throws {
    // The escape sequences around the text ask the terminal to display all of it at once.
    var text: PrintableText = "\u{1b}[?2026h"
    if isEmpty { text += picture.forget() + "\u{1b}[0m\u{1b}[2J" }
    isEmpty = false
    text += picture.text(of: frame.picture)
    let words = words(frame.caption)
    let (top, left) = isWide ? (1, picture.columns + 3) : (picture.rows + 1, 1)
    for (index, line) in words.enumerated()
    where !shownWords.indices.contains(index) || shownWords[index] != line {
      text += "\u{1b}[\(top + index);\(left)H\(line)\u{1b}[0m\u{1b}[K"
    }
    shownWords = words
    output.write(text + "\u{1b}[?2026l")
  }

  /// Returns lines for the whole text area. Empty lines at the end erase old text.
  private func words(_ caption: DemoCaption) -> [PrintableText] {
    let width = isWide ? size.columns - picture.columns - 3 : size.columns
    let count = isWide ? size.rows : max(0, size.rows - picture.rows)
    let words = DemoWords(caption, width: width, keysAreHand: keysAreHand, isShort: !isWide)
    return Array((words.lines + Array(repeating: "", count: count)).prefix(count))
  }
}
