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

  init() {}

  init(_ cells: [IndexPath: UITableViewCell]) {
    for (path, cell) in cells { add(cell, at: path) }
  }

  func contains(_ section: Int, _ row: Int) -> Bool { index(section, row) != nil }

  @discardableResult
  mutating func add(_ cell: UITableViewCell, at path: IndexPath) -> Shown {
    let new = Shown(section: path.section, row: path.row, cell: cell)
    if let index = index(path.section, path.row) {
      list[index] = new
    } else {
      list.append(new)
    }
    return new
  }

  mutating func remove(_ path: IndexPath) {
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
    let layer = cell.ownLayer
    return frame == self.frame && layer.values.position == center && layer.values.bounds == bounds
      && layer.values.anchorPoint == anchor && layer.values.transform == CATransform3DIdentity
      && cell.contextFollower == nil && !PropertyObservers.isReading
  }
}
