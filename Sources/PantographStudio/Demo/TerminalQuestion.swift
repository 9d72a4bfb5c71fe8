import PantographEvdev
import PantographPlainText
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// Queries a terminal for the pictures that it supports.
enum TerminalQuestion {
  /// The longest wait for an answer. It allows for a remote terminal's delay and for a terminal
  /// that has just been opened. Only a terminal that never answers causes the full wait.
  private static let patience = TimeSpan.seconds(1)

  /// Sends the query, and waits for the last answer or until the time is up. Later answers are not
  /// mistaken for keys.
  static func ask(_ input: Int32, _ terminal: Int32) -> TerminalAnswers {
    let question: PrintableText = TerminalAnswers.question
    let bytes = Array(question.utf8)
    _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    let end = MonotonicClock.now + patience
    var answered: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 256)
    var answers = TerminalAnswers([])
    while !answers.isComplete {
      let left = (end - MonotonicClock.now).microseconds
      guard left > 0 else { break }
      var polled = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Int32(left / 1000 + 1)) > 0 else { continue }
      let count = read(input, &part, part.count)
      guard count > 0 else { break }
      answered += part[..<count]
      answers = TerminalAnswers(answered)
    }
    return answers
  }

  /// Returns the size of a character cell that the kernel knows; nil if it does not know the size.
  static func cell(of terminal: Int32) -> TerminalCellSize? {
    // The kernel's `struct winsize`: rows, columns, and the width and height of the area in pixels.
    var words: [UInt16] = [0, 0, 0, 0]
    guard ioctl(terminal, UInt(TIOCGWINSZ), &words) == 0, words[0] > 0, words[1] > 0 else {
      return nil
    }
    let cell = TerminalCellSize(
      width: Int(words[2] / words[1]), height: Int(words[3] / words[0]))
    return cell.isSensible ? cell : nil
  }
}
