import PantographCommands
import PantographGestures
import PantographSceneNames

extension Option {
  package static let uinput = Option(
    "uinput", help: "play into a virtual device that every program sees")
  package static let trace = Option(
    "trace", nil, "FILE", .output("a trace in JSON", endings: ["json"]),
    help: "write the state of each recognizer in each frame, with reasons, to FILE as JSON")
  package static let scene = Option(
    "scene", "s", "NAME", .suggested(SceneName.all),
    help: "play it into a scene and print how the scene's transition ended")
  package static let policy = Option(
    "policy", "p", "NAME", .suggested(ReleasePolicy.all.map(\.name)), default: "pantograph",
    help: "the policy that decides at the release")
  package static let film = Option(
    "film", nil, "FILE", .file, repeatable: true,
    help: "draw the scene into FILE: .png is a strip, .webp, .gif, .mp4 or .webm a film")
  package static let html = Option(
    "html", nil, "FILE", .output("a page in HTML", endings: ["html", "htm"]), repeatable: true,
    help: "write a page that shows any moment in a browser and has sliders for thresholds")
  package static let moments = Option(
    "moments", nil, "COUNT", .number(1...60), default: "5",
    help: "the number of pictures in a strip (.png)")
  package static let junit = Option(
    "junit", nil, "FILE", .output("a report in XML", endings: ["xml"]),
    help: "with many recordings, also write a report as JUnit's XML")
  package static let tap = Option("tap", help: "with many recordings, print TAP instead of text")
  package static let spin = Option(
    "spin", help: "wait for frames in a busy loop: more exact, but keeps one core busy")
  package static let wait = Option(
    "wait", nil, "SECONDS", .number(0...3600), default: "1",
    help: "how long to wait between creating the device and playing")
}

extension Command {
  package static let replay: Command = Command(
    name: "replay",
    summary: "recognize the gestures of a recording, or play it into a virtual device",
    discussion: [
      """
      Plays the recording without a device, faster than real time, and prints a timeline of its \
      gestures: fingers, the time of recognition (the thick part of the bar begins there), \
      distance, speed, ending, and the rule and numbers that recognized the gesture. Touchpads \
      show the gestures that move a scene. A second part shows UIKit's recognizers, all on one \
      view: a tap waits for a possible double tap, a pan excludes taps and long presses, and \
      strokes, pinches and rotations are recognized together. Recordings of any length are read \
      with little memory.
      """,
      """
      For a recording of libinput's gestures, which has movements without positions, it prints the \
      decision about each swipe and scroll, and the policies that decide otherwise.
      """,
      """
      With --json it prints one object with gestures and recognizers. Times are seconds since the \
      first event, lengths millimetres, angles radians. Each gesture has kind, fingers, direction, \
      start, end, translation, velocity and outcome. With --thresholds gestures are recognized by \
      the numbers in FILE, which `pantograph tune --recognition --save` writes.
      """,
      """
      With --scene it plays the recording into one of the scenes \
      (\(SceneName.all.joined(separator: ", "))) and prints every callback, the decision at the \
      release with its numbers, and how the transition ended. A recording can state what it \
      expects in a line "#: expect: finish", "cancel", "nothing", or "cancel by velocity-against"; \
      if something else happens, the exit status is 1.
      """,
      """
      Several recordings, folders, 'patterns*', tar archives and lists (@file) are played one by \
      one into every scene that their notes name (`#: scene: card`), or all into --scene. \
      `pantograph scenes` lists the scenes. Each recording gets a line, and a summary follows. The \
      exit status is 1 if an expectation is not met, and 65 if a recording cannot be played.
      """,
      """
      On a touchpad two fingers drag and one finger moves the pointer, as in `pantograph demo`. \
      With --mapping surface, or the line "#: mapping: surface" in the recording, the pad is the \
      screen. With --rtl the scene is mirrored, but the recording is not. The line "#: layout: \
      right-to-left" marks a recording that was made for a mirrored scene.
      """,
      """
      With --uinput it creates a virtual device like the recorded one, prints the device's node, \
      and sends the recorded events at their recorded times. The desktop treats the device as a \
      real one. At the end it prints how late the frames were: half of them by at most p50, 99 of \
      100 by at most p99. With --json two objects are printed: first the device's node, at the end \
      these times in seconds.
      """,
      """
      Ctrl-C lifts every finger that is down and removes the device. If a recording has several \
      devices, the first touch device is played.
      """,
    ],
    arguments: [
      Argument(
        "FILE", .oneOrMore,
        help:
          "a recording, or - for standard input; also folders, 'patterns*', archives, @lists")
    ],
    options: [
      .json, .scene.excluding(.uinput), .policy.excluding(.decidingThresholds),
      .decidingThresholds.excluding(.uinput), .mapping, .traditional, .rtl.needing(.scene),
      .screen.needing(.scene), .screenKeyboard.needing(.scene), .speak.needing(.scene),
      .reduceMotion.needing(.film, .html),
      .film.needing(.scene), .html.needing(.scene), .moments.needing(.film),
      .trace.excluding(.uinput), .force.needing(.film, .html, .trace, .junit), .junit,
      .tap.excluding(.json), .unpack.excluding(.uinput), .description, .strict,
      .uinput, .speed.needing(.uinput), .wait.needing(.uinput), .spin.needing(.uinput),
    ],
    examples: [
      Example("pantograph replay swipe.evemu", "Prints the recognized gestures, and why"),
      Example(
        "pantograph replay --json swipe.evemu | jq '.gestures[0].kind'",
        "Prints the kind of the first gesture"),
      Example(
        "pantograph replay --scene navigation --film pop.png edge.evemu",
        "Pops a page with a swipe from the edge (`synthesise edge-swipe --device phone`), and draws it"
      ),
      Example(
        "pantograph replay Recordings --junit report.xml",
        "Plays every recording of a folder into the scenes that its notes name"),
      Example("pantograph replay --uinput swipe.evemu", "Swipes on the desktop"),
      Example(
        "pantograph replay --uinput swipe.evemu --speed 0.5 --wait 3",
        "Plays it at half the speed, after three seconds"),
    ],
    run: playVirtually, companionPart: { isVirtual($0) ? nil : "replay without --uinput" })

  /// Returns whether one recording is played into a virtual device.
  package static func isVirtual(_ invocation: Invocation) -> Bool {
    invocation.has(.uinput) && !isSuite(invocation)
  }

  @Sendable
  package static func playVirtually(
    _ invocation: Invocation, console: inout Console
  ) throws(Failure) -> ExitCode {
    try checkDeciding(invocation)
    return try VirtualReplay(invocation, console: &console).run(console: &console)
  }

  /// Throws if an option about decisions is given without a scene.
  package static func checkDeciding(_ invocation: Invocation) throws(Failure) {
    let deciding: [Option] = [.policy, .mapping, .traditional]
    for option in deciding where invocation.has(option) && !invocation.has(.scene) {
      throw Failure(.usage, "--\(option.name) has no effect without --scene")
    }
  }
}
