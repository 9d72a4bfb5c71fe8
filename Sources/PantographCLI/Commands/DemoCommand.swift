import PantographCommands
import PantographSceneNames

extension Option {
  package static let liveDevice = Option(
    "device", "d", "DEVICE", .device, help: "the touch device that is the hand")
  package static let replayed = Option(
    "replay", nil, "FILE", .file, help: "a recording that is the hand")
  package static let window = Option("window", help: "in a window, and nowhere else")
  package static let terminal = Option("terminal", help: "in this terminal, and nowhere else")
  package static let out = Option(
    "out", "o", "FILE", .file, repeatable: true,
    help:
      "draw it into a file instead: a strip into a .png, an animation into a .webp; a folder gets both"
  )
  package static let recordHand = Option(
    "record", nil, "FILE", .output("a recording"),
    help: "record what the hand does; replayed it gives the same")
  package static let mapping = Option(
    "mapping", nil, "HOW", .choice(["indirect", "surface", "screen"]),
    help: "how the device lies to the scene: beside it with a pointer, or over it")
  package static let traditional = Option(
    "traditional", help: "let content go against the fingers on a touchpad")
  package static let pixels = Option(
    "pixels", nil, "HOW", .choice(["auto", "kitty", "sixel", "blocks"]), default: "auto",
    help: "how the terminal shows pictures: as kitty does, as sixels, or as letters of two pixels")
  package static let reduceMotion = Option(
    "reduce-motion", help: "dissolve where the scene would move")
  package static let rtl = Option(
    "rtl", help: "lay the scene out from right to left; a recorded hand is not mirrored")
  package static let screen = Option(
    "screen", nil, "DEVICE", .choice(["phone", "small-phone", "tablet"]),
    help: "show it on the screen of a device, with its status bar and its safe area")
}

extension Command {
  package static let demo: Command = Command(
    name: "demo",
    summary: "show a scene that a hand moves: live, from a recording, or by keys",
    discussion: [
      """
      Without a NAME it lists the demos. With one it shows it with the hand of a touch device, in a \
      window where there is a screen and pantograph-window is installed, otherwise in the terminal; \
      where there is no terminal either, it draws a film, NAME.webp or NAME-2.webp and so on. Without a device the arrow keys drag by a \
      model's hand, and space does what the gesture is there for.
      """,
      """
      Keys: q or Escape ends, n is the next demo, b begins again, o shows or hides the overlay, s is slow \
      motion, space stands still (k where space is taken), a full stop is one frame further, p is the \
      next policy, r records what the hand does or ends that, Enter does what the gesture is there for. \
      After r the keys f, c and x write into the recording that its hand meant to finish, to cancel, or \
      something else. With --replay a comma is one frame back, > and < are ten further and back.
      """,
      """
      With --reduce-motion scenes dissolve where they would move; what is decided, and when, is the \
      same. With --rtl they are laid out from right to left, with edges, pages and ways mirrored, and \
      so is the hand of the model. A recording is played as it is, unless it says itself that it \
      was made so: "#: layout: right-to-left".
      """,
      """
      With --screen the scene is on a device: as large as its screen, clear of what covers the edges,       and with a status bar in the style that the scene asks for. t turns the device a quarter to the       left, and the scene turns with it where its view controllers support that.
      """,
      """
      A touchpad lies beside the scene: one finger moves the pointer, two drag, three and more too. \
      With --mapping surface the pad is the screen. At the end it prints the callbacks, the decision \
      and why, as `replay --scene` does; what --record wrote gives the same there, byte for byte. \
      Terminal and device are given back however it ends.
      """,
    ],
    arguments: [
      Argument("NAME", .optional, .suggested(SceneName.all), help: "which demo")
    ],
    options: [
      .liveDevice.needingArgument().excluding(.replayed, .out),
      .replayed.needingArgument(), .window.needingArgument().excluding(.terminal, .out),
      .terminal.needingArgument().excluding(.out), .pixels.needing(.terminal),
      .out.needingArgument(),
      .policy.needingArgument().excluding(.decidingThresholds),
      .decidingThresholds.needingArgument(),
      .grab.needingArgument().excluding(.replayed, .out),
      .recordHand.needingArgument().excluding(.replayed, .out), .mapping.needingArgument(),
      .traditional.needingArgument(), .reduceMotion.needingArgument(), .rtl.needingArgument(),
      .screen.needingArgument().excluding(.recordHand), .force.needingArgument(), .json,
    ],
    examples: [
      Example("pantograph demo", "Lists the demos"),
      Example("pantograph demo card", "Shows the card, with what hand there is"),
      Example(
        "pantograph demo card --terminal --replay Recordings/phone-swipe-down-125hz.evemu",
        "Plays a recording into it in the terminal"),
      Example("pantograph demo sheet --out sheet.webp", "Draws a film of a model's hand"),
    ]
  )
}
