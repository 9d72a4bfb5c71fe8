import Expectations
import Foundation
import QuartzCore
import Testing

/// Layers that are created as copies of others.
@MainActor
struct CopiedLayerTests {
  @Test func `a copy has the properties without effect, too`() {
    let layer = CALayer()
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    layer.cornerCurve = .continuous
    layer.isOpaque = true
    layer.allowsEdgeAntialiasing = false
    layer.allowsGroupOpacity = false
    let copy = CALayer(layer: layer)
    expect(copy.shouldRasterize && copy.rasterizationScale == 3)
    expect(copy.cornerCurve == .continuous && copy.isOpaque)
    expect(!copy.allowsEdgeAntialiasing && !copy.allowsGroupOpacity)
  }

  @Test func `copies of layers of other classes have theirs`() {
    let tiled = CATiledLayer()
    tiled.tileSize = CGSize(width: 9, height: 9)
    tiled.levelsOfDetail = 4
    let tiles = CATiledLayer(layer: tiled)
    expect(tiles.tileSize.width == 9 && tiles.levelsOfDetail == 4)
    let replicator = CAReplicatorLayer()
    replicator.preservesDepth = true
    expect(CAReplicatorLayer(layer: replicator).preservesDepth)
    let emitter = CAEmitterLayer()
    emitter.emitterDepth = 5
    expect(CAEmitterLayer(layer: emitter).emitterDepth, equals: 5)
    let text = CATextLayer()
    text.allowsFontSubpixelQuantization = true
    expect(CATextLayer(layer: text).allowsFontSubpixelQuantization)
  }
}
