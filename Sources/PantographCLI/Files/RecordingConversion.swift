import PantographCommands
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// Converts one recording to another, in pieces if possible.
struct RecordingConversion {
  var input: String
  var output: String
  var format: RecordingFormat
  var notes: NoteEdit
  var overwrites: Bool
  var isStrict: Bool
  /// The path of a file that describes the device, used if the input has no description.
  var description: String?
  private var issueCount = 0

  init(
    input: String, output: String, format: RecordingFormat, notes: NoteEdit, overwrites: Bool,
    isStrict: Bool, description: String?
  ) {
    self.input = input
    self.output = output
    self.format = format
    self.notes = notes
    self.overwrites = overwrites
    self.isStrict = isStrict
    self.description = description
  }

  /// Converts in pieces if no edit needs the whole recording and the input can be read repeatedly.
  mutating func run(_ edit: RecordingEdit, console: inout Console) throws(Failure) {
    try OutputPlace(path: output, overwrites: overwrites).check()
    var status = stat()
    if edit.isEmpty, input == "-" {
      try stream(again: StandardInput(), console: &console)
    } else if edit.isEmpty, stat(FileName.system(input), &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    {
      try stream(again: nil, console: &console)
    } else {
      try convert(edit, console: &console)
    }
  }

  /// Loads the recording into memory, edits it and writes it.
  private mutating func convert(_ edit: RecordingEdit, console: inout Console) throws(Failure) {
    var recording = try load(input, console: &console)
    let hasEvents = recording.tracks.contains { !$0.events.isEmpty }
    let hasDeltas = recording.tracks.contains { !$0.deltas.isEmpty }
    if hasDeltas, !hasEvents {
      throw Failure(
        .data, "\(input) has movements without positions, but an edit needs events",
        advice: ["Without edits it can be converted: --to debug-events."])
    }
    try checkContents(hasEvents: hasEvents, hasDeltas: hasDeltas, console: &console)
    let edited = try edit.apply(to: recording) { path throws(Failure) in
      try load(path, console: &console)
    }
    for loss in edited.losses { try console.warn("\(loss)") }
    recording = edited.recording
    recording.notes = notes.apply(to: recording.notes)
    try checkTracks(recording.tracks.count)
    try checkNames(recording.tracks.map(\.header), console: &console)
    var file = try RecordingOutput(output, format: format, overwriting: overwrites)
    try file.write(recording)
  }

  /// Reads the file several times, so that memory use does not grow with the file. The first pass
  /// finds the number of devices and the notes after the start. Then each device has a pass of its
  /// own.
  private mutating func stream(
    again standardInput: StandardInput?, console: inout Console
  ) throws(Failure) {
    var found: [RecordingNote] = []
    var headers: [TrackHeader] = []
    var batch = RecordingBatch()
    var scan = try RecordingSource.open(input, description: description)
    var (hasEvents, hasDeltas) = (false, false)
    var progress = Progress("reading \(scan.name)", total: scan.size)
    while try scan.read(into: &batch) {
      try check(batch.issues, in: scan.name, console: &console)
      found += batch.notes
      hasEvents = hasEvents || !batch.events.isEmpty
      hasDeltas = hasDeltas || !batch.deltas.isEmpty
      for (track, header) in batch.headers {
        while headers.count <= track { headers.append(TrackHeader()) }
        headers[track] = header
      }
      try progress.update(scan.position, on: &console)
    }
    try progress.end(on: &console)
    try checkTracks(headers.count)
    try checkContents(hasEvents: hasEvents, hasDeltas: hasDeltas, console: &console)
    try checkNames(headers, console: &console)

    var file = try RecordingOutput(output, format: format, overwriting: overwrites)
    file.begin(notes: notes.apply(to: found), trackCount: headers.count)
    for (track, header) in headers.enumerated() {
      file.header(header, track: track)
      standardInput?.rewind()
      var source = try RecordingSource.open(input, description: description)
      var progress = Progress("writing \(output)", total: source.size)
      while try source.read(into: &batch) {
        for recorded in batch.events where Int(recorded.track) == track {
          try file.event(recorded.event, track: track)
        }
        for recorded in batch.deltas where Int(recorded.track) == track {
          try file.delta(recorded.report, track: track)
        }
        try progress.update(source.position, on: &console)
      }
      try progress.end(on: &console)
    }
    try file.finish()
  }

  private mutating func load(
    _ path: String, console: inout Console
  ) throws(Failure) -> Recording {
    var recording = Recording()
    var batch = RecordingBatch()
    var stream = try RecordingSource.open(path, description: description)
    var progress = Progress("reading \(stream.name)", total: stream.size)
    while try stream.read(into: &batch) {
      try check(batch.issues, in: stream.name, console: &console)
      recording.append(batch)
      try progress.update(stream.position, on: &console)
    }
    try progress.end(on: &console)
    return recording
  }

  /// Warns about issues in the input. Throws instead if the conversion is strict.
  private mutating func check(
    _ issues: [RecordingIssue], in name: String, console: inout Console
  ) throws(Failure) {
    for issue in issues {
      let text = IssueText(issue, in: name).description
      if isStrict { throw Failure(.data, text) }
      issueCount += 1
      if issueCount <= 10 { try console.warn("\(text)") }
      if issueCount == 11 {
        try console.warn("more problems follow; list them with: pantograph inspect \(name)")
      }
    }
  }

  /// Warns if the output format cannot store a device's name unchanged.
  private func checkNames(_ headers: [TrackHeader], console: inout Console) throws(Failure) {
    guard let encoder = format.makeEncoder() else { return }
    for case let name? in headers.map({ $0.device?.name }) where !encoder.holds(name: name) {
      try console.warn(
        "control characters in the device's name were replaced by question marks for \(format.name)"
      )
    }
  }

  /// Throws if the output format can hold nothing of the recording, and warns if it can hold only a
  /// part.
  private func checkContents(
    hasEvents: Bool, hasDeltas: Bool, console: inout Console
  ) throws(Failure) {
    guard let encoder = format.makeEncoder() else { return }
    if encoder.holdsEvents {
      guard hasDeltas else { return }
      guard hasEvents else {
        throw Failure(
          .data, "\(input) has movements without positions, and \(format.name) holds events only",
          advice: ["Convert it with --to debug-events."])
      }
      try console.warn(
        "the gestures that libinput recognized are left out; --to debug-events writes them")
    } else {
      guard hasDeltas else {
        throw Failure(
          .data, "\(input) has no gestures of libinput, and \(format.name) holds nothing else")
      }
      if hasEvents {
        try console.warn("the device's events are left out: \(format.name) holds none")
      }
    }
  }

  private func checkTracks(_ count: Int) throws(Failure) {
    guard count > 0 else { throw Failure(.data, "\(input) has no events") }
    guard let limit = format.trackLimit, count > limit else { return }
    throw Failure(
      .data, "\(input) has \(count) devices, but a file of \(format.name) holds only one",
      advice: ["Convert it with --to libinput."])
  }
}
