import PantographCLI
import PantographCommands
import PantographPlainText
import PantographRecordings

#if canImport(Glibc)
  import Glibc
#endif

extension CommandWork {
  static let run = CommandWork(.run) { invocation, console throws(Failure) in
    let build = try ApplicationBuild(
      invocation.arguments[0], target: invocation.value(.xcodeTarget))
    let isTerminal = isatty(STDIN_FILENO) == 1 && console.outputIsTerminal
    let words = words(invocation, build.kit, isTerminal: isTerminal)
    if invocation.has(.watchSources) {
      return try WatchedRun(build: build, words: words).run(console: &console)
    }
    let program = try build.run(console: &console)
    try console.flush()
    try become(program, words)
  }

  /// Returns the command-line arguments for the application: those given to `run`, with `--window` or
  /// `--terminal` added if none of them says where the application is shown.
  private static func words(
    _ invocation: Invocation, _ kit: ApplicationKit, isTerminal: Bool
  ) -> [String] {
    var words = invocation.words(
      for: Command.run.options.filter { !own.contains($0.name) } + [.color, .quiet])
    let places: [Option] = [.tree, .replayed, .applicationTerminal, .applicationWindow]
    guard !places.contains(where: invocation.has) else { return words }
    if DemoShow.hasScreen, kit.hasWindow {
      words.append("--window")
    } else if isTerminal, Console.canMoveCursor {
      words.append("--terminal")
    }
    return words
  }

  /// The options of `run` itself, which are not passed to the application.
  private static let own: Set<String> = [Option.xcodeTarget.name, Option.watchSources.name]

  /// Replaces this process by the application.
  private static func become(_ program: String, _ words: [String]) throws(Failure) -> Never {
    // A recording's name need not be UTF-8.
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { word in
      FileName.system(word).withUnsafeBufferPointer { strdup($0.baseAddress!) }
    }
    arguments.append(nil)
    execv(program, arguments)
    let reason = String(cString: strerror(errno))
    throw Failure(.unavailable, "\(program) cannot be started: \(reason)")
  }
}
