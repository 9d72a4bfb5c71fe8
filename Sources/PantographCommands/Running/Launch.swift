import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// How a program with a command line begins and ends.
package enum Launch {
  /// Runs a program from its first word to its exit code. Its name stands before what it warns of.
  package static func run(
    _ name: String, _ body: ([String], inout Console) throws(Failure) -> ExitCode
  ) -> Never {
    holdStandardDescriptors()
    // A limit on a file's size is an error to be told, not a signal to die of.
    signal(SIGXFSZ, SIG_IGN)
    var console = Console(program: name)
    do throws(Failure) {
      let code = try body(words, &console)
      try console.flush()
      exit(code.rawValue)
    } catch {
      console.report(error)
      exit(error.code.rawValue)
    }
  }

  /// The words of the command line, byte for byte: a file's name need not be UTF-8.
  package static var words: [String] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }.map {
      FileName.text(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }

  /// Opens the standard descriptors that are closed. Otherwise the next file would become one of
  /// them, and what is printed would get into it. Something takes its place that refuses
  /// the same use.
  private static func holdStandardDescriptors() {
    for (descriptor, use) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", use)
    }
  }
}
