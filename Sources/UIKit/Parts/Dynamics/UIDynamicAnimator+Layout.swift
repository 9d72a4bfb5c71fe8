import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
  /// Creates an animator whose items are layout attributes. The animator invalidates the layout in
  /// each frame.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  /// Returns the attributes of a cell if they are an item of this animator.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    engine.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
  }
}
