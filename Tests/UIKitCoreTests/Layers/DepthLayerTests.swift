import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// Layers that preserve the depth of their sublayers, and layers that are drawn in tiles.
@MainActor
struct DepthLayerTests {
  /// A plane rotated by a quarter turn in a layer that rotates it back.
  private func turned(in parent: CALayer) -> CALayer {
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let side = CALayer()
    side.frame = parent.bounds
    side.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    parent.addSublayer(side)
    return side
  }

  @Test func `a transform layer's sublayers keep their depth`() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let space = CATransformLayer()
    root.addSublayer(space)
    let side = turned(in: space)
    let seen = side.convert(CGPoint(x: 10, y: 20), to: root)
    expect(abs(seen.x - 10) < 1e-9 && abs(seen.y - 20) < 1e-9)
    expect(root.hitTest(CGPoint(x: 10, y: 20)) === side)
    expect(root.hitTest(CGPoint(x: 150, y: 20)) === root)
    let flat = CALayer()
    let other = turned(in: flat)
    root.addSublayer(flat)
    // Seen from its edge, a plane is a line.
    expect(root.hitTest(CGPoint(x: 10, y: 20)) !== other)
  }

  @Test func `a tiled layer asks its view for one tile after another`() throws {
    final class Map: UIView {
      static var drawn: [CGRect] = []
      override class var layerClass: AnyClass { CATiledLayer.self }
      override func draw(_ rect: CGRect) {
        Self.drawn.append(rect)
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    let map = Map(frame: CGRect(x: 0, y: 0, width: 250, height: 100))
    let layer = try #require(map.layer as? CATiledLayer)
    layer.tileSize = CGSize(
      width: 100 * layer.contentsScale, height: 100 * layer.contentsScale)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    expect(
      Map.drawn,
      equals: [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 100),
        CGRect(x: 200, y: 0, width: 50, height: 100),
      ])
  }
}
