import Foundation

/// A layer that is drawn in tiles: the delegate's `draw(_:in:)` is called for each tile, with the
/// rest clipped away.
open class CATiledLayer: CALayer {
  public required init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    (tileSize, levelsOfDetail) = (layer.tileSize, layer.levelsOfDetail)
    levelsOfDetailBias = layer.levelsOfDetailBias
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns 0: tiles are shown at once.
  open class func fadeDuration() -> CFTimeInterval { 0 }

  /// The size of a tile, in pixels. Layers that would need too many tiles have larger ones.
  open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }
  @Inert("what was drawn stays sharp at any size")
  open var levelsOfDetail = 1
  @Inert("what was drawn stays sharp at any size")
  open var levelsOfDetailBias = 0

  /// The largest number of tiles along a side. A layer that would need more has larger tiles.
  private static let mostTiles = 32

  open override func draw(in ctx: CGContext) {
    let scale = max(contentsScale, 0.01)
    func side(_ length: CGFloat, _ pixels: CGFloat) -> CGFloat {
      let usual = pixels.isFinite && pixels >= 1 ? pixels / scale : 256 / scale
      return max(usual, length / CGFloat(Self.mostTiles))
    }
    let size = CGSize(
      width: side(bounds.width, tileSize.width), height: side(bounds.height, tileSize.height))
    var y = bounds.minY
    while y < bounds.maxY {
      var x = bounds.minX
      while x < bounds.maxX {
        let tile = CGRect(origin: CGPoint(x: x, y: y), size: size).intersection(bounds)
        ctx.saveGState()
        ctx.clip(to: tile)
        ctx.tile = tile
        super.draw(in: ctx)
        ctx.tile = nil
        ctx.restoreGState()
        x += size.width
      }
      y += size.height
    }
  }
}
