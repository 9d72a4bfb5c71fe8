import Gestures
import PlainText
import RecordingFiles
import Recordings
import Touches

/// Runs a recording through the standard set of recognizers and prints what happened.
struct RecognitionReplay {
  var file: String
  var isJSON: Bool
  /// The file that the trace goes to, if one was asked for.
  var tracePath: String?
  var isOverwriting: Bool

  func run(_ recording: Recording, console: inout Console) throws(Failure) {
    let tracks = recording.tracks.indices.filter { !recording.tracks[$0].events.isEmpty }
    guard !tracks.isEmpty else {
      throw Failure(.data, "\(file) holds a device's description alone and no events")
    }
    if let tracePath { try write(trace(recording, tracks), to: tracePath) }
    let recognitions = tracks.map { ($0, TrackRecognition(recording.tracks[$0])) }
    try console.print(
      isJSON
        ? RecognitionJSON(file: file, recognitions: recognitions).text
        : text(recording, recognitions, console))
  }

  private func text(
    _ recording: Recording, _ recognitions: [(track: Int, TrackRecognition)],
    _ console: borrowing Console
  ) -> String {
    var text = ""
    for (track, recognition) in recognitions {
      if !text.isEmpty { text += "\n" }
      text += heading(recording.tracks[track].header.device, recognition, console.outputStyle)
      text +=
        GestureTimeline(
          recognition: recognition, style: console.outputStyle, glyphs: .ofTerminal,
          width: console.width
        ).text
    }
    return text
  }

  private func heading(
    _ device: DeviceDescription?, _ recognition: TrackRecognition, _ style: TextStyle
  ) -> String {
    let name = file == "-" ? "standard input" : file
    let surface = recognition.surface
    let width = DecimalText(surface.size.x, decimals: 1)
    let height = DecimalText(surface.size.y, decimals: 1)
    let assumed = surface.isAssumed ? style.yellow(" assumed") : ""
    let title = device.map { PrintableText($0.name).description } ?? "a device not described"
    return style.bold(PrintableText(name).description)
      + "  \(title) (\(surface.kind.words), \(width) x \(height) mm\(assumed))\n\n"
  }

  private func trace(_ recording: Recording, _ tracks: [Int]) -> String {
    var trace = GestureTrace()
    trace.begin(file: file)
    for index in tracks {
      let track = recording.tracks[index]
      trace.beginTrack(track)
      _ = TrackRecognition(track) { trace.add($0) }
      trace.endTrack()
    }
    trace.end()
    return trace.take() + "\n"
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    do throws(RecordingFileError) {
      var output = try OutputFile.create(path, overwrite: isOverwriting)
      try output.write(Array(text.utf8))
      try output.commit()
    } catch {
      throw Failure(error)
    }
  }
}
