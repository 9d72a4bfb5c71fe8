import Foundation

/// The delegate of a layer. A view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns the action for a change. Nil continues the search; `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Sets the layer's contents. The default records `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Called before the layer draws its content.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layerWillDraw(_ layer: CALayer) {}
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

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
