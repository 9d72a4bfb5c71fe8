import PantographGestures
import PantographTouches
import PantographTuningFiles

/// Compares labels with recognized gestures, and counts.
struct RecognitionReport {
  var missing = 0
  private var unlabelled = 0
  private var kinds: [String: [String: Int]] = [:]
  private var counts: [Int: [Int: Int]] = [:]
  private(set) var hits = 0
  private var all: [String] = []
  private var groups: [String: Group] = [:]
  private var directions = Group()
  /// Milliseconds from the first landing to the recognition, for gestures that are recognized as labelled.
  private var delays: [String: [Int64]] = [:]

  private struct Group {
    var hits = 0
    var all = 0

    mutating func add(_ isHit: Bool) {
      all += 1
      if isHit { hits += 1 }
    }
  }

  private static let rows = [
    "drag", "scroll", "swipe", "circle", "pinch", "tap", "press", "touch and release",
  ]
  private static let columns = GestureKind.allCases.map { "\($0)" } + ["nothing"]

  mutating func add(_ recording: LabelTable.Row, _ recognition: RecognizedGestures) {
    guard let row = recording.label.row else {
      unlabelled += 1
      return
    }
    let isHit = recording.label.accepts(recognition)
    note(recording, recognition, isHit: isHit)
    if let group = recording.label.group { groups[group, default: Group()].add(isHit) }
    if let isRight = recording.label.acceptsDirection(of: recognition) { directions.add(isRight) }
    if row == "drag,tap,tap" { return }
    let main = recognition.main
    kinds[row, default: [:]][main.map { "\($0.kind)" } ?? "nothing", default: 0] += 1
    counts[recording.label.fingers, default: [:]][main?.fingers ?? 0, default: 0] += 1
    if isHit, let main {
      delays["\(main.kind)", default: []].append((main.began - main.start).microseconds / 1000)
    }
  }

  private mutating func note(
    _ recording: LabelTable.Row, _ recognition: RecognizedGestures, isHit: Bool
  ) {
    let name = recording.file.split(separator: "/").last.map(String.init) ?? recording.file
    let line =
      "| \(name) | \(recording.label.label) \(recording.label.fingers) | \(recognition.words) |"
    all.append(line + (isHit ? " yes |" : " **no** |"))
    if isHit { hits += 1 }
  }

  var total: Int { all.count }

  var text: String {
    """
    \(hits) of \(all.count) as labelled; \(unlabelled) labelled as a session, without a gesture; \
    \(missing) named and not there.

    \(table("label", Self.rows.filter { kinds[$0] != nil }, Self.columns) { kinds[$0]?[$1] ?? 0 })

    \(table("fingers", counts.keys.sorted(), Array(0...4)) { counts[$0]?[$1] ?? 0 })

    \(groups.isEmpty ? "" : groupTable)
    \(delayTable)

    | recording | label, fingers | recognized | as labelled |
    |---|---|---|---|
    \(all.joined(separator: "\n"))
    """
  }

  private var groupTable: String {
    let lines = groups.sorted { $0.key < $1.key }.map { name, group in
      "| \(name) | \(group.all) | \(group.hits) |"
    }
    return """
      | shown | recordings | as labelled |
      |---|--:|--:|
      \(lines.joined(separator: "\n"))
      | direction | \(directions.all) | \(directions.hits) |

      """
  }

  private var delayTable: String {
    let lines = delays.sorted { $0.key < $1.key }.map { kind, times in
      let sorted = times.sorted()
      return "| \(kind) | \(sorted[sorted.count / 2]) | \(sorted[sorted.count - 1]) |"
    }
    return """
      | told after, ms | median | longest |
      |---|--:|--:|
      \(lines.joined(separator: "\n"))
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
