#if canImport(Glibc)
  import Glibc
#endif

extension Command {
  /// The program `pantograph-window` without a window, for its help and its manual page.
  static let window: Command = .window { _ in
    throw Failure(.unavailable, "there is no window")
  }

  /// The program `pantograph-window`.
  static func window(_ makeWindow: @escaping DemoShow.MakeDisplay) -> Command {
    Command(
      name: "window",
      summary: "show a scene that a hand moves, in a window",
      discussion: [
        """
        What `pantograph demo` shows where there is a screen, by the same names and options: the scene, \
        and beside it how the gesture goes and why it ended as it did. Without a NAME it lists the demos.
        """,
        """
        The hand is the first touch device that may be opened. Where none may be, the mouse is a finger \
        while its button is down; a wheel, or two fingers on a pad of the window system, scroll; fingers on \
        a screen of the window system are fingers; and the arrow keys drag by a model's hand.
        """,
        """
        The scene gets the window's size, also while a transition is under way. While a recording is \
        written or played it keeps its own and is scaled. The keys are those of `pantograph demo`.
        """,
      ],
      arguments: [Argument("NAME", .optional, .text, help: "which demo")],
      options: [
        .liveDevice, .replayed, .window, .policy, .thresholds, .grab, .recordHand, .mapping,
        .traditional, .force, .json,
      ],
      examples: [
        Example("pantograph-window card", "Shows the card, with what hand there is"),
        Example(
          "pantograph-window card --replay Recordings/phone-swipe-down-125hz.evemu",
          "Plays a recording into it"),
      ],
      isProgram: true
    ) { invocation, console throws(Failure) in
      guard var show = try DemoShow(invocation, console: &console) else {
        try console.print(
          invocation.has(.json) ? DemoList.json : DemoList.text(style: console.outputStyle))
        return .success
      }
      show.standIn = "mouse and keys"
      try show.chooseHand(invocation, console: &console)
      let staysWithoutWindow = isatty(STDIN_FILENO) == 1 && !invocation.has(.window)
      show.makeDisplay = { session in
        do {
          return try makeWindow(session)
        } catch {
          guard staysWithoutWindow else {
            throw Failure(
              .unavailable, "\(error)",
              advice: ["Show it in the terminal: pantograph demo --terminal"])
          }
          return try DemoShow.terminal(session)
        }
      }
      try show.run(console: &console)
      return .success
    }
  }
}
