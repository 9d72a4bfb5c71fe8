import PantographCLI
import PantographCommands

/// The programs that have all of the work: scenes, pictures and tuning, too.
package enum Studio {
  /// The program `pantograph-studio`, which `pantograph` becomes where it is needed.
  package static func main() -> Never {
    run { (words, console) throws(Failure) in
      try Program.studio.run(words, console: &console)
    }
  }

  /// The program `pantograph-window`, whose windows come from `window`.
  package static func showDemo(in window: @escaping DemoShow.MakeDisplay) -> Never {
    run { (words, console) throws(Failure) in
      try Program.studio.run(
        Command.window.doing(.window(window)), words.dropFirst(), console: &console)
    }
  }

  private static func run(
    _ body: ([String], inout Console) throws(Failure) -> ExitCode
  ) -> Never {
    let words = Launch.words
    if words.count == 2, words.last == TerminalMode.guardWord { TerminalMode.watchParent() }
    Launch.run("pantograph", body)
  }
}

extension Program {
  /// The program `pantograph` with the work that needs scenes, pictures or tuning.
  static let studio: Program = Program.pantograph.doing([
    .demo, .diff, .inspect, .port, .replay, .run, .test, .tune, .watch,
  ])
}
