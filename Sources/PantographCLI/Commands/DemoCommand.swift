import Demos
import Evdev
import Gestures
import Recordings
import Stage
import Synthesis
import Touches

#if canImport(Glibc)
  import Glibc
#endif

extension Option {
  static let liveDevice = Option(
    "device", "d", "DEVICE", .device, help: "the touch device that is the hand")
  static let replayed = Option(
    "replay", nil, "FILE", .file, help: "a recording that is the hand")
  static let window = Option("window", help: "in a window, and nowhere else")
  static let terminal = Option("terminal", help: "in this terminal, and nowhere else")
  static let out = Option(
    "out", "o", "FILE", .file, repeatable: true,
    help:
      "draw it into a file instead: a strip into a .png, an animation into a .webp; a folder gets both"
  )
  static let recordHand = Option(
    "record", nil, "FILE", .file, help: "record what the hand does; replayed it gives the same")
  static let mapping = Option(
    "mapping", nil, "HOW", .choice(["indirect", "surface", "screen"]),
    help: "how the device lies to the scene: beside it with a pointer, or over it")
  static let traditional = Option(
    "traditional", help: "let content go against the fingers on a touchpad")
}

extension Command {
  static let demo: Command = Command(
    name: "demo",
    summary: "show a scene that a hand moves: live, from a recording, or by keys",
    discussion: [
      """
      Without a NAME it lists the demos. With one it shows it with the hand of a touch device, in a \
      window where there is a screen and pantograph-window is installed, otherwise in the terminal; \
      where there is no terminal either, it draws a film. Without a device the arrow keys drag by a \
      model's hand, and space does what the gesture is there for.
      """,
      """
      Keys: q or Escape ends, n is the next demo, b begins again, o shows or hides the overlay, s is slow \
      motion, space stands still (k where space is taken), a full stop is one frame further, p is the \
      next policy, r records what the hand does or ends that, Enter does what the gesture is there for.
      """,
      """
      A touchpad lies beside the scene: one finger moves the pointer, two drag, three and more too. \
      With --mapping surface the pad is the screen. At the end it prints the callbacks, the decision \
      and why, as `replay --scene` does; what --record wrote gives the same there, byte for byte. \
      Terminal and device are given back however it ends.
      """,
    ],
    arguments: [
      Argument("NAME", .optional, .suggested(DemoScene.all.map(\.name)), help: "which demo")
    ],
    options: [
      .liveDevice.needingArgument().excluding(.replayed, .out),
      .replayed.needingArgument(), .window.needingArgument().excluding(.terminal, .out),
      .terminal.needingArgument().excluding(.out), .out.needingArgument(),
      .policy.needingArgument().excluding(.decidingThresholds),
      .decidingThresholds.needingArgument(),
      .grab.needingArgument().excluding(.replayed, .out),
      .recordHand.needingArgument().excluding(.replayed, .out), .mapping.needingArgument(),
      .traditional.needingArgument(), .force.needingArgument(), .json,
    ],
    examples: [
      Example("pantograph demo", "Lists the demos"),
      Example("pantograph demo card", "Shows the card, with what hand there is"),
      Example(
        "pantograph demo card --terminal --replay Recordings/phone-swipe-down-125hz.evemu",
        "Plays a recording into it in the terminal"),
      Example("pantograph demo sheet --out sheet.webp", "Draws a film of a model's hand"),
    ]
  ) { invocation, console throws(Failure) in
    guard var show = try DemoShow(invocation, console: &console) else {
      try console.print(
        invocation.has(.json) ? DemoList.json : DemoList.text(style: console.outputStyle))
      return .success
    }
    let isTerminal = isatty(STDIN_FILENO) == 1 && Console.canMoveCursor
    let films = invocation.all(.out)
    if !films.isEmpty || !(isTerminal || invocation.has(.terminal) || invocation.has(.window)) {
      return try draw(show, films, invocation, console: &console)
    }
    let isWindow =
      !invocation.has(.terminal) && WindowProgram.hasScreen && WindowProgram.path != nil
    if isWindow || invocation.has(.window) {
      try console.flush()
      try WindowProgram.become(Array(CommandLine.arguments.dropFirst(2)))
    }
    try show.chooseHand(invocation, console: &console)
    try show.run(console: &console)
    return .success
  }

  /// Into files, by a recording or a model's hand.
  private static func draw(
    _ show: DemoShow, _ places: [String], _ invocation: Invocation, console: inout Console
  ) throws(Failure) -> ExitCode {
    var recording = Recording()
    if let track = show.track {
      recording.tracks = [track]
    } else {
      do throws(SynthesisError) {
        recording = try show.scene.modelHand()
      } catch {
        throw Failure(.software, error.sentence)
      }
    }
    let name = show.scene.name
    let places = places.isEmpty ? ["\(name).webp"] : places
    let films = places.flatMap { place in
      isFolder(place) ? ["\(place)/\(name).png", "\(place)/\(name).webp"] : [place]
    }
    let replay = SceneReplay(
      file: show.track == nil ? "a model's hand" : show.trackName, scene: show.scene,
      policy: show.policy, mapping: show.mapping, isJSON: show.isJSON, films: films,
      isOverwriting: show.overwrites, loader: RecordingLoader(invocation))
    let code = try replay.run(recording, console: &console)
    for film in films { try console.remark("wrote \(film)") }
    return code
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
