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

  init(_ first: ComparedFile, _ second: ComparedFile, _ tolerance: TraceTolerance) {
    let lines = [first, second].map { file in
      file.changes.filter { !tolerance.ignores($0.words) }
    }
    firstDifference = Self.firstDifference(lines[0], lines[1], tolerance)
    // Without a difference in the order there is none in what only one trace has.
    changes = firstDifference == nil ? [] : Self.changes(lines[0], lines[1], tolerance)
    let names = Set(first.courses.keys).union(second.courses.keys)
    courses = names.filter { !tolerance.ignores($0) }.sorted().compactMap { name in
      CourseDifference(name, first.courses[name], second.courses[name], tolerance)
    }
  }

  private static func firstDifference(
    _ first: [ComparedFile.Change], _ second: [ComparedFile.Change], _ tolerance: TraceTolerance
  ) -> Line? {
    for index in 0..<max(first.count, second.count) {
      let one = index < first.count ? first[index] : nil
      let other = index < second.count ? second[index] : nil
      if let one, let other, tolerance.allows(one, other) { continue }
      return Line(number: index + 1, first: one, second: other)
    }
    return nil
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
