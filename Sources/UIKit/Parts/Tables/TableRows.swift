import Foundation

/// The heights and positions of everything in a table view.
struct TableRows {
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows = RowHeights()
    fileprivate(set) var top: CGFloat = 0

    var height: CGFloat { rows.end + footer }
  }

  var sections: [Section] = []
  /// The heights of the views above the first section and below the last one, in points.
  var head: CGFloat = 0
  var foot: CGFloat = 0

  var counts: [Int] { sections.map(\.rows.count) }
  var height: CGFloat { (sections.last.map { $0.top + $0.height } ?? head) + foot }
  /// The position at which the last section ends.
  var end: CGFloat { height - foot }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Computes all positions from the heights. Must be called after heights have changed.
  mutating func place() {
    var top = head
    for index in sections.indices {
      sections[index].top = top
      sections[index].rows.place(below: sections[index].header)
      top += sections[index].height
    }
  }

  // MARK: Where things are

  func header(_ section: Int) -> Range<CGFloat> {
    let top = sections[section].top
    return top..<top + max(sections[section].header, 0)
  }

  func footer(_ section: Int) -> Range<CGFloat> {
    let end = sections[section].top + sections[section].height
    return end - max(sections[section].footer, 0)..<end
  }

  func section(_ section: Int) -> Range<CGFloat> {
    let top = sections[section].top
    return top..<top + sections[section].height
  }

  func row(_ path: IndexPath) -> Range<CGFloat> {
    let (section, row) = (path.section, path.row)
    let top = sections[section].top
    return top + sections[section].rows.top(row)..<top + sections[section].rows.end(row)
  }

  func isMeasured(_ path: IndexPath) -> Bool {
    sections[path.section].rows.isMeasured(path.row)
  }

  /// Returns the row at a position; nil if there is none.
  func row(at y: CGFloat) -> IndexPath? {
    guard let index = sections.lastIndex(where: { $0.top <= y && $0.height > 0 }) else {
      return nil
    }
    let section = sections[index]
    let way = y - section.top
    guard way >= section.rows.top(0), way < section.rows.end else { return nil }
    return IndexPath(row: section.rows.first { $0 > way }, section: index)
  }

  /// Returns the rows that are at least partly between two positions.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for span in spans(from: top, to: bottom) {
      for row in span.rows where sections[span.section].rows[row] > 0 {
        paths.append(IndexPath(row: row, section: span.section))
      }
    }
    return paths
  }

  /// Rows of one section that follow each other.
  struct Span: Equatable {
    let section: Int
    let rows: Range<Int>
  }

  /// Returns the rows that are at least partly between two positions, with rows without a height
  /// among them.
  func spans(from top: CGFloat, to bottom: CGFloat) -> [Span] {
    guard top < bottom else { return [] }
    var spans: [Span] = []
    for index in sections.indices {
      let start = sections[index].top
      guard start < bottom, start + sections[index].height > top else { continue }
      let first = sections[index].rows.first { start + $0 > top }
      var row = first
      while row < sections[index].rows.count, start + sections[index].rows.top(row) < bottom {
        row += 1
      }
      if row > first { spans.append(Span(section: index, rows: first..<row)) }
    }
    return spans
  }

  /// The number of rows of the spans that have a height.
  func count(_ spans: [Span]) -> Int {
    spans.reduce(0) { count, span in
      let rows = span.rows.lazy.filter { sections[span.section].rows[$0] > 0 }
      return count + rows.count
    }
  }

  /// Whether a row is in the spans and has a height.
  func shows(_ path: IndexPath, _ spans: [Span]) -> Bool {
    guard path.count == 2 else { return false }
    let (section, row) = (path.section, path.row)
    return spans.contains { $0.section == section && $0.rows.contains(row) }
      && sections[section].rows[row] > 0
  }

  /// Whether the heights of all rows of the spans are final.
  func areMeasured(_ spans: [Span]) -> Bool {
    for span in spans {
      for row in span.rows where sections[span.section].rows[row] > 0 {
        if !sections[span.section].rows.isMeasured(row) { return false }
      }
    }
    return true
  }

  /// Returns the sections that are at least partly between two positions.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    sections.indices.filter {
      sections[$0].top < bottom && sections[$0].top + sections[$0].height > top
    }
  }
}
