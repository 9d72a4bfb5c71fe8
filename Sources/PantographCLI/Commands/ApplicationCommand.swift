import PantographCommands

extension Option {
  package static let tree = Option(
    "tree", help: "print the views on the screen after one second (the default)")
  package static let applicationWindow = Option(
    "window", help: "run in a window; a device, the mouse or a recording moves it")
  package static let applicationTerminal = Option(
    "terminal", help: "run in this terminal; a device, a recording or keys move it")
  package static let applicationFilm = Option(
    "film", nil, "FILE", .file, repeatable: true,
    help:
      "draw the run into FILE: .png is a strip, .webp, .gif, .mp4 or .webm a film, .html a page")
}

extension Command {
  /// Declares an application as a command, with its help and its options.
  package static func application(_ name: String, hasWindow: Bool) -> Command {
    var command = Command(
      name: name,
      summary: "an application that touch input moves: from a recording, or live",
      discussion: [
        """
        Without options it launches, waits for a second, prints the views on its screen and quits.
        """,
        """
        With --replay it is launched without a screen, and the recording is played into it one \
        second later. The output lists every call of the application's own code from launch to \
        end, how each transition ended and why, and the tree of views before the application went \
        to the background. The application's own output goes to standard error. A recording can \
        state what it expects in a line "#: expect: finish", "cancel" or "nothing"; if something \
        else happens, the exit status is 1.
        """,
        """
        To draw pictures, the application is launched a second time. The pictures show globals and \
        files as the second launch finds them.
        """,
        """
        On a touchpad two fingers scroll and one finger moves the pointer. With --mapping surface \
        the pad is the screen. In a terminal Ctrl-Z moves the application to the background and \
        suspends the program.
        """,
        """
        With --screen it runs on the screen of a device, with a status bar and safe areas. The key \
        t turns the device to the next orientation that the application supports, unless the \
        application takes that key itself.
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
        .screenKeyboard.needing(.replayed, .applicationTerminal, .applicationWindow),
        .speak.needing(.replayed, .applicationTerminal, .applicationWindow),
        .screen.needing(.replayed, .applicationTerminal, .applicationWindow).excluding(.recordHand),
        .json.needing(.replayed, .applicationTerminal, .applicationWindow),
        .force.needing(.applicationFilm, .trace, .recordHand),
        .description.needing(.replayed), .strict.needing(.replayed),
      ],
      examples: [
        Example("\(name)", "Prints the views on its screen after one second"),
        Example("\(name) --replay hand.evemu", "Plays a recording and prints what it did, and why"),
        Example("\(name) --replay hand.evemu --film out.webp", "Draws a film of the recording"),
        Example("\(name) --terminal --device event5", "Runs it in the terminal, moved by a device"),
      ],
      isProgram: true)
    if hasWindow { command.options.insert(.applicationWindow, at: 2) }
    command.isWhole = true
    return command
  }
}
