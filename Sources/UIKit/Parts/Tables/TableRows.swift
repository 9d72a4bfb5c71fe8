import Foundation

/// The heights and positions of everything in a table view.
struct TableRows: Equatable {
  struct Section: Equatable {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [CGFloat] = []
    /// Whether the height of each row is final and not an estimate.
    var isMeasured: [Bool] = []
    fileprivate(set) var top: CGFloat = 0
    /// The position of each row from the top of the section, followed by the end of the last row.
    fileprivate(set) var rowTops: [CGFloat] = [0]

    var height: CGFloat { (rowTops.last ?? header) + footer }
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
      var row = sections[index].header
      var tops = [row]
      tops.reserveCapacity(sections[index].rows.count + 1)
      for height in sections[index].rows {
        row += height
        tops.append(row)
      }
      sections[index].rowTops = tops
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
    let section = sections[path.section]
    return section.top + section.rowTops[path.row]..<section.top + section.rowTops[path.row + 1]
  }

  /// Returns the row at a position; nil if there is none.
  func row(at y: CGFloat) -> IndexPath? {
    guard let index = sections.lastIndex(where: { $0.top <= y && $0.height > 0 }) else {
      return nil
    }
    let section = sections[index]
    let way = y - section.top
    guard let first = section.rowTops.first, let last = section.rowTops.last, way >= first,
      way < last
    else { return nil }
    var (low, high) = (0, section.rows.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if section.rowTops[middle] <= way { low = middle } else { high = middle }
    }
    return IndexPath(row: low, section: index)
  }

  /// Returns the rows that are at least partly between two positions.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard top < bottom else { return [] }
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated()
    where section.top < bottom && section.top + section.height > top {
      let start = section.rowTops.dropFirst().partitioned { section.top + $0 > top }
      var row = start - 1
      while row < section.rows.count, section.top + section.rowTops[row] < bottom {
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

extension ArraySlice {
  /// Returns the index of the first element that fulfils the condition, by binary search. All
  /// elements behind that index must fulfil it too.
  fileprivate func partitioned(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
