import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit

@testable import PantographRendering

/// Layers with extremely large or small positions, sizes, colors and times: they are drawn, at worst wrongly, and
/// the layers beside them are drawn correctly. Setting NaN ends the program with a message.
@MainActor
struct HostileLayerTests {
  nonisolated private static let values: [Double] = [
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e18, -1e18,
    1e9, -1e9,
    32_768, -32_768, .leastNonzeroMagnitude, -0.0, 0, 0.5, 1, 7, 40,
  ]

  /// Hostile numbers between ordinary ones.
  private struct Numbers {
    var generator: SeededGenerator

    mutating func number() -> Double {
      generator.chance(0.6)
        ? Double.random(in: -20...60, using: &generator)
        : HostileLayerTests.values.randomElement(using: &generator) ?? 0
    }
    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    mutating func color() -> CGColor {
      CGColor(red: number() / 20, green: number() / 20, blue: number() / 20, alpha: number() / 20)
    }
    mutating func transform() -> CATransform3D {
      var transform = CATransform3DMakeRotation(number() / 20, number(), number(), number())
      transform = CATransform3DTranslate(transform, number(), number(), number())
      transform = CATransform3DScale(transform, number() / 20, number() / 20, 1)
      if generator.chance(0.3) { transform.m34 = number() / 1000 }
      return transform
    }
    @MainActor
    mutating func path() -> CGPath {
      let path = UIBezierPath()
      path.move(to: point())
      for _ in 0..<generator.below(6) {
        switch generator.below(5) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), controlPoint: point())
        case 2: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        case 3:
          path.addArc(
            withCenter: point(), radius: number(), startAngle: number(), endAngle: number(),
            clockwise: generator.chance(0.5))
        default: path.append(UIBezierPath(roundedRect: rect(), cornerRadius: number()))
        }
      }
      return path.cgPath
    }
  }

  private func layer(_ numbers: inout Numbers) -> CALayer {
    switch numbers.generator.below(6) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = numbers.path()
      shape.fillColor = numbers.color()
      shape.strokeColor = numbers.color()
      shape.lineWidth = numbers.number()
      shape.strokeStart = numbers.number() / 40
      shape.strokeEnd = numbers.number() / 40
      shape.miterLimit = numbers.number()
      shape.lineDashPhase = numbers.number()
      if numbers.generator.chance(0.3) {
        shape.lineDashPattern = (0..<3).map { _ in NSNumber(value: numbers.number()) }
      }
      return shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = (0..<3).map { _ in numbers.color() }
      gradient.locations = (0..<3).map { _ in NSNumber(value: numbers.number() / 40) }
      gradient.startPoint = numbers.point()
      gradient.endPoint = numbers.point()
      if numbers.generator.chance(0.5) { gradient.type = .radial }
      return gradient
    case 2:
      let text = CATextLayer()
      text.string = "some words"
      text.fontSize = numbers.number()
      text.isWrapped = numbers.generator.chance(0.5)
      return text
    case 3:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = numbers.generator.below(5)
      replicator.instanceTransform = numbers.transform()
      replicator.instanceDelay = numbers.number()
      replicator.instanceColor = numbers.color()
      replicator.instanceAlphaOffset = Float(max(min(numbers.number(), 1e30), -1e30))
      replicator.addSublayer(LayerScene.box(0, 0, 9, 9, LayerScene.blue))
      return replicator
    case 4:
      let picture = CALayer()
      picture.contents = CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
      picture.contentsRect = numbers.rect()
      picture.contentsScale = max(abs(numbers.number()), .leastNonzeroMagnitude)
      picture.contentsGravity =
        [.resize, .center, .resizeAspect, .bottomLeft].randomElement(using: &numbers.generator)
        ?? .resize
      return picture
    default: return CALayer()
    }
  }

  private func spoil(_ layer: CALayer, _ numbers: inout Numbers) {
    for _ in 0..<numbers.generator.below(5) {
      switch numbers.generator.below(20) {
      case 0: layer.bounds = numbers.rect()
      case 1: layer.position = numbers.point()
      case 2: layer.anchorPoint = numbers.point()
      case 3: layer.zPosition = numbers.number()
      case 4: layer.transform = numbers.transform()
      case 5: layer.sublayerTransform = numbers.transform()
      case 6: layer.opacity = Float(max(min(numbers.number(), 1e30), -1e30))
      case 7: layer.masksToBounds.toggle()
      case 8: layer.cornerRadius = numbers.number()
      case 9: layer.borderWidth = numbers.number()
      case 10: layer.borderColor = numbers.color()
      case 11:
        layer.shadowOpacity = Float(max(min(numbers.number(), 1e30), -1e30))
        layer.shadowRadius = numbers.number()
        layer.shadowOffset = numbers.size()
      case 12: layer.shadowPath = numbers.path()
      case 13: layer.frame = numbers.rect()
      case 14: layer.timeOffset = numbers.number()
      case 15: layer.speed = Float(max(min(numbers.number(), 1e30), -1e30))
      case 16: layer.backgroundColor = numbers.color()
      case 17: layer.mask = LayerScene.box(5, 5, 20, 20, LayerScene.blue)
      case 18:
        let key = ["opacity", "position.x", "bounds.size.width", "cornerRadius", "transform.scale"]
          .randomElement(using: &numbers.generator)
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = numbers.number()
        animation.toValue = numbers.number()
        animation.duration = abs(numbers.number())
        animation.repeatCount = Float(min(abs(numbers.number()), 1e30))
        animation.timeOffset = numbers.number()
        layer.add(animation, forKey: nil)
      default: layer.shouldRasterize.toggle()
      }
    }
  }

  @Test(arguments: 0..<40)
  func `layers of hostile numbers are drawn, and what lies beside them is whole`(seed: UInt64)
    throws
  {
    var numbers = Numbers(generator: SeededGenerator(seed: seed))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    window.isHidden = false
    let root = window.layer
    root.backgroundColor = LayerScene.white
    // This layer clips, because its sublayers may be anywhere.
    let spoiled = LayerScene.box(0, 0, 90, 90)
    spoiled.masksToBounds = true
    root.addSublayer(spoiled)
    root.addSublayer(LayerScene.box(100, 10, 10, 10, LayerScene.blue))
    let renderer = LayerRenderer(scale: [1, 1.5, 2][Int(seed % 3)])
    var layers = [spoiled]
    for step in 1...12 {
      let new = layer(&numbers)
      new.frame = CGRect(
        x: Double(numbers.generator.below(60)), y: Double(numbers.generator.below(60)), width: 30,
        height: 30)
      new.backgroundColor = LayerScene.white
      layers.randomElement(using: &numbers.generator)?.addSublayer(new)
      layers.append(new)
      for layer in layers.dropFirst() { spoil(layer, &numbers) }
      window.advance(to: Double(step) * 0.1)
      try renderer.draw(root)
      let image = try renderer.image
      let scale = renderer.scale
      func pixel(_ x: Double, _ y: Double) -> UInt32 { image[Int(x * scale), Int(y * scale)] }
      expect(pixel(105, 15), equals: 0xFF19_59D9)
      expect(pixel(115, 80), equals: 0xFFFF_FFFF)
    }
  }
}
