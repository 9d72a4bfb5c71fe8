import PantographCommands
import PantographSceneNames

extension Option {
  package static let liveDevice = Option(
    "device", "d", "DEVICE", .device, help: "use the input of this touch device")
  package static let replayed = Option(
    "replay", nil, "FILE", .file, help: "use the input of a recording")
  package static let window = Option("window", help: "show it in a window, or fail")
  package static let terminal = Option("terminal", help: "show it in this terminal, or fail")
  package static let out = Option(
    "out", "o", "FILE", .file, repeatable: true,
    help:
      "draw it into a file: .png is a strip, .webp an animation; a folder gets both"
  )
  package static let recordHand = Option(
    "record", nil, "FILE", .recording,
    help: "record the input into FILE; replaying it has the same result")
  package static let mapping = Option(
    "mapping", nil, "HOW", .choice(["indirect", "surface", "screen"]),
    help: "how input reaches the scene: indirect moves a pointer, surface and screen touch it")
  package static let traditional = Option(
    "traditional", help: "scroll against the fingers on a touchpad (no natural scrolling)")
  package static let pixels = Option(
    "pixels", nil, "HOW", .choice(["auto", "kitty", "sixel", "blocks"]), default: "auto",
    help: "how the terminal shows pictures: kitty's protocol, sixels, or half-block characters")
  package static let reduceMotion = Option(
    "reduce-motion", help: "replace movements of the scene with dissolves")
  package static let rtl = Option(
    "rtl", help: "lay the scene out from right to left; recordings are not mirrored")
  package static let screenKeyboard = Option(
    "keyboard", help: "show a keyboard on the screen while text is edited")
  package static let lifetime = Option(
    "time", nil, "SECONDS", .number(0.1...86_400), help: "end when the scene is SECONDS old")
  package static let latencies = Option(
    "latencies",
    help: "print only the seconds from each report's stamp to its picture, one per line")
  package static let speak = Option(
    "speak", help: "report what a screen reader says, and let keys move its focus")
  package static let screen = Option(
    "screen", nil, "DEVICE", .choice(["phone", "small-phone", "tablet"]),
    help: "show it on the screen of this device, with a status bar and safe areas")
}

extension Command {
  package static let demo: Command = Command(
    name: "demo",
    summary: "show a scene that you move: by touch, by keys or from a recording",
    discussion: [
      """
      Without NAME it lists the demos. With NAME it shows that demo and takes input from a touch \
      device. It opens a window if there is a screen and pantograph-window is installed, and uses \
      the terminal otherwise. Without a terminal it draws a film into NAME.webp, or NAME-2.webp if \
      that exists. Without a device the arrow keys drag with a synthesised gesture, and space \
      performs the scene's main gesture.
      """,
      """
      Keys: q or Escape quits, n shows the next demo, b restarts, o shows or hides the overlay, s \
      toggles slow motion, space pauses (k if the scene uses space), a full stop steps one frame, \
      p selects the next policy, r starts or stops recording, Enter performs the scene's main \
      gesture. After r the keys f, c and x label the recording as finish, cancel or something \
      else. With --replay a comma steps one frame back, and > and < step ten frames forward and \
      back.
      """,
      """
      With --reduce-motion scenes dissolve instead of moving; decisions and their times stay the \
      same. With --rtl scenes are laid out from right to left: edges, pages, directions and \
      synthesised gestures are mirrored. Recordings are played unmirrored. The note \
      "#: layout: right-to-left" marks a recording that was made in that layout. With --keyboard \
      text is written with a keyboard on the screen; the note is "#: keyboard: on-screen". With \
      --speak the report contains what a screen reader says: each element of the screen once it is \
      at rest, then the elements that are new.
      """,
      """
      With --screen the scene has the size, the safe areas and the status bar of a device. The key \
      t turns the device left by a quarter turn. The scene turns too if its view controllers \
      support that orientation.
      """,
      """
      On a touchpad one finger moves the pointer, and two or more fingers drag. With --mapping \
      surface the pad is the screen. At the end it prints the callbacks, the decision and its \
      reason, as `replay --scene` does. Replaying a file from --record there prints the same text. \
      The terminal and the device are always restored at the end.
      """,
      """
      With --latencies it prints the time from the kernel's stamp of each report of the device \
      until a picture with that report has been given to the window system or the terminal.
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
      .screenKeyboard.needingArgument(), .lifetime.needingArgument().excluding(.out),
      .latencies.needingArgument().excluding(.replayed, .out, .json),
      .speak.needingArgument(),
      .screen.needingArgument().excluding(.recordHand), .force.needingArgument(), .json,
    ],
    examples: [
      Example("pantograph demo", "Lists the demos"),
      Example("pantograph demo card", "Shows the card, moved by a device or by keys"),
      Example(
        "pantograph demo card --terminal --replay Recordings/phone-swipe-down-125hz.evemu",
        "Plays a recording into the card, in the terminal"),
      Example(
        "pantograph demo card --time 10 --latencies | sort -n",
        "Measures for ten seconds how long after a movement the card follows"),
      Example("pantograph demo sheet --out sheet.webp", "Draws a film of a synthesised gesture"),
    ]
  )
}
