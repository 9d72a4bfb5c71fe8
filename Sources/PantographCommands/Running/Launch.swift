import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// Starts and ends a program that has a command line.
package enum Launch {
  /// Runs a program and exits with its exit code. The program's name precedes its warnings.
  package static func run(
    _ name: String, _ body: ([String], inout Console) throws(Failure) -> ExitCode
  ) -> Never {
    holdStandardDescriptors()
    // Exceeding a file size limit must be an error to report, not a signal that ends the process.
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

  /// The words of the command line, byte for byte, because a file name need not be UTF-8.
  package static var words: [String] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }.map {
      FileName.text(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }

  /// Opens standard descriptors that are closed. Otherwise the next file that is opened would
  /// become one of them, and printed text would go into that file. The replacement refuses the
  /// descriptor's normal use.
  private static func holdStandardDescriptors() {
    for (descriptor, use) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", use)
    }
  }
}
