import PantographRecordings
import PantographTouches
import PantographTuningFiles

/// The number of labels that stay correct if recordings are changed slightly.
struct FirmnessReport {
  /// One disturbance, with the results for the recordings to which it can be applied.
  struct Row {
    let disturbance: Disturbance
    /// The number of recordings that are recognized as labelled without the disturbance.
    var all = 0
    /// The number of these that are still recognized with the disturbance.
    var kept = 0
    /// The names and results of the others.
    var lost: [String] = []
  }

  private(set) var rows: [Row]

  init(under disturbances: [Disturbance] = Disturbance.all) {
    rows = disturbances.map { Row(disturbance: $0) }
  }

  /// Counts a touchpad recording under each disturbance, if it is recognized as labelled without one.
  mutating func add(_ recording: LabelTable.Row, _ track: RecordingTrack) {
    guard recording.label.row != nil, recording.label.accepts(.tracked(in: track)) else { return }
    for index in rows.indices {
      guard let disturbed = rows[index].disturbance.apply(to: track) else { continue }
      let recognition = RecognizedGestures.tracked(in: disturbed)
      rows[index].all += 1
      if recording.label.accepts(recognition) {
        rows[index].kept += 1
      } else {
        let name = recording.file.split(separator: "/").last.map(String.init) ?? recording.file
        rows[index].lost.append("\(name): \(recognition.words)")
      }
    }
  }

  var text: String {
    let lines = rows.filter { $0.all > 0 }.map { row in
      "| \(row.disturbance.name) | \(row.all) | \(row.kept) | \(row.lost.joined(separator: "<br>")) |"
    }
    return """
      | disturbed | as labelled before | after | lost |
      |---|--:|--:|---|
      \(lines.joined(separator: "\n"))
      """
  }
}
