import Foundation
import QuartzCore

/// The rows that have cells, in no order. Visiting this list takes less time than visiting a dictionary, which
/// a table would do several times in each frame.
@MainActor
struct ShownRows {
  struct Shown {
    let section: Int
    let row: Int
    let cell: UITableViewCell

    var path: IndexPath { IndexPath(row: row, section: section) }
  }

  private(set) var list: [Shown] = []
  /// The place of all cells when they were last placed; nil after a change of the list.
  private var settled: Settled?

  /// The values on which the places of all cells depend.
  struct Settled: Equatable {
    let window: Range<CGFloat>
    /// The number of changes of the table's rows.
    let rows: Int
    let inset: CGFloat
    let width: CGFloat
  }

  init() {}

  init(_ cells: [IndexPath: UITableViewCell]) {
    for (path, cell) in cells { add(cell, at: path) }
  }

  /// The section and the row at an index of the list.
  func place(_ index: Int) -> (section: Int, row: Int) { (list[index].section, list[index].row) }

  /// Whether the cell at an index of the list is where it was put, which is this frame.
  func isPlaced(_ index: Int, at frame: CGRect) -> Bool {
    list[index].cell.place.isUnchanged(of: list[index].cell, at: frame)
  }

  /// Returns the paths of the rows that fulfil a condition on their section and row.
  func paths(where isWanted: (Int, Int) -> Bool) -> [IndexPath] {
    var paths: [IndexPath] = []
    for index in list.indices where isWanted(list[index].section, list[index].row) {
      paths.append(list[index].path)
    }
    return paths
  }

  func contains(_ section: Int, _ row: Int) -> Bool { index(section, row) != nil }

  /// Notes that each cell of the list has its place.
  mutating func settle(_ place: Settled) { settled = place }

  /// Whether each cell is where it was put for the same place of the table.
  func isSettled(_ place: Settled) -> Bool {
    guard settled == place, !PropertyObservers.isReading else { return false }
    for index in list.indices where !list[index].cell.hasPlaceOfRow { return false }
    return true
  }

  @discardableResult
  mutating func add(_ cell: UITableViewCell, at path: IndexPath) -> Shown {
    settled = nil
    let new = Shown(section: path.section, row: path.row, cell: cell)
    if let index = index(path.section, path.row) {
      list[index] = new
    } else {
      list.append(new)
    }
    return new
  }

  mutating func remove(_ path: IndexPath) {
    settled = nil
    guard let index = index(path.section, path.row) else { return }
    list.swapAt(index, list.count - 1)
    list.removeLast()
  }

  private func index(_ section: Int, _ row: Int) -> Int? {
    for index in list.indices where list[index].row == row && list[index].section == section {
      return index
    }
    return nil
  }
}

/// The frame that a table has given to a cell, with the values of the layer after that. While these stay, the
/// frame need not be compared again.
@MainActor
struct RowPlace {
  private var frame = CGRect.null
  private var bounds = CGRect.null
  private var center = CGPoint.zero
  private var anchor = CGPoint.zero

  init() {}

  init(of cell: UITableViewCell, at frame: CGRect) {
    let layer = cell.ownLayer
    self.frame = frame
    (bounds, center) = (layer.values.bounds, layer.values.position)
    anchor = layer.values.anchorPoint
  }

  func isUnchanged(of cell: UITableViewCell, at frame: CGRect) -> Bool {
    frame.hasNumbers(of: self.frame) && isStill(of: cell.ownLayer) && cell.contextFollower == nil
      && !PropertyObservers.isReading
  }

  /// Whether the layer has the values that it had when the cell was put at its place.
  fileprivate func isStill(of layer: CALayer) -> Bool {
    layer.isPlain(at: center, bounds, anchor)
  }
}

extension UITableViewCell {
  /// Whether the cell is where the table put it.
  fileprivate var hasPlaceOfRow: Bool { place.isStill(of: ownLayer) && contextFollower == nil }
}

extension CGRect {
  /// Whether both rectangles have the same numbers. Faster than `==`, which compares what they cover.
  fileprivate func hasNumbers(of other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }
}
