import Foundation
import QuartzCore

/// A visible item of a section, which `visibleItemsInvalidationHandler` can change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  /// The identity of the item as long as it is visible.
  var name: String { get }
  var indexPath: IndexPath { get }
  /// The frame in the content of the section, which the scroll offset moves.
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// A visible item that changes the layout attributes of its view.
final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// The offset of an orthogonal section's content, in points.
  private let offset: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, scrolledBy offset: CGPoint) {
    self.attributes = attributes
    self.offset = offset
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
    set { attributes.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y) }
  }
  var bounds: CGRect { attributes.bounds }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String {
    "\(attributes.representedElementKind ?? "item") \(Array(attributes.indexPath))"
  }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
