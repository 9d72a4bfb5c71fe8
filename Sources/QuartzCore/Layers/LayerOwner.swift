/// An object, such as a view, that is shown by a layer.
@preconcurrency @MainActor
public protocol LayerOwner: AnyObject {
  /// The layer that shows the object.
  var layer: CALayer { get }
  /// Lays out the object now, if it needs layout.
  func layoutIfNeeded()
  /// Requests layout before the object is next shown.
  func setNeedsLayout()
}
