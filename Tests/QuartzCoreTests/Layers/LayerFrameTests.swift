import Expectations
import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

/// Frames of layers without a transform, which are computed without a map.
@MainActor
struct LayerFrameTests {
  @Test func `the frame is that of the map, to the last bit`() {
    var random = SeededGenerator(seed: 5)
    func number() -> CGFloat { CGFloat(random.below(2_000_001) - 1_000_000) / 997 }
    for round in 0..<2000 {
      let layer = CALayer()
      layer.bounds = CGRect(x: number(), y: number(), width: number(), height: abs(number()))
      layer.position = CGPoint(x: number(), y: number())
      layer.anchorPoint = CGPoint(x: number() / 1000, y: number() / 1000)
      layer.zPosition = number()
      layer.anchorPointZ = round % 3 == 0 ? number() : 0
      let map = CATransform3DGetAffineTransform(layer.values.mapToSuperlayer)
      let frame = layer.bounds.applying(map)
      expect(layer.frame.origin.x.bitPattern, equals: frame.origin.x.bitPattern)
      expect(layer.frame.origin.y.bitPattern, equals: frame.origin.y.bitPattern)
      expect(layer.frame.size.width.bitPattern, equals: frame.size.width.bitPattern)
      expect(layer.frame.size.height.bitPattern, equals: frame.size.height.bitPattern)
    }
  }
}
