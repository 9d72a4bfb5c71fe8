import PantographGestures
import PantographPlainText
import PantographPlotting
import PantographTouches
import PantographTuningFiles

/// Draws a recording that is not recognized as labelled: its contacts as the filters show them, and
/// below them what was recognized, and why.
package struct MistakeFigure {
  private let title: String
  private let recording: LabelledRecording
  private let recognized: RecognizedGestures
  private let thresholds: RecognitionThresholds

  private static let lineHeight = 20.0

  package init(
    title: String, _ recording: LabelledRecording, _ recognized: RecognizedGestures,
    by thresholds: RecognitionThresholds
  ) {
    self.title = title
    self.recording = recording
    self.recognized = recognized
    self.thresholds = thresholds
  }

  package var drawing: Drawing {
    let palette = Palette.light
    var drawing = figure.drawing(palette: palette)
    let style = TextStyle(palette.text, size: 13)
    let faint = TextStyle(palette.secondaryText, size: 13)
    var lines = [("labelled \(recording.label.sentence)", style)]
    if recognized.records.isEmpty { lines.append(("nothing was recognized", style)) }
    lines += recognized.records.flatMap { record in
      [
        ("\(seconds(record.start)) to \(seconds(record.end)) s: \(words(record))", style),
        ("    " + record.why, faint),
      ]
    }
    for (text, style) in lines {
      drawing.height += Self.lineHeight
      let line = TextMeasure(style).fitting(text, width: drawing.width - 56)
      drawing.marks.append(.text(line, at: Point(28, drawing.height - 10), style))
    }
    drawing.height += 8
    return drawing
  }

  private func words(_ record: GestureRecord) -> String {
    let fingers = record.fingers == 1 ? "1 finger" : "\(record.fingers) fingers"
    return "\(record.title), \(fingers), \(record.endingWords)"
  }

  private var start: Timestamp { recording.start }

  private func seconds(_ time: Timestamp) -> String {
    DecimalText((time - start).seconds, decimals: 2, zeros: .kept).description
  }

  private var figure: RecordingFigure {
    var collector = TrajectoryCollector()
    for frame in recording.frames(by: thresholds) { collector.take(frame, since: start) }
    let surface = recording.surface
    return RecordingFigure(
      title: title, device: recording.device,
      surface: PlottedSurface(
        widthMillimetres: surface.size.x, heightMillimetres: surface.size.y,
        isAssumed: surface.isAssumed),
      duration: recording.duration.seconds, contacts: collector.contacts)
  }
}
