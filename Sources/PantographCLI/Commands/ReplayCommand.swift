import PantographCommands
import PantographGestures
import PantographSceneNames

extension Option {
  package static let uinput = Option(
    "uinput", help: "play into a virtual device, which every program sees")
  package static let trace = Option(
    "trace", nil, "FILE", .output("a trace in JSON", endings: ["json"]),
    help: "write what each recognizer does in each frame, and why, into FILE as JSON")
  package static let scene = Option(
    "scene", "s", "NAME", .suggested(SceneName.all),
    help: "play it into a scene and say what became of its transition")
  package static let policy = Option(
    "policy", "p", "NAME", .suggested(ReleasePolicy.all.map(\.name)), default: "pantograph",
    help: "the policy that decides at the release")
  package static let film = Option(
    "film", nil, "FILE", .file, repeatable: true,
    help: "draw it: a strip into a .png, a film into a .webp, .gif, .mp4 or .webm")
  package static let html = Option(
    "html", nil, "FILE", .output("a page in HTML", endings: ["html", "htm"]), repeatable: true,
    help: "a page to look at any moment of it in a browser, and to move the thresholds")
  package static let moments = Option(
    "moments", nil, "COUNT", .number(1...60), default: "5",
    help: "how many pictures a strip, a .png, has")
  package static let junit = Option(
    "junit", nil, "FILE", .output("a report in XML", endings: ["xml"]),
    help: "of many recordings, write a report in JUnit's XML, too")
  package static let tap = Option("tap", help: "of many recordings, print TAP instead of text")
  package static let spin = Option(
    "spin", help: "wait for each frame awake: more exact, and one core is busy")
  package static let wait = Option(
    "wait", nil, "SECONDS", .number(0...3600), default: "1",
    help: "how long the device is there before it moves")
}

extension Command {
  package static let replay: Command = Command(
    name: "replay",
    summary: "recognize the gestures of a recording, or play it into a virtual device",
    discussion: [
      """
      Plays the recording onto a stage of its own, at once and without a device, and prints what \
      happened as a timeline: every gesture with its fingers, when it was told apart (the thick \
      part of the bar), how far and how fast it went, how it ended, and by which rule and numbers \
      it was told. A touchpad's gestures are those that work a scene. Below stands what UIKit's \
      recognizers make of it when all of them are on one view: a tap waits until it is no double \
      tap, a pan keeps taps and long presses from it, and strokes, pinches and rotations go together. \
      A recording of any length is read with little memory.
      """,
      """
      With --json it prints one object with gestures and recognizers: seconds from the first event, \
      millimetres, radians. Each gesture has kind, fingers, direction, start, end, translation, \
      velocity and outcome.
      """,
      """
      With --scene it plays the recording into one of the scenes (\(SceneName.all.joined(separator: ", "))) and prints every callback, the decision at the release with its numbers, and how the \
      transition ended. A recording may say what it expects with a line "#: expect: finish", \
      "cancel", "nothing", or "cancel by velocity-against"; where something else happens the exit \
      status is 1.
      """,
      """
      Of several recordings, or of folders, 'patterns*', tar archives and lists (@file), each is played \
      into every scene that its notes name (`#: scene: card`), or all into --scene; `pantograph demo` \
      lists the scenes. Each gets a line, and a summary follows; where an expectation is not met the \
      exit status is 1, where a recording cannot be played 65.
      """,
      """
      A touchpad lies beside a scene, as with `pantograph demo`: two fingers drag, one moves the \
      pointer. With --mapping surface the pad is the screen; a recording may say so itself with a \
      line "#: mapping: surface". With --rtl the scene is mirrored, and the hand is not; \
      "#: layout: right-to-left" says that a hand was made for that.
      """,
      """
      With --uinput it makes a device just as the recording describes it, prints where it is, and sends what was \
      recorded at the times it was recorded. The desktop takes it for a real one. At the end it \
      says by how much the frames missed their times; half of them by at most p50, 99 in a \
      hundred by at most p99. With --json these are seconds, in an object of their own behind \
      the one with the device's node.
      """,
      """
      Ctrl-C lifts every finger that is down and takes the device away. Of a recording with \
      several devices the first that can be touched is played.
      """,
    ],
    arguments: [
      Argument(
        "FILE", .oneOrMore,
        help:
          "a recording, or - for standard input; or many: folders, 'patterns*', archives, @lists")
    ],
    options: [
      .json, .scene.excluding(.uinput), .policy.excluding(.decidingThresholds),
      .decidingThresholds, .mapping, .traditional, .rtl.needing(.scene), .screen.needing(.scene),
      .reduceMotion.needing(.film, .html),
      .film.needing(.scene), .html.needing(.scene), .moments.needing(.film),
      .trace.excluding(.uinput), .force.needing(.film, .html, .trace, .junit), .junit,
      .tap.excluding(.json), .description, .strict,
      .uinput, .speed.needing(.uinput), .wait.needing(.uinput), .spin.needing(.uinput),
    ],
    examples: [
      Example("pantograph replay swipe.evemu", "Says what the fingers did, and why"),
      Example(
        "pantograph replay --json swipe.evemu | jq '.gestures[0].kind'", "Picks out one thing"),
      Example(
        "pantograph replay --scene navigation --film pop.png edge.evemu",
        "Pops a page with a swipe from the edge (`synthesise edge-swipe --device phone`), and draws it"
      ),
      Example(
        "pantograph replay Recordings --junit report.xml",
        "Plays every recording of a folder into the scenes that it names"),
      Example("pantograph replay --uinput swipe.evemu", "Swipes on the desktop"),
      Example(
        "pantograph replay --uinput swipe.evemu --speed 0.5 --wait 3",
        "Does it in twice the time, after three seconds"),
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
    let deciding: [Option] = [.policy, .decidingThresholds, .mapping, .traditional]
    for option in deciding where invocation.has(option) && !invocation.has(.scene) {
      throw Failure(.usage, "--\(option.name) has no effect without --scene")
    }
  }
}
