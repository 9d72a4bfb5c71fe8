import PantographCLI
import PantographCommands

/// The programs that contain all of the work, including scenes, pictures and tuning.
package enum Studio {
  /// Runs `pantograph-studio`, which `pantograph` turns into for commands that need it.
  package static func main() -> Never {
    run { (words, console) throws(Failure) in
      try Program.studio.run(words, console: &console)
    }
  }

  /// Runs `pantograph-window`. `window` creates its windows.
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
  /// The program `pantograph`, with the work that needs scenes, pictures or tuning.
  static let studio: Program = Program.pantograph.doing([
    .demo, .diff, .inspect, .port, .replay, .run, .survey, .test, .tune, .watch,
  ])
}
