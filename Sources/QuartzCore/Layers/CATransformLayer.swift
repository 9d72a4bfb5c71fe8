import Foundation

/// A layer without content of its own. Its sublayers keep their depth and are placed in the space
/// of its superlayer.
open class CATransformLayer: CALayer {
  public required init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override final var spreadsSublayers: Bool { true }
}

extension LayerSnapshot {
  /// The sublayers as they are placed in the superlayer, with their own depth.
  var spread: [LayerSnapshot] {
    guard !values.isHidden else { return [] }
    let around = values.mapToSuperlayer
    let outer = values.mapOfSublayers.map { CATransform3DConcat($0, around) } ?? around
    return sublayers.map { layer in
      let map = CATransform3DConcat(layer.values.mapToSuperlayer, outer)
      let anchor = layer.values.anchorInBounds
      var copy = layer
      copy.values.transform = CATransform3DConcat(
        CATransform3DMakeTranslation(anchor.x, anchor.y, layer.values.anchorDepth), map)
      copy.values.position = .zero
      copy.values.zPosition = 0
      copy.values.opacity *= values.opacity
      return copy
    }
  }
}
