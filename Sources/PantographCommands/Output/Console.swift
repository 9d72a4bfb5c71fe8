import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// Standard output and standard error, with what their terminals can show. The console prints only
/// `PrintableText`, in which text from outside is escaped.
package struct Console: ~Copyable {
  /// The program's name, which precedes warnings and errors.
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

  /// The width of the terminal in columns; 80 without a terminal.
  package var width: Int { TerminalSize(of: STDOUT_FILENO)?.columns ?? 80 }

  /// The width of the terminal in columns; nil without a terminal, where lines may have any length.
  package var terminalWidth: Int? { TerminalSize(of: STDOUT_FILENO)?.columns }

  /// Whether the terminal can overwrite lines that were printed already.
  package static var canMoveCursor: Bool {
    guard let terminal = environment("TERM") else { return false }
    return terminal != "dumb" && !terminal.isEmpty
  }

  package mutating func configure(color: String, isQuiet: Bool) {
    self.isQuiet = isQuiet
    outputStyle = Self.style(color, isTerminal: outputIsTerminal)
    errorStyle = Self.style(color, isTerminal: errorIsTerminal)
  }

  /// Chooses the style from `--color` and the environment. An explicit option overrides `NO_COLOR`.
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

  /// Prints a warning to standard error, after everything that was printed before it.
  package mutating func warn(_ text: PrintableText) throws(Failure) {
    try output.flush()
    try errors.write("\(program): \(errorStyle.yellow("warning:")) \(text)\n")
    try errors.flush()
  }

  /// Prints a remark to standard error, unless `--quiet` is given.
  package mutating func remark(_ text: PrintableText) throws(Failure) {
    guard !isQuiet else { return }
    try output.flush()
    try errors.write("\(text)\n")
    try errors.flush()
  }

  /// Writes text to standard error unchanged, for lines that are overwritten later.
  package mutating func draw(_ text: PrintableText) throws(Failure) {
    try errors.write(text)
    try errors.flush()
  }

  /// Prints an error. It cannot fail: if standard error is closed, there is nobody to notify.
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
