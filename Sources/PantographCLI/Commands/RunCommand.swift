import PantographCommands

extension Option {
  package static let xcodeTarget = Option(
    "target", nil, "NAME",
    help: "the target of an Xcode project or package to run; the default is the first program")
  /// `--watch` of `run`.
  package static let watchSources = Option(
    "watch",
    help: "run again after each change of a source, at the same moment of the recording")
}

extension Command {
  package static let run: Command = Command(
    name: "run",
    summary: "compile an application for iOS and run it here",
    discussion: [
      """
      Ports the sources in FOLDER, compiles them with the installed kit and runs the application. \
      It opens a window if there is a screen, and uses the terminal otherwise. Without either it \
      prints the application's screen after one second. FOLDER holds the sources of one \
      application: files, a package, or an Xcode project. FOLDER is never changed: results are \
      stored in $XDG_CACHE_HOME/pantograph, and the next run compiles only what has changed.
      """,
      """
      Compiler errors name the line in FOLDER, and explain names that this UIKit lacks. All other \
      options are passed to the application: --replay plays a recording into it and prints how \
      each gesture ended, --film draws the run.
      """,
      """
      It needs the same version of the Swift compiler that the kit was built with.
      """,
    ],
    arguments: [Argument("FOLDER", help: "the sources of an application")],
    options: [
      .xcodeTarget, .watchSources,
      .tree.excluding(.replayed, .applicationTerminal, .applicationWindow),
      .replayed.excluding(.liveDevice),
      .applicationTerminal.excluding(.applicationWindow), .applicationWindow,
      .liveDevice, .grab.needing(.liveDevice), .recordHand.excluding(.replayed),
      .pixels.needing(.applicationTerminal),
      .applicationFilm.needing(.replayed).excluding(.applicationTerminal, .applicationWindow),
      .moments.needing(.applicationFilm),
      .trace.needing(.replayed).excluding(.applicationTerminal, .applicationWindow),
      .mapping, .traditional, .reduceMotion, .screenKeyboard, .speak,
      .screen.excluding(.recordHand),
      .json,
      .force.needing(.applicationFilm, .trace, .recordHand),
      .description.needing(.replayed), .strict.needing(.replayed),
    ],
    examples: [
      Example("pantograph run Cards", "Runs the application in the folder Cards"),
      Example(
        "pantograph run Cards --replay hand.evemu",
        "Plays a recording and prints what it did, and why"),
      Example(
        "pantograph run Cards --replay hand.evemu --film out.png", "Draws a strip of the run"),
      Example(
        "pantograph run Cards --window --replay hand.evemu --watch",
        "Plays a recording, and runs again after each change of the sources"),
      Example("pantograph run Cards --screen phone", "Runs it on the screen of a telephone"),
    ]
  )
}

extension Invocation {
  /// Returns the command-line words for those of these options that were given, with their values.
  package func words(for options: [Option]) -> [String] {
    options.filter(has).flatMap { option in
      option.value == nil ? ["--\(option.name)"] : all(option).map { "--\(option.name)=\($0)" }
    }
  }
}
