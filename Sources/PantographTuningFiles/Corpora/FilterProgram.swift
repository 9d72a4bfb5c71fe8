import Glibc

/// Runs a program of the system between two files. Foundation is not used, because it would make
/// the program for devices and recordings five times as large.
enum FilterProgram {
  enum Outcome: Hashable {
    case finished
    /// The program failed or was ended by a signal; the text is its error output.
    case failed(String)
    /// The program could not be started; the number is `errno`, `ENOENT` if it is not installed.
    case notStarted(Int32)
  }

  /// Runs the program and waits until it has ended. It can write files of at most `limit` bytes.
  static func run(
    _ command: [String], from input: Int32, to output: Int32, atMost limit: Int = .max
  ) -> Outcome {
    var words: [Int32] = [-1, -1]
    guard pipe(&words) == 0 else { return .notStarted(errno) }
    for end in words { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var child: pid_t = 0
    let number = start(command, input, output, words[1], &child)
    close(words[1])
    defer { close(words[0]) }
    guard number == 0 else { return .notStarted(number) }
    if limit < .max { limitFiles(of: child, to: limit) }
    let said = text(words[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return .failed(said) }
    }
    return status == 0 ? .finished : .failed(said)
  }

  /// Limits the size of the files that a running program writes. The limit is set from outside: a
  /// limit of this process would for a moment also apply to its other threads.
  private static func limitFiles(of program: pid_t, to size: Int) {
    typealias SetLimit =
      @convention(c) (pid_t, CInt, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) -> CInt
    // Swift's Glibc module does not contain the function.
    guard let symbol = dlsym(nil, "prlimit") else { return }
    var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
    _ = unsafeBitCast(symbol, to: SetLimit.self)(
      program, CInt(RLIMIT_FSIZE.rawValue), &limit, nil)
  }

  private static func start(
    _ command: [String], _ input: Int32, _ output: Int32, _ errors: Int32, _ child: inout pid_t
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    return posix_spawnp(&child, command[0], &actions, nil, words, environ)
  }

  /// Returns everything read from a pipe until its last writer closes it.
  private static func text(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    // Saves time: a larger piece needs fewer calls.
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      // The first lines give the reason. Endless output must not fill memory.
      if bytes.count < 1 << 16 { bytes += buffer[..<count] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
