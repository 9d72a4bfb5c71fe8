import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordings
import PantographTouches
import PantographTuning

/// The display of a recording for a person who labels it: the path over the surface, the progress
/// over time, and a few figures.
struct LabelCard {
  private static let size = TerminalSize(columns: 74, rows: 18)

  let lines: [PrintableText]

  init(
    _ recording: Recording, track: RecordingTrack, scene: TunedScene, policy: ReleasePolicy?,
    style: TextStyle, glyphs: Glyphs, columns: Int
  ) {
    guard let device = track.header.device else {
      lines = ["The recording does not describe its device."]
      return
    }
    var contacts = LiveContacts(device: device)
    contacts.take(track.events[...])
    let now = track.events.last?.time ?? .zero
    var pad = PadDrawing(
      surface: contacts.surface.size, columns: min(columns, Self.size.columns),
      rows: Self.size.rows, glyphs: glyphs)
    for finger in contacts.fingers {
      var finger = finger
      // The end of the path is drawn strong, the rest faint.
      finger.isDown = true
      finger.width = nil
      pad.add(finger, at: now)
    }
    var lines = pad.lines(style: style)
    var pipeline = TouchPipeline(device: device)
    var trial = HandTrial(
      policy?.thresholds ?? InteractionThresholds(), in: scene, on: pipeline.surface)
    var positions = PositionLine(scene)
    for event in track.events where pipeline.consume(event) {
      trial.update(pipeline.frame)
      positions.add(pipeline.frame)
    }
    let duration = (now - (track.events.first?.time ?? now)).seconds
    lines.append(
      "  \(scene.direction.name)  \(positions.line(glyphs))  \(DecimalText(duration, decimals: 2)) s"
    )
    if let policy {
      let trial = trial.trial
      let sentence: PrintableText =
        trial.refusal(policy.thresholds, in: scene).map { "by \(policy.name) \($0)" }
        ?? "\(policy.name) would \(trial.decision(policy.thresholds, in: scene))"
      lines.append("  \(style.faint(sentence))")
    }
    self.lines = lines
  }

  /// The position of the first finger along the scene's direction, over time.
  private struct PositionLine {
    private var samples: [(time: Timestamp, along: Double)] = []
    private var origin: Vector?
    private var id: ContactID?
    private let direction: TransitionDirection

    init(_ scene: TunedScene) { direction = scene.direction }

    mutating func add(_ frame: ContactFrame) {
      if id == nil, frame.count > 0 {
        id = frame[0].id
        origin = frame[0].position
      }
      guard let id, let origin, let index = frame.index(of: id) else { return }
      let way = frame[index].position - origin
      samples.append((frame.time, direction.along(PointVector(x: way.x, y: way.y))))
    }

    /// Draws a line of bars, one for each part of the time. The height of a bar is the finger's
    /// position.
    func line(_ glyphs: Glyphs) -> String {
      guard let first = samples.first?.time, let last = samples.last?.time, last > first else {
        return ""
      }
      let letters = glyphs == .unicode ? Array("▁▂▃▄▅▆▇█") : Array("_.-=+*%#")
      let low = min(samples.map(\.along).min() ?? 0, 0)
      let high = max(samples.map(\.along).max() ?? 0, low + 1)
      var text = ""
      var place = 0
      for column in 0..<48 {
        let time = first + TimeSpan.seconds((last - first).seconds * Double(column) / 47)
        while place + 1 < samples.count, samples[place + 1].time <= time { place += 1 }
        let share = (samples[place].along - low) / (high - low)
        text.append(letters[min(Int(share * 8), 7)])
      }
      let furthest = samples.map(\.along).max() ?? 0
      let end = samples.last?.along ?? 0
      return text
        + "  \(DecimalText(furthest, decimals: 0)) mm, lift at \(DecimalText(end, decimals: 0)) mm"
    }
  }
}
