import PantographCommands
import PantographPlainText
import PantographPlotting
import PantographRecordingFiles
import PantographRecordings

extension Option {
  package static let comparisonPlot = Option(
    "plot", "p", "IMAGE", .file,
    help: "draw both on one surface into IMAGE, a .png or .svg")
  // Ten seconds are longer than any gesture.
  package static let timeTolerance = Option(
    "time-tolerance", nil, "MILLISECONDS", .number(0...10_000), default: "0",
    help: "of two traces or of movements, the largest difference of times that does not count")
  package static let valueTolerance = Option(
    "value-tolerance", nil, "PERCENT", .number(0...100), default: "0",
    help: """
      of two traces or of movements, the largest difference of values that does not count, of their \
      range
      """)
  package static let ignoredLines = Option(
    "ignore", nil, "TEXT", repeatable: true,
    help: "of two traces or of movements, leave out lines and values whose names contain TEXT")
}

extension Command {
  package static let diff: Command = Command(
    name: "diff",
    summary: "compare two recordings or two traces, contact by contact",
    discussion: [
      """
      Contacts are paired in order, by the time and place of landing. Each pair shows how much \
      later B's contact landed and ended, the largest distance between both at the same time after \
      landing, and how they ended. Contacts in only one file are listed. Two traces from `replay \
      --trace` also show where the states of their recognizers differ.
      """,
      """
      Recordings of any size are compared with little memory. If one has more than 10,000 contacts, \
      contacts are paired by their numbers. Of more than 1,000 pairs, the text lists the first 1,000 \
      that differ; JSON lists all.
      """,
      """
      Traces of the probe for iPhones also have callbacks, and values such as offsets and progress. \
      The first line that differs is printed with its time in both files. Between a phone and a \
      replay, times differ by some frames of the display: `--time-tolerance` and \
      `--value-tolerance` say how much does not count.
      """,
      """
      Recordings of movements without positions, such as those of libinput's gestures, are compared \
      like traces: the begins and ends of gestures in order, then the places that the fingers have \
      reached, which may differ by the tolerances.
      """,
      "The exit status is 0 if both are the same and 1 if they differ, as with diff.",
    ],
    arguments: [
      Argument("A", .one, help: "a recording or a trace"),
      Argument("B", .one, help: "a file of the same kind, or - for standard input"),
    ],
    options: [
      .comparisonPlot, .timeTolerance, .valueTolerance, .ignoredLines, .json, .description, .strict,
      .force.needing(.comparisonPlot),
    ],
    examples: [
      Example("pantograph diff before.evemu after.evemu", "Compares two recordings"),
      Example("pantograph diff a.evemu b.evemu --plot both.svg", "Draws both recordings as well"),
      Example(
        "pantograph diff phone.json here.json --time-tolerance 50 --value-tolerance 5",
        "Compares the trace of a phone with that of the same hand here"),
    ],
    run: comparing(), companionPart: { DrawingPlace.studioPart($0, .comparisonPlot) })

  /// Returns the work of comparing two files. `pixels` turns plots into pixels.
  package static func comparing(drawing pixels: PixelDrawing? = nil) -> Work {
    { invocation, console throws(Failure) in
      let plot = try DrawingPlace(invocation, .comparisonPlot)
      try plot?.check()
      var loader = RecordingLoader(invocation)
      let first = try file(invocation.arguments[0], &loader, console: &console)
      let second = try file(invocation.arguments[1], &loader, console: &console)
      guard first.isTrace == second.isTrace else {
        let trace = first.isTrace ? first : second
        throw Failure(
          .usage,
          "\(trace.name) is a trace, the other file a recording; give two files of the same kind")
      }
      let tolerance = try tolerance(
        invocation, counts: first.isTrace || first.reportCount + second.reportCount > 0)
      let comparison = try FileComparison(
        first, second, tolerance, collectsJSON: invocation.has(.json))
      if let failure = comparison.failure { throw Failure(failure) }
      guard plot == nil || comparison.haveContacts else {
        throw Failure(
          .data, "\(first.name) has movements without positions, which cannot be drawn")
      }
      if invocation.has(.json) {
        try ComparisonJSON(comparison: comparison).write { text throws(Failure) in
          try console.print(PrintableText(lines: text))
        }
      } else {
        try console.print(ComparisonText(comparison, style: console.outputStyle).text)
      }
      if let plot {
        try plot.save(comparison.figure.drawing(), drawing: pixels)
        try console.remark("drew \(plot.path)")
      }
      return comparison.areSame ? .success : .notAsExpected
    }
  }

  private static func tolerance(
    _ invocation: Invocation, counts: Bool
  ) throws(Failure) -> TraceTolerance {
    for option in [Option.timeTolerance, .valueTolerance, .ignoredLines]
    where !counts && invocation.has(option) {
      throw Failure(
        .usage, "--\(option.name) has no effect on recordings of contacts, only on traces")
    }
    return TraceTolerance(
      seconds: (invocation.number(.timeTolerance) ?? 0) / 1000,
      share: (invocation.number(.valueTolerance) ?? 0) / 100,
      ignored: invocation.all(.ignoredLines))
  }

  private static func file(
    _ path: String, _ loader: inout RecordingLoader, console: inout Console
  ) throws(Failure) -> ComparedFile {
    if try isTrace(path) { return try ComparedFile(trace: path, name: path) }
    return try ComparedFile(
      recording: path, name: path == "-" ? "standard input" : path, &loader, console: &console)
  }

  /// Whether a file is a trace. A trace begins with a brace, as JSON does, and a recording never
  /// does.
  private static func isTrace(_ path: String) throws(Failure) -> Bool {
    guard path != "-" else { return false }
    do throws(RecordingFileError) {
      return try WholeFile.read(path, atMost: 0).first == UInt8(ascii: "{")
    } catch {
      throw Failure(error)
    }
  }
}
