import Foundation

/// A place for an item whose data is not there yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let path: IndexPath

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    path = insertionIndexPath
    super.init()
  }

  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
    didSet { inert("no placeholder is shown, as data is there at once") }
  }
}

open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
    didSet { inert("no placeholder is shown, as data is there at once") }
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Inserts the item, after the block has changed the data for the index path. Returns false if
  /// the placeholder was deleted or committed before.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult
  func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}

extension UICollectionViewDropPlaceholderContext {
  public func setNeedsCellUpdate() {
    inert("no placeholder is shown, as data is there at once")
  }
}
