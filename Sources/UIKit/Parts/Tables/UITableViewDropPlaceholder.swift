import Foundation

/// A place for an item whose data is not there yet.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let path: IndexPath

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    path = insertionIndexPath
    super.init()
  }

  open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet { inert("no placeholder is shown, as data is there at once") }
  }
}

open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    didSet { inert("no placeholder is shown, as data is there at once") }
  }
}

@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Inserts the row, after the block has changed the data for the index path. Returns false if
  /// the placeholder was deleted or committed before.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult
  func deletePlaceholder() -> Bool
}
