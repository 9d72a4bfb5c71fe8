import Foundation

/// The sizes that the views of a layout prefer. Those of cells are found by section and item, which
/// is faster than by index path: a layout reads the sizes of all cells whenever one has changed.
struct MeasuredSizes {
  private(set) var cells: [Int: [Int: CGSize]] = [:]
  private(set) var others: [CollectionElement: CGSize] = [:]

  subscript(element: CollectionElement) -> CGSize? {
    get {
      guard element.category == .cell, element.indexPath.count == 2 else { return others[element] }
      return cells[element.indexPath.section]?[element.indexPath.item]
    }
    set {
      guard element.category == .cell, element.indexPath.count == 2 else {
        others[element] = newValue
        return
      }
      cells[element.indexPath.section, default: [:]][element.indexPath.item] = newValue
    }
  }
}
