import PantographCommands
import PantographPlainText
import PantographPlotting
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// Does the work of `inspect` for one file after another.
struct RecordingInspector {
  private let printsJSON: Bool
  private let isStrict: Bool
  private let isFiltered: Bool
  private let plot: DrawingPlace?
  private let bundle: RecordingBundle?
  private let pixels: PixelDrawing?
  private let description: String?

  init(_ invocation: Invocation, drawing pixels: PixelDrawing?) throws(Failure) {
    printsJSON = invocation.has(.json)
    isStrict = invocation.has(.strict)
    isFiltered = invocation.has(.filtered)
    self.pixels = pixels
    plot = try DrawingPlace(invocation, .plot)
    bundle = try RecordingBundle(invocation)
    if let plot {
      guard invocation.arguments.count == 1 else {
        throw Failure(.usage, "--plot draws one recording, not \(invocation.arguments.count)")
      }
      try plot.check()
    }
    description = invocation.value(.description)
  }

  mutating func inspect(_ file: String, console: inout Console) throws(Failure) -> ExitCode {
    var stream = try RecordingSource.open(file, description: description)
    var inspection = RecordingInspection(
      name: stream.name, format: stream.format, collectsTrajectories: plot != nil,
      isFiltered: isFiltered)
    var progress = Progress("reading \(stream.name)", total: stream.size)
    var batch = RecordingBatch()
    var json = InspectionJSON()
    var listed: [(track: Int, contact: ContactSummary)] = []
    if printsJSON { json.begin(file: file) }

    func take(_ track: Int, _ contact: ContactSummary) {
      if printsJSON {
        json.add(contact, track: track, since: inspection.start)
      } else if listed.count < InspectionText.contactLimit {
        listed.append((track, contact))
      }
    }
    var finished: [(Int, ContactSummary)] = []
    var recording = Recording()
    while try stream.read(into: &batch) {
      inspection.take(batch) { finished.append(($0, $1)) }
      try inspection.storeGestures()
      if bundle != nil { recording.append(batch) }
      for (track, contact) in finished { take(track, contact) }
      finished.removeAll(keepingCapacity: true)
      if printsJSON { try console.print(PrintableText(lines: json.json.take())) }
      try progress.update(stream.position, on: &console)
    }
    inspection.descriptionPath = stream.descriptionPath
    inspection.close { finished.append(($0, $1)) }
    try inspection.storeGestures()
    for (track, contact) in finished { take(track, contact) }
    try progress.end(on: &console)

    if printsJSON {
      try json.addGestures(inspection) { text throws(Failure) in
        try console.print(PrintableText(lines: text))
      }
      json.end(inspection)
      try console.print(PrintableText(lines: json.json.take()) + "\n")
    } else if !(console.isQuiet && (plot != nil || bundle != nil)) {
      let report = InspectionText(
        inspection: inspection,
        contacts: listed.sorted {
          ($0.contact.start, $0.track, $0.contact.id) < ($1.contact.start, $1.track, $1.contact.id)
        },
        style: console.outputStyle)
      try console.print(report.text)
    }
    if isStrict, let issue = inspection.issues.first {
      throw Failure(.data, "\(IssueText(issue, in: stream.name))")
    }
    if let plot { try draw(inspection, to: plot, console: &console) }
    guard let bundle else { return .success }
    guard inspection.eventCount > 0 || inspection.reportCount == 0 else {
      throw Failure(
        .data,
        "\(inspection.name) has no events of a device, only movements; a bundle needs its events")
    }
    return try bundle.write(recording, issues: inspection.issueCount, console: &console)
  }

  private static func lastPart(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private func draw(
    _ inspection: RecordingInspection, to place: DrawingPlace, console: inout Console
  ) throws(Failure) {
    guard !inspection.tracks.isEmpty else {
      throw Failure(.data, "\(inspection.name) has no contacts to draw")
    }
    guard inspection.eventCount > 0 || inspection.reportCount == 0 else {
      throw Failure(
        .data, "\(inspection.name) has movements without positions, which cannot be drawn")
    }
    let figure = inspection.figure(title: Self.lastPart(of: inspection.name))
    try place.save(figure.drawing(), drawing: pixels)
    try console.remark("drew \(place.path)")
  }
}
