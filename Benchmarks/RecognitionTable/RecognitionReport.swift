import Gestures

/// Counts labels against what was recognized.
struct RecognitionReport {
  var missing = 0
  private var unlabelled = 0
  private var kinds: [String: [String: Int]] = [:]
  private var counts: [Int: [Int: Int]] = [:]
  private var hits = 0
  private var all: [String] = []
  private var misses: [String] = []

  private static let rows = [
    "drag", "scroll", "swipe", "circle", "tap", "press", "touch and release", "drag,tap,tap",
  ]
  private static let columns = GestureKind.allCases.map { "\($0)" } + ["nothing"]

  mutating func add(_ recording: LabelledRecording, _ recognition: Recognition) {
    guard let row = recording.row else {
      unlabelled += 1
      return
    }
    let main = recognition.main
    if row == "drag,tap,tap" {
      let kinds = recognition.gestures.map(\.kind)
      note(recording, recognition, isHit: kinds == [.drag, .tap, .tap], row: row)
      return
    }
    kinds[row, default: [:]][main.map { "\($0.kind)" } ?? "nothing", default: 0] += 1
    counts[recording.fingers, default: [:]][main?.fingers ?? 0, default: 0] += 1
    note(recording, recognition, isHit: main.map(recording.accepts) ?? false, row: row)
  }

  private mutating func note(
    _ recording: LabelledRecording, _ recognition: Recognition, isHit: Bool, row: String
  ) {
    let name = recording.file.split(separator: "/").last.map(String.init) ?? recording.file
    let line = "| \(name) | \(recording.label) \(recording.fingers) | \(recognition.words) |"
    all.append(line + (isHit ? " yes |" : " **no** |"))
    if isHit { hits += 1 } else { misses.append(line) }
  }

  var text: String {
    """
    \(hits) of \(all.count) as labelled; \(unlabelled) labelled as a session, without a gesture; \
    \(missing) named and not there.

    \(table("label", Self.rows.filter { kinds[$0] != nil }, Self.columns) { kinds[$0]?[$1] ?? 0 })

    \(table("fingers", counts.keys.sorted(), Array(0...4)) { counts[$0]?[$1] ?? 0 })

    | recording | label, fingers | recognized | as labelled |
    |---|---|---|---|
    \(all.joined(separator: "\n"))
    """
  }

  private func table<Row, Column>(
    _ corner: String, _ rows: [Row], _ columns: [Column], _ count: (Row, Column) -> Int
  ) -> String {
    let heading = "| \(corner) | " + columns.map { "\($0)" }.joined(separator: " | ") + " |"
    let rule = "|---|" + columns.map { _ in "--:|" }.joined()
    let lines = rows.map { row in
      let cells = columns.map { column in
        let number = count(row, column)
        return number == 0 ? "" : "\(number)"
      }
      return "| \(row) | " + cells.joined(separator: " | ") + " |"
    }
    return ([heading, rule] + lines).joined(separator: "\n")
  }
}
