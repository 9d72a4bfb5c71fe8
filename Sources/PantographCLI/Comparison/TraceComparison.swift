/// The comparison of what two traces say: their lines in order, and their values over time.
struct TraceComparison {
  /// The first line in which the traces differ. A line is a change of a recognizer or a callback.
  struct Line: Hashable {
    /// The number of the line, from 1.
    var number: Int
    /// The line of each trace; nil if the trace has no more lines.
    var first: ComparedFile.Change?
    var second: ComparedFile.Change?
  }

  let firstDifference: Line?
  /// The lines that only one trace has, sorted by time.
  let changes: [FileComparison.Change]
  /// The values that differ, sorted by name.
  let courses: [CourseDifference]

  /// Whether there are more lines after the first difference than are compared.
  private(set) var leavesLinesOut = false

  /// The largest number of lines of each trace that are compared after the first difference. The
  /// comparison takes time in proportion to the square of their number.
  static let mostLines = 2000

  init(_ first: ComparedFile, _ second: ComparedFile, _ tolerance: TraceTolerance) {
    var lines = ChangeList.Reader(first.changes) { !tolerance.ignores($0) }
    var others = ChangeList.Reader(second.changes) { !tolerance.ignores($0) }
    firstDifference = Self.firstDifference(&lines, &others, tolerance)
    // Without a difference in the order there is none in what only one trace has.
    if let firstDifference {
      var rest: [[ComparedFile.Change]] = []
      for (line, var reader) in [(firstDifference.first, lines), (firstDifference.second, others)] {
        var found = [line].compactMap { $0 }
        while found.count < Self.mostLines, let next = reader.next() { found.append(next) }
        if found.count == Self.mostLines, reader.next() != nil { leavesLinesOut = true }
        rest.append(found)
      }
      changes = Self.changes(rest[0], rest[1], tolerance)
    } else {
      changes = []
    }
    let names = Set(first.courses.keys).union(second.courses.keys)
    courses = names.filter { !tolerance.ignores($0) }.sorted().compactMap { name in
      CourseDifference(name, first.courses[name], second.courses[name], tolerance)
    }
  }

  private static func firstDifference(
    _ first: inout ChangeList.Reader, _ second: inout ChangeList.Reader,
    _ tolerance: TraceTolerance
  ) -> Line? {
    var number = 1
    while true {
      let (one, other) = (first.next(), second.next())
      if one == nil, other == nil { return nil }
      if let one, let other, tolerance.allows(one, other) {
        number += 1
        continue
      }
      return Line(number: number, first: one, second: other)
    }
  }

  private static func changes(
    _ first: [ComparedFile.Change], _ second: [ComparedFile.Change], _ tolerance: TraceTolerance
  ) -> [FileComparison.Change] {
    var changes: [FileComparison.Change] = []
    for change in second.difference(from: first, by: { tolerance.allows($0, $1) }) {
      switch change {
      case .remove(_, let element, _):
        changes.append(FileComparison.Change(isInFirst: true, change: element))
      case .insert(_, let element, _):
        changes.append(FileComparison.Change(isInFirst: false, change: element))
      }
    }
    return changes.sorted {
      $0.change.seconds != $1.change.seconds
        ? $0.change.seconds < $1.change.seconds : $0.isInFirst && !$1.isInFirst
    }
  }
}
