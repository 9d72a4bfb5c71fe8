import PantographRecordings
import PantographTouches

/// How many labels hold where recordings are a little different from what they are.
struct FirmnessReport {
  /// One disturbance, and what is told of the recordings that it can be done to.
  struct Row {
    let disturbance: Disturbance
    /// Those that are told as labelled undisturbed.
    var all = 0
    /// Those of them that still are.
    var kept = 0
    /// The others: what they are called, and what is told of them.
    var lost: [String] = []
  }

  private(set) var rows: [Row]

  init(under disturbances: [Disturbance] = Disturbance.all) {
    rows = disturbances.map { Row(disturbance: $0) }
  }

  /// Counts a recording of a touchpad under each disturbance, if it is told as labelled without one.
  mutating func add(_ recording: LabelledRecording, _ track: RecordingTrack) {
    guard recording.row != nil, recording.accepts(Recognition(trackedIn: track)) else { return }
    for index in rows.indices {
      guard let disturbed = rows[index].disturbance.apply(to: track) else { continue }
      let recognition = Recognition(trackedIn: disturbed)
      rows[index].all += 1
      if recording.accepts(recognition) {
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
