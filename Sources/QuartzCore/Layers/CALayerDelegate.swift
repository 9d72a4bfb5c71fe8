import Foundation

/// Answers for a layer; the view of a layer is its delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns what to do about a change: nil asks on, `NSNull` ends the search with nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Sets the layer's contents; by itself what `draw(_:in:)` draws.
  func display(_ layer: CALayer)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws what the layer shows.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Puts the layer's sublayers where they belong.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layerWillDraw(_ layer: CALayer) {}
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
