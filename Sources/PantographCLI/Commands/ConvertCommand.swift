import PantographCommands
import PantographPlainText
import PantographRecordings

extension Option {
  package static let trim = Option(
    "trim", nil, "A..B", help: "keep the seconds from A to B; either may be left out")
  package static let contact = Option(
    "contact", nil, "[DEVICE:]NUMBER",
    help: "keep only this contact, as inspect counts them, of several devices 2:1")
  package static let keepSlots = Option("keep-slots", nil, "LIST", help: "keep these slots: 0,2-4")
  package static let dropSlots = Option("drop-slots", nil, "LIST", help: "leave out these slots")
  package static let speed = Option(
    "speed", nil, "FACTOR", .number(0.001...1000), help: "make it as many times faster")
  package static let loop = Option(
    "loop", nil, "COUNT", .integer(1...100_000), help: "repeat it, with contacts numbered anew")
  package static let resample = Option(
    "resample", nil, "HZ", .number(1...10_000), help: "make another report rate of it")
  package static let onto = Option(
    "onto", nil, "FILE", .file, help: "put it onto the device in FILE, millimetre by millimetre")
  package static let merge = Option(
    "merge", nil, "FILE", .file, repeatable: true,
    help: "lay another recording of the same device over it")
}

extension Command {
  package static let convert: Command = Command(
    name: "convert",
    summary: "write a recording in another format, or edited",
    discussion: [
      """
      The edits are done in the order in which the options are listed here, whatever their order \
      on the command line. The format is what OUT's name says: .yml and .yaml are libinput's, every \
      other name is evemu's, unless --to says otherwise. OUT appears when it is complete, and never in place of another file \
      unless --force is given. Notes and format alone are changed as the file streams by; the \
      other edits hold the recording in memory.
      """
    ],
    arguments: [
      Argument("IN", .one, help: "a recording, or - for standard input"),
      Argument(
        "OUT", .one, .output("a recording"), help: "where to write, or - for standard output"),
    ],
    options: [
      .format, .merge, .trim, .contact, .keepSlots, .dropSlots, .speed, .loop, .resample, .onto,
      .removeNote, .note, .addNote, .description, .strict, .force,
    ],
    examples: [
      Example("pantograph convert in.yml out.evemu", "Makes an evemu file of any other"),
      Example(
        "pantograph convert in.evemu out.yml --trim 0.5..2",
        "Keeps a second and a half, for libinput"),
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
