import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordings
import PantographTouches

/// Recognizes the gestures of a recording while it is read, and prints the results.
struct RecognitionReplay {
  private let file: String
  private let isJSON: Bool
  /// The file that the trace is written to; nil if no trace is wanted.
  private let tracePath: String?
  private let isOverwriting: Bool
  private var loader: RecordingLoader
  /// The numbers of the recognition; nil stands for Pantograph's own.
  private let thresholds: RecognitionThresholds?

  init(_ invocation: Invocation) throws(Failure) {
    thresholds = try Policies.recognition(invocation)
    file = invocation.arguments[0]
    isJSON = invocation.has(.json)
    tracePath = invocation.value(.trace)
    isOverwriting = invocation.has(.force)
    loader = RecordingLoader(invocation)
  }

  mutating func run(console: inout Console) throws(Failure) -> ExitCode {
    var recognition = RecordingRecognition(by: thresholds, collectsTrace: tracePath != nil)
    let path = tracePath
    let overwrites = isOverwriting
    let trace = try path.map { path throws(Failure) in
      try TraceFile(path, of: file, overwrites: overwrites, head: [TraceFile.name(of: file)])
    }
    var movements = MovementRecognition(
      into: isJSON ? RecognitionJSON.begin(file) : nil)
    // The JSON of movements is printed when the file has been read: the loader has the console until
    // then.
    try loader.read(file, console: &console) { batch throws(Failure) in
      try recognition.take(batch)
      try movements.take(batch)
      try trace?.add(recognition)
    }
    try recognition.finish()
    try movements.finish()
    let tracks = recognition.tracks
    guard !tracks.isEmpty || !movements.isEmpty else {
      throw Failure(.data, "\(file) has only the description of a device and no events")
    }
    if tracks.isEmpty, tracePath != nil {
      throw Failure(
        .data, "\(file) has movements without positions, but a trace is about contacts",
        advice: ["Leave out --trace: the movements and the decisions about them are printed."])
    }
    try trace?.add(recognition)
    try trace?.commit(tail: [("tracks", Self.json(tracks))])
    if isJSON {
      try movements.printJSON { text throws(Failure) in
        try console.print(PrintableText(lines: text))
      }
      try RecognitionJSON(tracks: tracks).write(&movements.json) { text throws(Failure) in
        try console.print(PrintableText(lines: text))
      }
    } else {
      try write(tracks, to: &console)
      try write(movements, after: !tracks.isEmpty, to: &console)
    }
    return .success
  }

  private func write(
    _ movements: MovementRecognition, after isFurther: Bool, to console: inout Console
  ) throws(Failure) {
    var isFurther = isFurther
    for (_, track) in movements.tracks.sorted(by: { $0.key < $1.key }) {
      if isFurther { try console.print("\n") }
      isFurther = true
      let name = file == "-" ? "standard input" : file
      let title = track.header.device.map { PrintableText($0.name) } ?? "a touchpad without a name"
      let size = track.stream.size.map {
        PrintableText(", \(DecimalText($0.x, decimals: 1)) x \(DecimalText($0.y, decimals: 1)) mm")
      }
      try console.print(
        console.outputStyle.bold("\(name)")
          + "  \(title)\(size ?? ""): movements of \(track.stream.unitWords)\n\n")
      let timeline = MovementTimeline(
        track: track, style: console.outputStyle, glyphs: .ofTerminal, width: console.width)
      try timeline.write { text throws(Failure) in try console.print(text) }
    }
  }

  private static func json(_ tracks: [(index: Int, recognition: TrackRecognition)]) -> String {
    var json = JSONWriter(layout: .spaced)
    json.array(tracks) { json, entry in
      json.object { json in
        json.member("track", entry.index)
        json.member("device", entry.recognition.header.device?.name)
        json.member("kind", entry.recognition.surface.kind.key)
      }
    }
    return json.text
  }

  private func write(
    _ tracks: [(index: Int, recognition: TrackRecognition)], to console: inout Console
  ) throws(Failure) {
    for (place, (_, recognition)) in tracks.enumerated() {
      if place > 0 { try console.print("\n") }
      try console.print(heading(recognition, console.outputStyle))
      let timeline = GestureTimeline(
        recognition: recognition, style: console.outputStyle, glyphs: .ofTerminal,
        width: console.width)
      try timeline.write { text throws(Failure) in try console.print(text) }
    }
  }

  private func heading(_ recognition: TrackRecognition, _ style: TextStyle) -> PrintableText {
    let name = file == "-" ? "standard input" : file
    let surface = recognition.surface
    let width = DecimalText(surface.size.x, decimals: 1)
    let height = DecimalText(surface.size.y, decimals: 1)
    let assumed: PrintableText = surface.isAssumed ? style.yellow(" assumed") : ""
    let title =
      recognition.header.device.map { PrintableText($0.name) } ?? "a device without description"
    return style.bold("\(name)")
      + "  \(title) (\(surface.kind.words), \(width) x \(height) mm\(assumed))\n\n"
  }
}
