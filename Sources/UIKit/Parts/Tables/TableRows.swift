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
    let top = sections[path.section].top
    return top + sections[path.section].rows.top(path.row)..<top
      + sections[path.section].rows.end(path.row)
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
    guard top < bottom else { return [] }
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated()
    where section.top < bottom && section.top + section.height > top {
      var row = section.rows.first { section.top + $0 > top }
      while row < section.rows.count, section.top + section.rows.top(row) < bottom {
        if section.rows[row] > 0 { paths.append(IndexPath(row: row, section: index)) }
        row += 1
      }
    }
    return paths
  }

  /// Returns the sections that are at least partly between two positions.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    sections.indices.filter {
      sections[$0].top < bottom && sections[$0].top + sections[$0].height > top
    }
  }
}
