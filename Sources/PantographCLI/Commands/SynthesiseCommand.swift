import PantographCommands
import PantographPlainText
import PantographRecordings
import PantographSynthesis
import PantographTuning

extension Option {
  package static let output = Option(
    "output", "o", "FILE", .recording,
    help: "the file to write, or - for standard output")
  package static let format = Option(
    "to", nil, "FORMAT", .choice(RecordingFormat.all.filter(\.holdsEvents).map(\.name)),
    help: "the format to write; the default follows from the output's name")
  package static let list = Option("list", help: "list all gestures and devices")
  package static let onDevice = Option(
    "device", nil, "DEVICE", .choice(SynthesizedDevice.all.map { $0.name }), default: "touchpad",
    help: "the device to make the gesture on")
  package static let rate = Option(
    "rate", nil, "HZ", .integer(Synthesis.rates), default: "125", help: "reports a second")
  package static let seed = Option(
    "seed", nil, "NUMBER", .integer(0 ... .max), default: "1",
    help: "the seed of the random variation; each seed gives another recording")
  package static let fingers = Option(
    "fingers", nil, "COUNT", .integer(1...10), help: "how many fingers")
  package static let direction = Option(
    "direction", nil, "WAY", .choice(StrokeDirection.allCases.map(\.rawValue)),
    help: "the direction of the movement")
  package static let distance = Option(
    "distance", nil, "MM", .number(0...10_000), help: "how far to move, in millimetres")
  package static let duration = Option(
    "duration", nil, "SECONDS", .number(0...3600), help: "how long to move")
  package static let hold = Option(
    "hold", nil, "SECONDS", .number(0...3600), help: "how long to rest")
  package static let angle = Option(
    "angle", nil, "DEGREES", .number(-3600...3600), help: "how far to turn clockwise")
}

extension Option {
  package static let corpus = Option(
    "corpus", nil, "FOLDER", .output("a folder of recordings"),
    help: "make labelled gestures of several people into FOLDER")
  package static let count = Option(
    "count", nil, "COUNT", .integer(1...1_000_000), default: "1000",
    help: "how many gestures")
  package static let people = Option(
    "people", nil, "COUNT", .integer(1...1000), default: "12",
    help: "how many people")
  package static let allKinds = Option(
    "recognition",
    help: "make gestures of all kinds for `tune --recognition`, labelled with kind and fingers")
  package static let corpusScene = Option(
    "scene", "s", "NAME", .choice(TunedScene.all.map(\.name)), default: "card",
    help: "the scene that the gestures are for")
}

extension Command {
  package static let synthesise: Command = Command(
    name: "synthesise", aliases: ["synthesize"],
    summary: "synthesise the recording of a gesture with a model of a hand",
    discussion: [
      """
      The model moves like a hand: smoothly, with a tremor, and with fingers that land and lift at \
      slightly different times. The same options give the same file on every machine. The file's \
      notes hold the command that makes it. Options that are not given have the gesture's defaults.
      """,
      """
      With --corpus it makes --count gestures for one scene, by synthesised people who differ in \
      speed, tremor, reach, tendency to flick and handedness; each person uses two of several \
      devices. The label of each recording is the intent, finish, cancel or other, not the result: \
      gestures with different intents can look alike. With --recognition the gestures are of all \
      kinds, on a touchpad and a phone, and the label is the gesture that the person means.
      """,
    ],
    arguments: [
      Argument(
        "GESTURE", .optional, .choice(Synthesis.allGestures.map { $0.name }),
        help: "the gesture to make; needed unless --list or --corpus is given")
    ],
    options: [
      .output, .onDevice, .rate, .seed, .fingers, .direction, .distance, .duration, .hold, .angle,
      .format, .note, .force, .list.allowing(only: .json).excludingArguments(),
      .json.needing(.list),
      .corpus.allowing(
        only: .count, .people, .corpusScene, .allKinds, .seed, .format, .note, .force
      )
      .excludingArguments(), .count.needing(.corpus), .people.needing(.corpus),
      .corpusScene.needing(.corpus), .allKinds.needing(.corpus).excluding(.corpusScene),
    ],
    examples: [
      Example("pantograph synthesise flick -o flick.evemu", "Makes a flick on a touchpad"),
      Example(
        "pantograph synthesise swipe --device phone --rate 60 --direction left -o -",
        "Prints a swipe on a phone's screen"),
      Example("pantograph synthesise --list", "Lists all gestures and devices"),
      Example(
        "pantograph synthesise --corpus hands --count 500",
        "Makes 500 labelled gestures to try `tune` with"),
    ]
  ) { invocation, console throws(Failure) in
    if invocation.has(.list) {
      try console.print(
        PrintableText(lines: invocation.has(.json) ? GestureList.json : GestureList.text))
      return .success
    }
    if let folder = invocation.value(.corpus) {
      return try CorpusSynthesis(folder, invocation).run(console: &console)
    }
    guard let gesture = invocation.arguments.first else {
      throw Failure(
        .usage, "GESTURE is missing",
        advice: ["Gestures: \(Synthesis.allGestures.map { $0.name }.joined(separator: ", "))"])
    }
    guard let path = invocation.value(.output) else {
      throw Failure(.usage, "--output is missing: -o FILE, or -o - for standard output")
    }
    let format = try RecordingFormat.written(invocation, into: path)
    var recording = try synthesize(SynthesisRequest(gesture, invocation))
    for note in try NoteEdit.notes(invocation.all(.note)) { recording.notes.set(note) }
    var output = try RecordingOutput(
      path, format: format, overwriting: invocation.has(.force))
    try output.write(recording)
    if path != "-" { try console.remark("wrote \(path)") }
    return .success
  }

  private static func synthesize(_ request: SynthesisRequest) throws(Failure) -> Recording {
    do throws(SynthesisError) {
      return try Synthesis.synthesize(request)
    } catch {
      throw Failure(.usage, error.sentence)
    }
  }
}

extension SynthesisRequest {
  package init(_ gesture: String, _ invocation: Invocation) {
    self.init(
      gesture: gesture, device: invocation.value(.onDevice) ?? "touchpad",
      rate: invocation.integer(.rate) ?? 125, seed: UInt64(invocation.integer(.seed) ?? 1),
      fingers: invocation.integer(.fingers),
      direction: invocation.value(.direction).flatMap(StrokeDirection.init),
      distance: invocation.number(.distance), duration: invocation.number(.duration),
      hold: invocation.number(.hold), angle: invocation.number(.angle))
  }
}
