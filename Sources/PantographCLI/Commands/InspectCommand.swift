import PantographCommands
import PantographTouches

extension Option {
  package static let strict = Option("strict", help: "refuse a file in which anything is wrong")
  package static let plot = Option(
    "plot", "p", "IMAGE", .file,
    help: "draw trajectories and position over time into IMAGE, which ends in .png or .svg")
  package static let filtered = Option(
    "filtered", help: "show the contacts that the filters for this kind of device let through")
  package static let description = Option(
    "description", nil, "FILE", .file,
    help: "take the device from FILE where the recording does not describe it")
}

extension Command {
  package static let inspect: Command = Command(
    name: "inspect",
    summary: "look into recordings: device, contacts, rate, what is wrong",
    discussion: [
      """
      Prints the device and its size, how long the recording is and how often the device \
      reported, every contact from touch to lift, and what its events do that they should not, \
      with the lines. The format is recognized from the content. Files of any size are read \
      with little memory.
      """,
      """
      What was recognized is listed as gestures: drag, scroll, swipe, pinch, rotation, tap, hold \
      and press, which is a click of a pad's button. replay says more of each. The column "way mm" is \
      the millimetres that a contact went in all, there and back; "apart mm" those between where it \
      landed and where it lifted. Of a gesture the way is that from its begin to its end.
      """,
      """
      Contacts are shown as the device reports them. Filters keep palms, thumbs, jumps and jitter \
      from everything that recognizes gestures: on touchpads all of them, elsewhere only the palms \
      that the device itself tells. What they would refuse is counted, and with --filtered their \
      effect is shown: a refused contact is cancelled with the filter's name, or never appears.
      """,
      """
      A recording that holds events alone takes its device from a .desc, .prop or .device file \
      beside it whose name begins its own, or from --description.
      """,
      """
      Of several files those that cannot be read are named, and the exit code is the first one's.
      """,
      """
      With --json it prints one object a file, on one line. Its contacts come first and are all \
      there; the text lists the first 50.
      """,
    ],
    arguments: [Argument("FILE", .oneOrMore, help: "a recording, or - for standard input")],
    options: [.plot, .json, .filtered, .description, .strict, .force.needing(.plot)],
    examples: [
      Example("pantograph inspect swipe.evemu", "Says what is in the recording"),
      Example("pantograph inspect swipe.evemu --plot swipe.png", "Draws it as well"),
      Example("pantograph inspect --json swipe.evemu | jq .device.name", "Picks out one thing"),
    ],
    run: inspecting(), companionPart: { DrawingPlace.studioPart($0, .plot) })

  /// Returns the work of inspecting recordings. `pixels` turns plots into pixels.
  package static func inspecting(drawing pixels: PixelDrawing? = nil) -> Work {
    { invocation, console throws(Failure) in
      var inspector = try RecordingInspector(invocation, drawing: pixels)
      var code = ExitCode.success
      for file in invocation.arguments {
        do throws(Failure) {
          try inspector.inspect(file, console: &console)
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
