import Foundation

/// A drawing that is made once and drawn several times into contexts.
public final class CGLayer {
  public let size: CGSize
  /// The context in which the layer is drawn.
  public let context: CGContext?

  /// Creates an empty layer for a context; nil for a size that is not positive.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width <= 1e5, size.height <= 1e5 else { return nil }
    self.size = size
    self.context = CGContext(bounds: CGRect(origin: .zero, size: size))
  }

  /// The picture of the drawing so far; nil if nothing was drawn.
  fileprivate var image: CGImage? {
    context?.drawing.map {
      CGImage(
        width: max(Int(size.width.rounded(.up)), 1), height: max(Int(size.height.rounded(.up)), 1),
        drawing: $0)
    }
  }
}

extension CGContext {
  /// Draws the layer in a rectangle, to whose size it is scaled.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.image else { return }
    saveGState()
    clip(to: rect)
    draw(content: image, in: rect)
    restoreGState()
  }

  /// Draws the layer in its size at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
