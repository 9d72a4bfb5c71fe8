import PantographRecordings

#if canImport(Glibc)
  import Glibc
#endif

/// How the programs of the package begin and end.
package enum Pantograph {
  /// The program `pantograph`.
  package static func main() -> Never {
    run { (words, console) throws(Failure) in
      try Program.pantograph.run(words, console: &console)
    }
  }

  /// A program from its first word to its exit code.
  package static func run(
    _ body: ([String], inout Console) throws(Failure) -> ExitCode
  ) -> Never {
    holdStandardDescriptors()
    // A limit on a file's size is an error to be told, not a signal to die of.
    signal(SIGXFSZ, SIG_IGN)
    var console = Console()
    do throws(Failure) {
      let code = try body(arguments, &console)
      try console.flush()
      exit(code.rawValue)
    } catch {
      console.report(error)
      exit(error.code.rawValue)
    }
  }

  /// The words of the command line, byte for byte: a file's name need not be UTF-8.
  package static var arguments: [String] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }.map {
      FileName.text(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }

  /// Opens the standard descriptors that are closed. Otherwise the next file would become one of
  /// them, and what is printed would get into a recording. Something takes its place that refuses
  /// the same use.
  private static func holdStandardDescriptors() {
    for (descriptor, use) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", use)
    }
  }
}

extension Program {
  package static let pantograph: Program = Program(
    name: "pantograph",
    version: "0.1.0",
    date: "November 21, 2026",
    summary: "touch input, live and recorded",
    discussion: [
      """
      Records what fingers do on touchpads and touchscreens, and looks into, edits, makes and \
      plays such recordings. A recording is an evemu file that any evemu tool plays; libinput \
      record files, evtest and getevent logs and other formats are read too.
      """,
      "Where a file is asked for, - means standard input or standard output.",
    ],
    commands: [
      .demo, .devices, .watch, .record, .replay, .inspect, .diff, .convert, .synthesise, .scenes,
      .policies,
      .label, .tune, .port, .run,
      .completions,
      .man,
    ])
}
