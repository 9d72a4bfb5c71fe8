/// Has a layer that shows it, as a view has.
@preconcurrency @MainActor
public protocol LayerOwner: AnyObject {
  /// The layer that shows it.
  var layer: CALayer { get }
  /// Lays out now what waits for it.
  func layoutIfNeeded()
  /// Has it laid out before it is next seen.
  func setNeedsLayout()
}
