import PantographCommands

extension Option {
  package static let tree = Option(
    "tree", help: "print what is on the screen after a second, as happens without options")
  package static let applicationWindow = Option(
    "window", help: "in a window, moved by a device, the mouse or a recording")
  package static let applicationTerminal = Option(
    "terminal", help: "in this terminal, moved by a device, a recording or keys")
  package static let applicationFilm = Option(
    "film", nil, "FILE", .file, repeatable: true,
    help:
      "draw it: a strip into a .png, a film into a .webp, .gif, .mp4 or .webm, a page into a .html")
}

extension Command {
  /// Declares an application as a command, with its help and its options.
  package static func application(_ name: String, hasWindow: Bool) -> Command {
    var command = Command(
      name: name,
      summary: "an application that a hand moves: from a recording, or live",
      discussion: [
        """
        Without options it launches, stands for a second, prints what is on its screen and ends.
        """,
        """
        With --replay it is launched without a screen, and a second later the recording is played \
        into it. Printed are all calls of the application's own code from its launch to its end, what \
        became of each transition and why, and the tree of its views before it went to the background. \
        What the application prints itself comes on standard error. A recording may say what \
        it expects with a line "#: expect: finish", "cancel" or "nothing"; where something else happens the exit \
        status is 1.
        """,
        """
        Pictures are made by launching the application again: what it keeps in globals or in files is \
        the second launch's, too.
        """,
        """
        A touchpad lies beside the screen: two fingers scroll, and one moves the pointer; with --mapping \
        surface the pad is the screen. In a terminal Ctrl-Z puts the application into the background \
        and the program to sleep.
        """,
        """
        With --screen it runs on a device: with a status bar, clear of what covers the edges, and turned         by the key t where the application takes none, to the orientations that it supports.
        """,
      ],
      options: [
        .tree.allowing(only: .color), .replayed.excluding(.liveDevice),
        .applicationTerminal.excluding(.applicationWindow),
        .liveDevice.needing(.applicationTerminal, .applicationWindow),
        .grab.needing(.liveDevice, .applicationTerminal, .applicationWindow),
        .recordHand.needing(.applicationTerminal, .applicationWindow).excluding(.replayed),
        .pixels.needing(.applicationTerminal),
        .applicationFilm.needing(.replayed).excluding(.applicationTerminal, .applicationWindow),
        .moments.needing(.applicationFilm),
        .trace.needing(.replayed).excluding(.applicationTerminal, .applicationWindow),
        .mapping.needing(.replayed, .applicationTerminal, .applicationWindow),
        .traditional.needing(.replayed, .applicationTerminal, .applicationWindow),
        .reduceMotion.needing(.replayed, .applicationTerminal, .applicationWindow),
        .screen.needing(.replayed, .applicationTerminal, .applicationWindow).excluding(.recordHand),
        .json.needing(.replayed, .applicationTerminal, .applicationWindow),
        .force.needing(.applicationFilm, .trace, .recordHand),
        .description.needing(.replayed), .strict.needing(.replayed),
      ],
      examples: [
        Example("\(name)", "Prints what is on its screen after a second"),
        Example("\(name) --replay hand.evemu", "Says what the hand did to it, and why"),
        Example("\(name) --replay hand.evemu --film out.webp", "Draws a film of that"),
        Example("\(name) --terminal --device event5", "Runs it here, moved by that device"),
      ],
      isProgram: true)
    if hasWindow { command.options.insert(.applicationWindow, at: 2) }
    command.isWhole = true
    return command
  }
}
