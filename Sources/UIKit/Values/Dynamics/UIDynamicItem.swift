import Foundation

/// An object that a dynamic animator moves and turns.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The item's center in the coordinates of the animator's reference.
  var center: CGPoint { get set }
  /// The bounds, of which only the size is read: when the item joins an animator and when its
  /// state is updated.
  var bounds: CGRect { get }
  /// The item's transform, which the animator turns.
  var transform: CGAffineTransform { get set }
  /// The kind of outline with which the item collides; a rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline around the item's center, which is zero. Dents are filled: the outline is convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { DynamicItemPath.of(self) }
}

@MainActor
enum DynamicItemPath {
  /// Returns the bounds of an item as a path around its center.
  static func of(_ item: some UIDynamicItem) -> UIBezierPath {
    let size = item.bounds.size
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return item.collisionBoundsType == .ellipse
      ? UIBezierPath(ovalIn: rect) : UIBezierPath(rect: rect)
  }
}

/// The kind of outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  case rectangle, ellipse, path
}
