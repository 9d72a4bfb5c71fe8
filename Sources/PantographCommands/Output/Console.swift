import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// Standard output and standard error, and what can be shown on them. Text from outside gets there escaped:
/// `PrintableText` is all that is printed.
package struct Console: ~Copyable {
  /// Whose name stands before a warning and an error.
  private let program: String
  private var output = OutputStream(STDOUT_FILENO, name: "standard output")
  private var errors = OutputStream(STDERR_FILENO, name: "standard error")

  package let outputIsTerminal = isatty(STDOUT_FILENO) == 1
  package let errorIsTerminal = isatty(STDERR_FILENO) == 1
  package private(set) var outputStyle = TextStyle.plain
  package private(set) var errorStyle = TextStyle.plain
  package private(set) var isQuiet = false

  package init(program: String) {
    self.program = program
    configure(color: "auto", isQuiet: false)
  }

  /// The columns of the terminal; 80 where there is none.
  package var width: Int { TerminalSize(of: STDOUT_FILENO)?.columns ?? 80 }

  /// The columns of the terminal; nil where there is none, and lines may be as long as they are.
  package var terminalWidth: Int? { TerminalSize(of: STDOUT_FILENO)?.columns }

  /// Whether lines already printed can be drawn over.
  package static var canMoveCursor: Bool {
    guard let terminal = environment("TERM") else { return false }
    return terminal != "dumb" && !terminal.isEmpty
  }

  package mutating func configure(color: String, isQuiet: Bool) {
    self.isQuiet = isQuiet
    outputStyle = Self.style(color, isTerminal: outputIsTerminal)
    errorStyle = Self.style(color, isTerminal: errorIsTerminal)
  }

  /// Chooses the style by `--color` and the environment; an explicit wish wins over `NO_COLOR`.
  package static func style(_ wish: String, isTerminal: Bool) -> TextStyle {
    switch wish {
    case "always": .colored
    case "never": .plain
    default:
      isTerminal && canMoveCursor && (environment("NO_COLOR") ?? "").isEmpty ? .colored : .plain
    }
  }

  package mutating func print(_ text: PrintableText) throws(Failure) {
    try output.write(text)
  }

  package mutating func flush() throws(Failure) {
    try output.flush()
  }

  /// A line on standard error, which stands behind everything printed before it.
  package mutating func warn(_ text: PrintableText) throws(Failure) {
    try output.flush()
    try errors.write("\(program): \(errorStyle.yellow("warning:")) \(text)\n")
    try errors.flush()
  }

  /// A remark that `--quiet` leaves out.
  package mutating func remark(_ text: PrintableText) throws(Failure) {
    guard !isQuiet else { return }
    try output.flush()
    try errors.write("\(text)\n")
    try errors.flush()
  }

  /// Writes to standard error as it is, for what is drawn over again.
  package mutating func draw(_ text: PrintableText) throws(Failure) {
    try errors.write(text)
    try errors.flush()
  }

  /// Says why nothing more happens. It cannot fail: where standard error is gone, nobody listens.
  package mutating func report(_ failure: Failure) {
    try? output.flush()
    try? errors.write(
      "\(program): \(errorStyle.red("error:")) \(failure.message)\n")
    for line in failure.advice { try? errors.write("\(line)\n") }
    try? errors.flush()
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
