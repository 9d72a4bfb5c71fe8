import PantographCommands
import PantographPlainText
import PantographRecordings

extension Option {
  /// Has the same name as `format`, which offers formats for events only.
  package static let convertedFormat = Option(
    "to", nil, "FORMAT", .choice(RecordingFormat.all.filter(\.canWrite).map(\.name)),
    help: "the format to write; the default follows from the output's name")
  package static let trim = Option(
    "trim", nil, "A..B", help: "keep the seconds from A to B; A or B may be left out")
  package static let contact = Option(
    "contact", nil, "[DEVICE:]NUMBER",
    help: "keep only this contact, numbered as inspect does; 2:1 is the second device's first")
  package static let keepSlots = Option("keep-slots", nil, "LIST", help: "keep these slots: 0,2-4")
  package static let dropSlots = Option("drop-slots", nil, "LIST", help: "leave out these slots")
  package static let speed = Option(
    "speed", nil, "FACTOR", .number(0.001...1000), help: "make the recording FACTOR times faster")
  package static let loop = Option(
    "loop", nil, "COUNT", .integer(1...100_000),
    help: "repeat the recording; each round's contacts get new numbers")
  package static let resample = Option(
    "resample", nil, "HZ", .number(1...10_000), help: "change the report rate to HZ")
  package static let onto = Option(
    "onto", nil, "FILE", .file,
    help: "move the recording to the device in FILE; distances in millimetres stay the same")
  package static let merge = Option(
    "merge", nil, "FILE", .file, repeatable: true,
    help: "add the contacts of another recording of the same device")
}

extension Command {
  package static let convert: Command = Command(
    name: "convert",
    summary: "convert a recording to another format, or edit it",
    discussion: [
      """
      Edits are applied in the order of the options below, whatever their order on the command \
      line. The name of OUT selects the format, unless --to is given: .yml and .yaml are \
      libinput's, every other name is evemu's. OUT appears only when it is complete, and replaces \
      an existing file only with --force. A recording of libinput's gestures, which has no events of a \
      device, can be written as debug-events only, and cannot be edited. Changes of notes or format stream the file; the other \
      edits hold the recording in memory.
      """
    ],
    arguments: [
      Argument("IN", .one, help: "a recording, or - for standard input"),
      Argument(
        "OUT", .one, .recording, help: "where to write, or - for standard output"),
    ],
    options: [
      .convertedFormat, .merge, .trim, .contact, .keepSlots, .dropSlots, .speed, .loop, .resample,
      .onto,
      .removeNote, .note, .addNote, .description, .strict, .force,
    ],
    examples: [
      Example("pantograph convert in.yml out.evemu", "Converts a file of any format to evemu"),
      Example(
        "pantograph convert in.evemu out.yml --trim 0.5..2",
        "Keeps a second and a half, in libinput's format"),
      Example("pantograph convert in.evemu - --contact 2", "Prints one finger's events"),
    ]
  ) { invocation, console throws(Failure) in
    let input = invocation.arguments[0]
    let output = invocation.arguments[1]
    let format = try RecordingFormat.written(invocation, into: output)
    let notes = try NoteEdit(invocation)
    let edit = try RecordingEdit(invocation)
    var conversion = RecordingConversion(
      input: input, output: output, format: format, notes: notes,
      overwrites: invocation.has(.force), isStrict: invocation.has(.strict),
      description: invocation.value(.description))
    try conversion.run(edit, console: &console)
    if output != "-" { try console.remark("wrote \(output)") }
    return .success
  }
}
