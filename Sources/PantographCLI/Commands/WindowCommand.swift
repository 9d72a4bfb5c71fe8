import PantographCommands

extension Command {
  /// The program `pantograph-window`, declared for its help and its manual page. The studio does
  /// its work.
  package static let window: Command = Command(
    name: "window",
    summary: "show a scene that you move, in a window",
    discussion: [
      """
      Shows a scene, the gesture beside it, and the reason for each decision. `pantograph demo` \
      starts this program if there is a screen; names and options are the same. Without NAME it \
      lists the demos.
      """,
      """
      Input comes from the first touch device that you may open. Without one it comes from the \
      window system: the mouse touches while its button is down, a wheel or two fingers on a \
      touchpad scroll, a touchscreen's fingers touch, and the arrow keys drag with a synthesised \
      gesture.
      """,
      """
      The scene has the window's size, and follows it even during a transition. While a recording \
      is written or played, the scene keeps its own size and is scaled. The keys are those of \
      `pantograph demo`.
      """,
    ],
    arguments: [Argument("NAME", .optional, .text, help: "which demo")],
    options: [
      .liveDevice, .replayed, .window, .policy, .thresholds, .grab, .recordHand, .mapping,
      .traditional, .reduceMotion.needingArgument(), .rtl.needingArgument(),
      .screenKeyboard.needingArgument(), .lifetime.needingArgument(),
      .latencies.needingArgument().excluding(.replayed, .json),
      .speak.needingArgument(),
      .screen.needingArgument().excluding(.recordHand), .force, .json,
    ],
    examples: [
      Example("pantograph-window card", "Shows the card, moved by a device or the mouse"),
      Example(
        "pantograph-window card --replay Recordings/phone-swipe-down-125hz.evemu",
        "Plays a recording into the card"),
    ],
    isProgram: true
  )
}
