import PantographCLI
import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// Takes over a terminal for pictures and keys, and restores it afterwards.
///
/// The terminal is restored when this object is released and on each signal that can be caught. For
/// crashes and SIGKILL, a child process watches a pipe and restores the terminal when the pipe's
/// other end closes. Only if the child is killed as well does the terminal stay changed; `reset`
/// helps then.
final class TerminalMode {
  /// The text that switches to the alternate screen and turns off the cursor and line wrap.
  static let enter: PrintableText = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[2J"
  /// The text that undoes `enter`. It first clears the screen, for consoles without an alternate
  /// screen.
  ///
  /// Its very first characters end a picture that was sent only in part.
  static let leave: PrintableText =
    "\u{1b}\\\u{1b}[0m\u{1b}[?2026l\u{1b}[?7h\u{1b}[?25h\u{1b}[2J\u{1b}[H\u{1b}[?1049l"
  /// The command-line word that makes the program act as the watching child.
  static let guardWord = "--give-terminal-back"

  private let descriptor: Int32
  private let before: termios
  private var hasPictures = false
  /// The bytes sent to the child: nothing is left to restore, or pictures must be deleted.
  private static let isDone: UInt8 = 1
  private static let deletesPictures: UInt8 = 2
  private var guardEntry: Int32 = -1
  private var guardProcess: pid_t = 0

  /// Takes over the terminal; nil if the descriptor is not a terminal.
  ///
  /// - Parameter isGuarded: Whether a child process watches. The child runs this same program,
  ///   which must handle `guardWord`.
  init?(_ descriptor: Int32, isGuarded: Bool = true) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    if isGuarded { startGuard() }
    cfmakeraw(&settings)
    tcsetattr(descriptor, TCSAFLUSH, &settings)
    Self.write(Self.enter, to: descriptor)
  }

  /// Notes that the terminal will store pictures, which must be deleted at the end.
  func willShowPictures() {
    hasPictures = true
    guard guardEntry >= 0 else { return }
    var byte = Self.deletesPictures
    _ = Glibc.write(guardEntry, &byte, 1)
  }

  deinit {
    Self.write(Self.ending(hasPictures), to: descriptor)
    finish()
  }

  /// Restores the terminal, suspends the program until it is resumed, and takes the terminal over
  /// again.
  func suspend() {
    Self.write(Self.ending(hasPictures), to: descriptor)
    var settings = before
    tcsetattr(descriptor, TCSAFLUSH, &settings)
    // The shell expects Ctrl-Z to suspend the whole job.
    kill(0, SIGTSTP)
    cfmakeraw(&settings)
    tcsetattr(descriptor, TCSAFLUSH, &settings)
    Self.write(Self.enter, to: descriptor)
  }

  private static func ending(_ hasPictures: Bool) -> PrintableText {
    hasPictures ? KittyPicture.ending + leave : leave
  }

  private func finish() {
    var settings = before
    tcsetattr(descriptor, TCSAFLUSH, &settings)
    guard guardEntry >= 0 else { return }
    // Notifies the child that nothing is left to restore.
    var byte = Self.isDone
    _ = Glibc.write(guardEntry, &byte, 1)
    close(guardEntry)
    var status: Int32 = 0
    waitpid(guardProcess, &status, 0)
  }

  /// Starts this program as the child, with the pipe on descriptor 3 and the terminal on 0. The
  /// child reads the terminal's settings before they are changed, and then reports that it has done
  /// so.
  private func startGuard() {
    var ends: [Int32] = [-1, -1]
    var answers: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, pipe(&answers) == 0 else { return }
    for end in ends + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
    posix_spawn_file_actions_adddup2(&actions, answers[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals to this process group must not reach the child.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = [
      strdup("pantograph"), strdup(Self.guardWord), nil,
    ]
    defer { for word in words { free(word) } }
    let result = posix_spawn(
      &guardProcess, "/proc/self/exe", &actions, &attributes, &words, environ)
    close(ends[0])
    close(answers[1])
    defer { close(answers[0]) }
    guard result == 0 else {
      close(ends[1])
      return
    }
    guardEntry = ends[1]
    var byte: UInt8 = 0
    while read(answers[0], &byte, 1) < 0 && errno == EINTR {}
  }

  /// Does the work of the child: waits for the end of its parent, then restores the terminal.
  static func watchParent() -> Never {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGTTOU, SIGPIPE, SIGQUIT] { signal(number, SIG_IGN) }
    var settings = termios()
    let isTerminal = tcgetattr(0, &settings) == 0
    var byte: UInt8 = 1
    _ = Glibc.write(1, &byte, 1)
    close(1)
    var count = 0
    var hasPictures = false
    repeat {
      count = read(3, &byte, 1)
      if count == 1, byte == deletesPictures { hasPictures = true }
    } while count < 0 && errno == EINTR || count == 1 && byte != isDone
    if count == 0, isTerminal {
      write(ending(hasPictures), to: 0)
      tcsetattr(0, TCSAFLUSH, &settings)
    }
    exit(0)
  }

  private static func write(_ text: PrintableText, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }
}
