import PantographCommands
import PantographPlainText
import PantographSurvey

extension Option {
  package static let surveyedBy = Option(
    "by", nil, "GROUP", .choice(SurveyGrouping.allCases.map(\.name)),
    help:
      "the groups that all count the same; by default people, or devices if a recording names no person"
  )
  package static let surveyPlot = Option(
    "plot", "p", "IMAGE", .file,
    help: "draw the distributions with today's thresholds into IMAGE, a .png or .svg")
  package static let surveyTables = Option(
    "csv", nil, "FOLDER", .output("a folder of tables"),
    help: "write tables of quantities, thresholds and groups to FOLDER")
}

extension Command {
  package static let survey: Command = Command(
    name: "survey",
    summary: "distributions of what thresholds are about, from recordings of any length",
    discussion: [
      """
      Measures how long and how far taps are, speed and rest at the lift, the time between \
      fingers, sizes and pressures, jumps, noise at rest, landings near edges, the report rate and \
      its gaps, and presses of buttons; of movements without positions, such as those of libinput \
      debug-events, the time between updates, lengths, speed and rest at the end, fingers, and the \
      spread of pinches. Prints quantiles of each quantity, the place of today's \
      thresholds among its values, and the share of the values that would change sides if a \
      threshold were moved.
      """,
      """
      RECORDINGS are files, folders, 'patterns*', tar archives and lists (@file), in any format; - \
      is standard input. Recordings of any length are read with little memory. Recordings that \
      cannot be read, and copies of other recordings, are left out and named.
      """,
      """
      Each person (note "#: person") counts the same, however many values the person's recordings \
      have; --by device or --by recording gives each device or recording the same weight instead. \
      Within a person, the devices count the same, and within a device, the people. Touchpads, \
      touchscreens and tablets have different thresholds and are surveyed apart.
      """,
      """
      Intervals say where the figures for other people (or devices, or recordings) are expected in \
      95 of 100 cases. With one person there are none. Up to 256 values of a quantity from one \
      person on one device are exact; quantiles of more values are wrong by at most 0.8 %. The \
      order of the recordings changes nothing.
      """,
    ],
    arguments: [Argument("RECORDINGS", .oneOrMore, help: "recordings, folders, archives, @lists")],
    options: [
      .surveyedBy, .json, .surveyTables, .surveyPlot, .strict,
      .force.needing(.surveyPlot, .surveyTables), .unpack, .threads,
    ],
    examples: [
      Example("pantograph survey recordings/", "Prints the distributions of all recordings"),
      Example(
        "pantograph survey week.tar.gz --by device --plot survey.svg",
        "Gives each device the same weight, and draws the distributions"),
      Example(
        "pantograph survey recordings/ --json | jq '.kinds[].quantities[].name'",
        "Lists the measured quantities"),
    ],
    run: surveying(), companionPart: { DrawingPlace.studioPart($0, .surveyPlot) })

  /// Returns the work of surveying recordings. `pixels` turns plots into pixels.
  package static func surveying(drawing pixels: PixelDrawing? = nil) -> Work {
    { invocation, console throws(Failure) in
      let plot = try DrawingPlace(invocation, .surveyPlot)
      try plot?.check()
      let folder = invocation.value(.surveyTables)
      let force = invocation.has(.force)
      if let folder { try SurveyTables.check(folder, overwrites: force) }
      let run = try SurveyRun(invocation, console: &console)
      let reports = run.reports
      if invocation.has(.json) {
        var json = SurveyJSON(run)
        try json.print(reports, console: &console)
      } else if !(console.isQuiet && (plot != nil || folder != nil)) {
        try console.print(SurveyText(run, reports, style: console.outputStyle).text)
      }
      if let folder {
        try SurveyTables(reports).write(to: folder, overwrites: force)
        try console.remark("wrote 3 tables into \(folder)")
      }
      if let plot {
        try plot.save(SurveyPicture(reports).drawing, drawing: pixels)
        try console.remark("drew \(plot.path)")
      }
      return .success
    }
  }
}
