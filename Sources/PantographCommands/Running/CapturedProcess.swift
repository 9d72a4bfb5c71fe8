#if canImport(Glibc)
  import Glibc
#endif

/// A finished child process: its exit status and the text it printed to standard output and, unless it
/// shares this program's, standard error.
///
/// The child stays in this program's process group, so that Ctrl-C ends both. A child of Foundation's
/// `Process` would leave the group.
package struct CapturedProcess {
  /// A stream of this program that the child uses as well.
  package enum Stream { case input, errors }

  /// The exit status; -1 if a signal ended the process or the process could not be started.
  package let status: Int32
  package let output: String

  /// The size of the output, in bytes, beyond which the rest is discarded. No compiler prints that much.
  private static let mostBytes = 16 << 20

  /// Runs a program with its arguments and waits for its end. Without a shared input, the child reads
  /// nothing.
  package static func run(_ words: [String], sharing streams: Set<Stream> = []) -> CapturedProcess {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return CapturedProcess(status: -1, output: sentence(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !streams.contains(.input) {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    if !streams.contains(.errors) {
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let number = posix_spawn(&child, words[0], &actions, nil, arguments, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard number == 0 else { return CapturedProcess(status: -1, output: sentence(number)) }
    let output = text(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return CapturedProcess(status: -1, output: output) }
    }
    let isExit = status & 0x7f == 0
    return CapturedProcess(status: isExit ? status >> 8 & 0xff : -1, output: output)
  }

  private static func sentence(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// Reads from a pipe until all writers have closed it.
  private static func text(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    // Saves time: a larger piece needs fewer calls.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if bytes.count < mostBytes { bytes += buffer[..<count] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
