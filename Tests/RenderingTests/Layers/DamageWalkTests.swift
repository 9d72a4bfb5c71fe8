import Expectations
import GoldenTexts
import SeededRandom
import Testing
import UIKit

@testable import PantographRendering

/// Random trees of layers that change at random: the boxes that are drawn again, and the pictures.
@MainActor
struct DamageWalkTests {
  private static let colors = [
    LayerScene.blue, LayerScene.orange, LayerScene.green, LayerScene.white,
    LayerScene.green.copy(alpha: 0.4) ?? LayerScene.green,
  ]

  private static func layer(_ random: inout SeededGenerator, _ depth: Int) -> CALayer {
    let size = [6, 14, 30, 60]
    let color = random.chance(0.7) ? colors[random.below(5)] : nil
    let layer: CALayer
    switch random.below(12) {
    case 0:
      let gradient = CAGradientLayer()
      gradient.colors = [colors[random.below(5)], colors[random.below(5)]]
      layer = gradient
    case 1:
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: CGRect(x: -4, y: 2, width: 30, height: 20)).cgPath
      shape.strokeColor = LayerScene.orange
      shape.lineWidth = CGFloat(random.below(3)) * 3
      layer = shape
    case 2:
      let copies = CAReplicatorLayer()
      copies.instanceCount = 3
      copies.instanceTransform = CATransform3DMakeTranslation(20, 4, 0)
      layer = copies
    case 3: layer = CATransformLayer()
    case 4: layer = UIVisualEffectView(effect: UIBlurEffect(style: .regular)).layer
    default: layer = CALayer()
    }
    layer.frame = CGRect(
      x: random.below(100) - 10, y: random.below(70) - 10, width: size[random.below(4)],
      height: size[random.below(4)])
    layer.backgroundColor = color
    dress(layer, &random)
    guard depth > 0 else { return layer }
    for _ in 0..<random.below(4) { layer.addSublayer(Self.layer(&random, depth - 1)) }
    return layer
  }

  /// The difference of a channel at the edge of a box, of 255.
  private static let edge = 8

  /// Changes a layer, and returns the number of the change.
  @discardableResult private static func dress(
    _ layer: CALayer, _ random: inout SeededGenerator
  ) -> Int {
    let number = random.below(22)
    switch number {
    case 0: layer.opacity = Float(random.below(5)) / 4
    case 1: layer.isHidden.toggle()
    case 2: layer.cornerRadius = CGFloat(random.below(3)) * 4
    case 3: layer.masksToBounds.toggle()
    case 4: layer.borderWidth = CGFloat(random.below(3))
    case 5:
      layer.shadowOpacity = Float(random.below(3)) / 2
      layer.shadowRadius = 2
    case 6: layer.shadowOffset = CGSize(width: random.below(9) - 4, height: 3)
    case 7: layer.shadowPath = UIBezierPath(rect: layer.bounds.insetBy(dx: 3, dy: 3)).cgPath
    case 8: layer.shadowPath = nil
    case 9: layer.backgroundColor = colors[random.below(5)]
    case 10: layer.transform = CATransform3DMakeRotation(CGFloat(random.below(4)) / 3, 0, 0, 1)
    case 11:
      var tilt = CATransform3DMakeRotation(CGFloat(random.below(3)) / 3, 0, 1, 0)
      tilt.m34 = -1 / 200
      layer.transform = tilt
    case 12: layer.bounds.origin.x = CGFloat(random.below(9))
    case 13:
      let mask = CALayer()
      mask.frame = CGRect(x: 2, y: 2, width: 16, height: 12)
      mask.backgroundColor = LayerScene.white
      layer.mask = random.chance(0.7) ? mask : nil
    case 14: layer.mask?.frame.origin.x += 3
    case 15: layer.zPosition = CGFloat(random.below(3)) - 1
    case 16: layer.opacity += layer.opacity < 1 ? 1.0 / 4096 : -1.0 / 4096
    case 17: layer.allowsGroupOpacity.toggle()
    case 18: layer.bounds.size.width += 1
    default: layer.position.x += [0.25, 1, -7][random.below(3)]
    }
    return number
  }

  private static func all(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.sublayers ?? []).flatMap { all($0) }
  }

  @Test(arguments: 0..<60) func `the boxes of random changes`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 3000)
    let root = LayerScene.box(0, 0, 120, 90, LayerScene.white)
    for _ in 0..<4 { root.addSublayer(Self.layer(&random, 2)) }
    let renderer = LayerRenderer()
    try renderer.draw(root)
    var lines: [String] = []
    for _ in 0..<12 {
      let layers = Self.all(root)
      var changes: [String] = []
      for _ in 0...random.below(3) {
        let layer = layers[random.below(layers.count)]
        let number = random.below(12)
        changes.append("\(number) of \(type(of: layer))")
        switch number {
        case 0: if layer !== root { layer.removeFromSuperlayer() }
        case 1: layer.addSublayer(Self.layer(&random, 1))
        case 2:
          if let first = layer.sublayers?.first { layer.addSublayer(first) }
        case 3:
          layer.sublayers = layer.sublayers?.reversed()
        case 4: break
        default: if layer !== root { changes.append("\(Self.dress(layer, &random))") }
        }
      }
      let boxes = try renderer.draw(root)
      lines.append(ShortText.thousandths("\(boxes)"))
      let drawn = try renderer.image
      // The edges of curves and tilted layers differ a little where a box cuts them.
      let difference = PixelDifference(
        drawn, try LayerRenderer().image(of: root), tolerance: Self.edge)
      expect(difference.count, equals: 0, "\(lines.count): \(difference.largest), \(changes)")
      try expect(renderer.draw(root), equals: [])
    }
    SeenMarks.see(lines.joined(separator: "\n"))
  }
}
