#if canImport(Glibc)
  import Glibc
#endif

/// A program of the system that has run, and what it printed on both of its outputs.
///
/// It stays in this program's process group, so that Ctrl-C ends both; Foundation's `Process` leaves it.
struct CapturedProcess {
  /// The exit status; -1 where a signal ended it or it could not be started.
  let status: Int32
  let output: String

  /// No compiler has that much to say.
  private static let mostBytes = 16 << 20

  static func run(_ words: [String]) -> CapturedProcess {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return CapturedProcess(status: -1, output: sentence(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
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

  /// All that comes until nobody can write any more.
  private static func text(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
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
