import Foundation

/// Something that an animator of dynamics moves and turns.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// In the coordinates of the animator's reference.
  var center: CGPoint { get set }
  /// Only the size is read, when the item comes to an animator and when its state is updated.
  var bounds: CGRect { get }
  /// Turned by the animator.
  var transform: CGAffineTransform { get set }
  /// Outline by which the item collides; a rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Outline around the item's center, which is zero. Dents are filled: the outline is convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { DynamicItemPath.of(self) }
}

@MainActor
enum DynamicItemPath {
  /// The bounds of an item as a path around its center.
  static func of(_ item: some UIDynamicItem) -> UIBezierPath {
    let size = item.bounds.size
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return item.collisionBoundsType == .ellipse
      ? UIBezierPath(ovalIn: rect) : UIBezierPath(rect: rect)
  }
}

/// Outline by which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  case rectangle, ellipse, path
}
