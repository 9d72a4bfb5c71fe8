import PantographCommands

extension Option {
  package static let xcodeTarget = Option(
    "target", nil, "NAME",
    help: "the target of an Xcode project to run; the first application's otherwise")
  /// `--watch` of `run`.
  package static let watchSources = Option(
    "watch",
    help: "run it again when a source changes, at the same moment of the same recording")
}

extension Command {
  package static let run: Command = Command(
    name: "run",
    summary: "compile an application for iOS and run it here",
    discussion: [
      """
      Ports the sources in FOLDER, compiles them against the installed kit and runs the application: in \
      a window where there is a screen, otherwise in the terminal; without either it prints what is on \
      the application's screen after a second. FOLDER has the sources of one application: a folder of \
      files, a package, or a folder with an Xcode project. Nothing is written to it: \
      everything lies in $XDG_CACHE_HOME/pantograph, and the next run compiles only what has changed.
      """,
      """
      Errors of the compiler name the line in FOLDER, with what is known of a name that is missing here. \
      All other options are the application's own: --replay plays a recording into it and says what \
      became of each gesture, --film draws that.
      """,
      """
      It needs the Swift compiler that the kit was made with.
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
      .mapping, .traditional, .reduceMotion, .screen.excluding(.recordHand), .json,
      .force.needing(.applicationFilm, .trace, .recordHand),
      .description.needing(.replayed), .strict.needing(.replayed),
    ],
    examples: [
      Example("pantograph run Cards", "Runs the application in the folder Cards"),
      Example("pantograph run Cards --replay hand.evemu", "Says what the hand did to it, and why"),
      Example(
        "pantograph run Cards --replay hand.evemu --film out.png", "Draws a strip of that"),
      Example(
        "pantograph run Cards --window --replay hand.evemu --watch",
        "Plays the hand, and goes on with each new version of the sources"),
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
