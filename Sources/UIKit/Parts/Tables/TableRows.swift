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
    path.count == 2 && contains(path.section, path.row)
  }

  func contains(_ section: Int, _ row: Int) -> Bool {
    sections.indices.contains(section) && sections[section].rows.indices.contains(row)
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

  /// Whether a section has a header or a footer.
  var hasEnds: Bool {
    for index in sections.indices where sections[index].header > 0 || sections[index].footer > 0 {
      return true
    }
    return false
  }

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
    row(path.section, path.row)
  }

  func row(_ section: Int, _ row: Int) -> Range<CGFloat> {
    let top = sections[section].top
    return top + sections[section].rows.top(row)..<top + sections[section].rows.end(row)
  }

  /// Returns the frame of a row between two sides.
  func frame(_ section: Int, _ row: Int, from left: CGFloat, width: CGFloat) -> CGRect {
    let range = self.row(section, row)
    return CGRect(
      x: left, y: range.lowerBound, width: width, height: range.upperBound - range.lowerBound)
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
    rows(of: spans(from: top, to: bottom))
  }

  /// Returns the rows of the spans that have a height.
  func rows(of spans: [Span]) -> [IndexPath] {
    var paths: [IndexPath] = []
    visitRows(of: spans) { paths.append(IndexPath(row: $1, section: $0)) }
    return paths
  }

  /// Visits the rows of the spans that have a height, by section and row.
  func visitRows(of spans: [Span], _ visit: (Int, Int) -> Void) {
    for span in spans {
      for row in span.rows where sections[span.section].rows[row] > 0 { visit(span.section, row) }
    }
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
      let rows = sections[index].rows.span(from: top, to: bottom, of: start)
      if !rows.isEmpty { spans.append(Span(section: index, rows: rows)) }
    }
    return spans
  }

  /// The number of rows of the spans that have a height.
  func count(_ spans: [Span]) -> Int {
    var count = 0
    for span in spans { count += sections[span.section].rows.count(of: span.rows) }
    return count
  }

  /// Whether a row is in the spans and has a height.
  func shows(_ section: Int, _ row: Int, _ spans: [Span]) -> Bool {
    for span in spans where span.section == section && span.rows.contains(row) {
      return sections[section].rows[row] > 0
    }
    return false
  }

  /// Whether the heights of all rows of the spans are final.
  func areMeasured(_ spans: [Span]) -> Bool {
    for span in spans where !sections[span.section].rows.areMeasured(span.rows) { return false }
    return true
  }

  /// Returns the sections that are at least partly between two positions.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    sections.indices.filter {
      sections[$0].top < bottom && sections[$0].top + sections[$0].height > top
    }
  }
}
