import PantographCommands

extension Command {
  /// The program `pantograph-window`, declared for its help and its manual page. The studio does
  /// its work.
  package static let window: Command = Command(
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
      .traditional, .reduceMotion.needingArgument(), .rtl.needingArgument(),
      .screen.needingArgument().excluding(.recordHand), .force, .json,
    ],
    examples: [
      Example("pantograph-window card", "Shows the card, with what hand there is"),
      Example(
        "pantograph-window card --replay Recordings/phone-swipe-down-125hz.evemu",
        "Plays a recording into it"),
    ],
    isProgram: true
  )
}
