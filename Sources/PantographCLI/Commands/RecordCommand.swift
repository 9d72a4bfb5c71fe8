import PantographCommands
import PantographEvdev
import PantographRecordings
import PantographTouches

extension Option {
  package static let grab = Option(
    "grab", help: "take the device for the recording alone; the desktop gets nothing of it")
  package static let limit = Option(
    "for", nil, "SECONDS", .number(0.001...1_000_000), help: "end after this time by itself")
}

extension Option {
  package static let takes = Option(
    "takes", nil, "COUNT", .suggested([TakeCount.endlessWord]),
    help:
      "record this many takes one after another, each into a file of its own; endless has no end")
  package static let labelTakes = Option(
    "label", "l", help: "ask for a label after each take, which one key gives")
  package static let pause = Option(
    "pause", nil, "SECONDS", .number(0.05...3600), default: "1",
    help: "how long all fingers are up at the end of a take")
  package static let allDevices = Option(
    "all", "a", help: "record every touch device that there is")
  package static let watchGestures = Option(
    "watch", "w", help: "tell the gestures meanwhile, as watch does, in place of the picture")
}

extension Command {
  package static let record: Command = Command(
    name: "record",
    summary: "record what fingers do on a device",
    discussion: [
      """
      Writes what the device sends to FILE until Ctrl-C, as an evemu recording, or as libinput's YAML \
      where FILE ends with .yml or .yaml. The file is valid at any moment and at most a quarter of a second \
      behind: a crash, a full disk or an unplugged device lose nothing that was written. On a terminal the \
      fingers are shown meanwhile.
      """,
      """
      DEVICE is a node, or a device's name or a part of it. Without it the only touch device is \
      recorded; where there are several, a terminal is asked. Only touch is recorded: keyboards \
      are refused, and a device's other keys are left out. Without --output the last word is FILE.
      """,
      """
      Several devices, or --all, go into one file of libinput's YAML, with their times on one clock; evemu \
      holds one device. One that is unplugged ends its part, and the others go on.
      """,
      """
      With --takes each gesture gets a file of its own, NAME-001.evemu and so on behind those that are there. A \
      take begins with the first touch and ends when all fingers have been up for a second, or with a key; \
      q and Ctrl-C end the last one. With --label a key after each take says what it was meant to do, as in \
      `pantograph label`: f for finish, c for cancel, n for neither, s for no label; d throws the take away, \
      and r does so to do it again.
      """,
    ],
    arguments: [
      Argument("DEVICE", .any, .device, help: "what to record; several need a YAML file")
    ],
    options: [
      .output, .format, .allDevices.excludingArguments(),
      .takes.excluding(.allDevices, .watchGestures, .force), .labelTakes.needing(.takes),
      .pause.needing(.takes), .grab, .limit, .note, .watchGestures, .force,
    ],
    examples: [
      Example("pantograph record -o swipe.evemu", "Records until Ctrl-C"),
      Example(
        "pantograph record touchpad -o tap.evemu --for 5 --note label=tap",
        "Records a touchpad for five seconds, with a note"),
      Example(
        "pantograph record /dev/input/event5 -o - | pantograph inspect -",
        "Looks into it without a file"),
      Example(
        "pantograph record --takes 20 --label -o swipes/swipe --note person=anna",
        "Records twenty swipes, and asks what each was meant to do"),
      Example("pantograph record --all -o both.yml", "Records all touch devices at once"),
    ]
  ) { invocation, console throws(Failure) in
    var words = invocation.arguments
    var path = invocation.value(.output)
    if path == nil, words.count > 1 { path = words.removeLast() }
    guard let path else {
      throw Failure(.usage, "--output is missing: -o FILE, or -o - for standard output")
    }
    let format = try RecordingFormat.written(invocation, into: path)
    let notes = try NoteEdit.notes(invocation.all(.note))
    if let word = invocation.value(.takes) {
      guard let count = TakeCount(word) else {
        throw Failure(.usage, "--takes must be a whole number above 0, or endless, not \"\(word)\"")
      }
      guard path != "-" else {
        throw Failure(.usage, "takes are written into files, not to standard output")
      }
      guard words.count < 2 else {
        throw Failure(
          .usage, "takes are of one device, and \(words.count) are given",
          advice: ["Say which one: pantograph record DEVICE --takes COUNT -o NAME"])
      }
      let readers = try RecordedDevices(
        words, all: false, grabs: invocation.has(.grab), console: &console
      ).open(console: &console)
      var takes = LiveTakes(
        files: TakeFiles(path, format: format), format: format, notes: notes, takes: count,
        pause: .seconds(invocation.number(.pause) ?? 1), asksForLabels: invocation.has(.labelTakes),
        duration: invocation.number(.limit).map { .seconds($0) })
      for reader in readers { try takes.run(reader, console: &console) }
      return .success
    }
    try LiveRecording.check(words.count, format, path: path)
    try OutputPlace(path: path, overwrites: invocation.has(.force)).check()
    let readers = try RecordedDevices(
      words, all: invocation.has(.allDevices), grabs: invocation.has(.grab), console: &console
    ).open(console: &console)
    let recording = LiveRecording(
      path: path, format: format, overwrites: invocation.has(.force), notes: notes,
      duration: invocation.number(.limit).map { .seconds($0) },
      tellsGestures: invocation.has(.watchGestures))
    try recording.run(readers, console: &console)
    return .success
  }
}
