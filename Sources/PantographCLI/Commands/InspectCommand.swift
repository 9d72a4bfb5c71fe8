import PantographCommands
import PantographTouches

extension Option {
  package static let strict = Option("strict", help: "refuse files that have any problem")
  package static let plot = Option(
    "plot", "p", "IMAGE", .file,
    help: "draw trajectories and position over time into IMAGE, a .png or .svg")
  package static let recordingBundle = Option(
    "bundle", nil, "FILE", .output("a bundle", endings: ["gz", "tgz", "tar"]),
    help: "write a bundle for a report, without anything that names a person: an archive (.tar.gz, "
      + ".tgz or .tar), otherwise a folder")
  package static let filtered = Option(
    "filtered", help: "show contacts after the filters for this kind of device")
  package static let description = Option(
    "description", nil, "FILE", .file,
    help: "read the device's description from FILE if the recording has none")
}

extension Command {
  package static let inspect: Command = Command(
    name: "inspect",
    summary: "inspect recordings: device, contacts, gestures, report rate, problems",
    discussion: [
      """
      Prints the device and its size, the duration, the report rate, every contact from touch to \
      lift, and every problem of the events with its line. The format is detected from the \
      content. Files of any size are read with little memory.
      """,
      """
      Recognized gestures are drag, scroll, swipe, pinch, rotation, tap, hold and press, a click \
      of a pad's button. `pantograph replay` prints more about each. The column "path mm" is the \
      length of a contact's whole path in millimetres; "apart mm" is the distance from landing to \
      lift. A gesture's "moved mm" is the distance from its begin to its end.
      """,
      """
      Contacts are shown as the device reports them. Gesture recognition sees them after filters \
      for palms, thumbs, jumps and jitter. Touchpads have all filters, other devices only the one \
      for palms that the device itself reports. The number of filtered contacts is printed. With \
      --filtered the result is shown: a refused contact is cancelled with the filter's name, or is \
      left out.
      """,
      """
      A recording of libinput's gestures, as `libinput debug-events` prints them, has movements \
      without positions. Their unit and libinput's gestures are printed.
      """,
      """
      A recording of events alone needs a description of its device: --description, or a file \
      beside it that ends in .desc, .prop or .device and whose name is the beginning of the \
      recording's name.
      """,
      """
      With --bundle it makes of a recording the bundle that `pantograph check` makes of a hand: the \
      device, the recording, a picture, and what held and what did not. Names of persons, notes and \
      absolute times are left out.
      """,
      """
      With several files, each one that cannot be read gets an error; the exit status is that of \
      the first error.
      """,
      """
      With --json it prints one object per file, each on one line. It lists all contacts; the text \
      lists the first 50.
      """,
    ],
    arguments: [Argument("FILE", .oneOrMore, help: "a recording, or - for standard input")],
    options: [
      .plot, .json, .filtered, .description, .strict, .recordingBundle,
      .force.needing(.plot, .recordingBundle),
    ],
    examples: [
      Example("pantograph inspect swipe.evemu", "Prints the device, the contacts and the gestures"),
      Example("pantograph inspect swipe.evemu --plot swipe.png", "Draws the recording as well"),
      Example(
        "pantograph inspect --json swipe.evemu | jq .device.name", "Prints the device's name"),
    ],
    run: inspecting(), companionPart: { DrawingPlace.studioPart($0, .plot) })

  /// Returns the work of inspecting recordings. `pixels` turns plots into pixels.
  package static func inspecting(drawing pixels: PixelDrawing? = nil) -> Work {
    { invocation, console throws(Failure) in
      var inspector = try RecordingInspector(invocation, drawing: pixels)
      var code = ExitCode.success
      for file in invocation.arguments {
        do throws(Failure) {
          let found = try inspector.inspect(file, console: &console)
          if code == .success { code = found }
        } catch {
          // The other files are inspected anyway.
          guard invocation.arguments.count > 1, error.code != .outputFailed else { throw error }
          console.report(error)
          if code == .success { code = error.code }
        }
      }
      return code
    }
  }
}
