import PantographCommands
import PantographPlainText
import PantographRecordings
import PantographSynthesis
import PantographTuning

extension Option {
  package static let output = Option(
    "output", "o", "FILE", .output("a recording"), help: "where to write, or -")
  package static let format = Option(
    "to", nil, "FORMAT", .choice(RecordingFormat.all.filter(\.canWrite).map(\.name)),
    help: "the format to write; without it what the name of the output says")
  package static let list = Option("list", help: "print the gestures and devices there are")
  package static let onDevice = Option(
    "device", nil, "DEVICE", .choice(SynthesizedDevice.all.map { $0.name }), default: "touchpad",
    help: "the surface it is made on")
  package static let rate = Option(
    "rate", nil, "HZ", .integer(Synthesis.rates), default: "125", help: "reports a second")
  package static let seed = Option(
    "seed", nil, "NUMBER", .integer(0 ... .max), default: "1",
    help: "another seed is another hand")
  package static let fingers = Option(
    "fingers", nil, "COUNT", .integer(1...10), help: "how many fingers")
  package static let direction = Option(
    "direction", nil, "WAY", .choice(StrokeDirection.allCases.map(\.rawValue)),
    help: "where it goes")
  package static let distance = Option(
    "distance", nil, "MM", .number(0...10_000), help: "how far, in millimetres")
  package static let duration = Option(
    "duration", nil, "SECONDS", .number(0...3600), help: "how long it moves")
  package static let hold = Option(
    "hold", nil, "SECONDS", .number(0...3600), help: "how long it rests")
  package static let angle = Option(
    "angle", nil, "DEGREES", .number(-3600...3600), help: "how far the hand turns, clockwise")
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
  package static let corpusScene = Option(
    "scene", "s", "NAME", .choice(TunedScene.all.map(\.name)), default: "card",
    help: "the scene that the gestures are for")
}

extension Command {
  package static let synthesise: Command = Command(
    name: "synthesise", aliases: ["synthesize"],
    summary: "make the recording of a gesture from a model of a hand",
    discussion: [
      """
      The hand moves as hands do: smoothly, with a tremor, and its fingers neither land nor lift \
      at once. The same options give the same file on every machine; it says in its notes how it \
      was made. What is not given is the gesture's own default.
      """,
      """
      With --corpus it makes as many gestures as --count says, for one scene, by people who differ in \
      speed, tremor, reach, tendency to flick and handedness, each on two of several devices. The \
      label of each is what the hand meant, finish, cancel or other, whatever it came to look like: \
      some of those that mean different things look alike. Nobody's hand made them.
      """,
    ],
    arguments: [
      Argument(
        "GESTURE", .optional, .choice(Synthesis.allGestures.map { $0.name }),
        help: "which gesture; needed unless --list or --corpus is given")
    ],
    options: [
      .output, .onDevice, .rate, .seed, .fingers, .direction, .distance, .duration, .hold, .angle,
      .format, .note, .force, .list.allowing(only: .json).excludingArguments(),
      .json.needing(.list),
      .corpus.allowing(only: .count, .people, .corpusScene, .seed, .format, .note, .force)
        .excludingArguments(), .count.needing(.corpus), .people.needing(.corpus),
      .corpusScene.needing(.corpus),
    ],
    examples: [
      Example("pantograph synthesise flick -o flick.evemu", "Makes a flick on a touchpad"),
      Example(
        "pantograph synthesise swipe --device phone --rate 60 --direction left -o -",
        "Prints a swipe on a phone's screen"),
      Example("pantograph synthesise --list", "Names all gestures"),
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
