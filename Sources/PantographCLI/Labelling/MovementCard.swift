import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordings
import PantographTouches
import PantographTuning

/// The display of a recording of movements for a person who labels it: a line for each gesture, and
/// the decision of a policy about each stroke.
struct MovementCard {
  let lines: [PrintableText]

  init(
    _ track: RecordingTrack, scene: TunedScene, policy: ReleasePolicy?, style: TextStyle
  ) {
    let stream = track.header.deltas ?? DeltaStream(unit: .libinput)
    var replay = DeltaReplay(
      policy.map { [$0] } ?? [],
      in: InteractionSpace(
        length: TenGestures.space.length,
        pointsPerMillimetre: TenGestures.space.pointsPerMillimetre),
      source: DeltaSource(stream.unit))
    var gestures: [DeltaReplay.Gesture] = []
    for report in track.deltas { replay.update(report) { gestures.append($0) } }
    replay.close { gestures.append($0) }
    var lines: [PrintableText] = []
    for gesture in gestures.prefix(12) {
      let record = gesture.record
      let x = DecimalText(record.translation.x, decimals: 1)
      let y = DecimalText(record.translation.y, decimals: 1)
      let speed = DecimalText(record.velocity.length, decimals: 0)
      let movement = record.kind.isStroke ? ", \(x) \(y) mm, \(speed) mm/s at the end" : ""
      lines.append(
        "  \(record.title), fingers: \(record.fingers)\(movement), "
          + "\(DecimalText(record.duration.seconds, decimals: 2)) s, \(record.endingWords)")
      if let verdict = gesture.verdicts.first, let decision = verdict.decision {
        lines.append("  \(style.faint("\(verdict.policy): \(decision)"))")
      }
    }
    if gestures.isEmpty { lines.append("  no gesture") }
    self.lines = lines
  }
}
