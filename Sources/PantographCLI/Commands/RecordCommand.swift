import PantographCommands
import PantographEvdev
import PantographRecordings
import PantographTouches

extension Option {
  package static let grab = Option(
    "grab", help: "take the device exclusively; the desktop gets none of its input")
  package static let limit = Option(
    "for", nil, "SECONDS", .number(0.001...1_000_000), help: "stop after this time")
}

extension Option {
  package static let takes = Option(
    "takes", nil, "COUNT", .suggested([TakeCount.endlessWord]),
    help:
      "record this many takes, each into its own file; endless for no limit")
  package static let labelTakes = Option(
    "label", "l", help: "ask for a label after each take; one key sets it")
  package static let pause = Option(
    "pause", nil, "SECONDS", .number(0.05...3600), default: "1",
    help: "how long all fingers must be up before a take ends")
  package static let allDevices = Option(
    "all", "a", help: "record every touch device")
  package static let watchGestures = Option(
    "watch", "w", help: "print gestures as `pantograph watch` does, instead of the picture")
}

extension Command {
  package static let record: Command = Command(
    name: "record",
    summary: "record the touches on a device",
    discussion: [
      """
      Writes the device's events to FILE until Ctrl-C, as an evemu recording, or as libinput's \
      YAML if FILE ends in .yml or .yaml. The file is valid at any moment and at most a quarter of \
      a second behind: after a crash, a full disk or a removed device, everything written so far \
      is intact. A terminal shows the fingers during the recording.
      """,
      """
      DEVICE is a node, or a part of a device's name. Without DEVICE the only touch device is \
      recorded; if there are several, the terminal asks for one. Only touch is recorded: keyboards \
      are refused, and a device's other keys are left out. Without --output the last argument is \
      FILE.
      """,
      """
      Several devices, or --all, are recorded into one file of libinput's YAML, with times on one \
      clock; an evemu file holds only one device. When a device is removed, the others go on.
      """,
      """
      With --takes each gesture gets its own file, NAME-001.evemu and so on; existing files stay, \
      and their numbers are skipped. A take begins with the first touch. It ends when all fingers \
      have been up for a second, or with a key; q and Ctrl-C end the last take. With --label a key \
      after each take labels it, as in `pantograph label`: f for finish, c for cancel, n for \
      neither, s for no label; d discards the take, and r discards and repeats it.
      """,
    ],
    arguments: [
      Argument("DEVICE", .any, .device, help: "a device to record; several need a YAML file")
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
        "Records and inspects without a file"),
      Example(
        "pantograph record --takes 20 --label -o swipes/swipe --note person=anna",
        "Records twenty swipes, and asks for a label after each"),
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
        throw Failure(.usage, "--takes must be a whole number above 0 or endless, not \"\(word)\"")
      }
      guard path != "-" else {
        throw Failure(.usage, "--takes cannot write to standard output; give a name with --output")
      }
      guard words.count < 2 else {
        throw Failure(
          .usage, "--takes records one device, not \(words.count)",
          advice: ["Name one device: pantograph record DEVICE --takes COUNT -o NAME"])
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
