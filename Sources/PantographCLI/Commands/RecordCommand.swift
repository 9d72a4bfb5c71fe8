import Evdev
import Recordings
import Touches

extension Option {
  package static let grab = Option(
    "grab", help: "take the device for the recording alone; the desktop gets nothing of it")
  package static let limit = Option(
    "for", nil, "SECONDS", .number(0.001...1_000_000), help: "end after this time by itself")
}

extension Option {
  package static let watchGestures = Option(
    "watch", "w", help: "tell the gestures meanwhile, as watch does, in place of the picture")
}

extension Command {
  package static let record: Command = Command(
    name: "record",
    summary: "record what fingers do on a device",
    discussion: [
      """
      Writes what the device sends to FILE until Ctrl-C, as an evemu recording. The file is \
      valid at any moment and at most a quarter of a second behind: a crash, a full disk or an \
      unplugged device lose nothing that was written. On a terminal the fingers are shown \
      meanwhile.
      """,
      """
      DEVICE is a node, or a device's name or a part of it. Without it the only touch device is \
      recorded; where there are several, a terminal is asked. Only touch is recorded: keyboards \
      are refused, and a device's other keys are left out.
      """,
    ],
    arguments: [
      Argument("DEVICE", .optional, .device, help: "what to record"),
      Argument("FILE", .optional, help: "where to write, as --output says it"),
    ],
    options: [.output, .grab, .limit, .note, .watchGestures, .force],
    examples: [
      Example("pantograph record -o swipe.evemu", "Records until Ctrl-C"),
      Example(
        "pantograph record touchpad -o tap.evemu --for 5 --note label=tap",
        "Records a touchpad for five seconds, with a note"),
      Example(
        "pantograph record /dev/input/event5 -o - | pantograph inspect -",
        "Looks into it without a file"),
    ]
  ) { invocation, console throws(Failure) in
    var words = invocation.arguments
    var path = invocation.value(.output)
    if words.count == 2 {
      guard path == nil else { throw Failure(.usage, "the output file is given twice") }
      path = words.removeLast()
    }
    guard let path else {
      throw Failure(.usage, "--output is missing: -o FILE, or -o - for standard output")
    }
    try RecordingFormat.checkRecording(into: path)
    let notes = try NoteEdit.notes(invocation.all(.note))
    try OutputPlace(path: path, overwrites: invocation.has(.force)).check()
    let devices = InputDevices.list().filter(\.isTouch)
    let choice = DeviceChoice(words.first, among: devices)
    let recording = LiveRecording(
      node: try choice.resolve(words.first, console: &console), path: path,
      grabs: invocation.has(.grab), overwrites: invocation.has(.force), notes: notes,
      duration: invocation.number(.limit).map { .seconds($0) },
      tellsGestures: invocation.has(.watchGestures))
    try recording.run(console: &console)
    return .success
  }
}
