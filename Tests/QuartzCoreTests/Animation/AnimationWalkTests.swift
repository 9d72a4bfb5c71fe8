import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

@testable import QuartzCore

/// Random layers and animations with small whole numbers, seen at whole and half seconds.
@MainActor
struct AnimationWalkTests {
  @MainActor
  private final class Walk {
    var random: SeededGenerator
    let tree = CALayer()
    let clock = LayerClock(time: 0)
    var layers: [CALayer] = []
    var heard: [String] = []
    var time = 0.0

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      tree.ownClock = clock
      tree.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layers = [tree]
      for _ in 0..<3 { addLayer() }
    }

    func number(_ count: Int = 9) -> CGFloat { CGFloat(random.below(count)) - 2 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func any() -> CALayer { layers[random.below(layers.count)] }

    func addLayer() {
      let layer: CALayer
      switch random.below(6) {
      case 0:
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 3), transform: nil)
        layer = shape
      case 1:
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0.5)]
        layer = gradient
      case 2:
        let replicator = CAReplicatorLayer()
        (replicator.instanceCount, replicator.instanceDelay) = (3, 0.5)
        replicator.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
        layer = replicator
      default: layer = CALayer()
      }
      layer.frame = CGRect(x: number(), y: number(), width: number() + 2, height: number() + 2)
      layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
      any().addSublayer(layer)
      layers.append(layer)
    }

    private func value(_ path: String) -> Any {
      switch path {
      case "position", "anchorPoint": NSValue(cgPoint: point())
      case "bounds": NSValue(cgRect: CGRect(x: 0, y: 0, width: number(), height: number()))
      case "bounds.size", "shadowOffset":
        NSValue(cgSize: CGSize(width: number(), height: number()))
      case "backgroundColor":
        [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 1, alpha: 0)][random.below(2)]
      case "transform": NSValue(caTransform3D: CATransform3DMakeScale(number(), 2, 1))
      case "hidden": random.chance(0.5)
      default: NSNumber(value: Double(number(5)) / 2)
      }
    }

    private static let paths = [
      "position", "position.x", "bounds", "bounds.size", "opacity", "transform", "cornerRadius",
      "transform.rotation.z", "transform.scale", "transform.translation.x", "backgroundColor",
      "shadowOffset", "zPosition", "borderWidth", "hidden", "anchorPoint", "bounds.size.width",
      "shadowOpacity", "strokeEnd", "lineWidth", "locations", "instanceDelay",
    ]

    private func animation() -> CAAnimation {
      let path = Self.paths[random.below(Self.paths.count)]
      let found: CAAnimation
      switch random.below(7) {
      case 0, 1, 2:
        let basic = random.chance(0.3) ? CASpringAnimation() : CABasicAnimation()
        basic.keyPath = path
        if random.chance(0.7) { basic.fromValue = value(path) }
        if random.chance(0.7) { basic.toValue = value(path) }
        if random.chance(0.2) { basic.byValue = value(path) }
        (basic.isAdditive, basic.isCumulative) = (random.chance(0.2), random.chance(0.3))
        if let spring = basic as? CASpringAnimation {
          spring.damping = CGFloat(random.below(4) * 10)
          spring.initialVelocity = number()
        }
        found = basic
      case 3, 4, 5:
        let frames = CAKeyframeAnimation(keyPath: path)
        let count = random.below(5)
        frames.values = (0..<count).map { _ in value(path) }
        if random.chance(0.5) {
          frames.keyTimes = (0..<count).map { NSNumber(value: Double($0) / 4) }
        }
        frames.calculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced][random.below(5)]
        frames.timingFunctions =
          random.chance(0.3) ? [CAMediaTimingFunction(name: .easeIn)] : nil
        frames.isCumulative = random.chance(0.2)
        found = frames
      default:
        let group = CAAnimationGroup()
        group.animations = (0..<random.below(3) + 1).map { _ in animation() }
        found = group
      }
      time(found)
      return found
    }

    private func time(_ animation: CAAnimation) {
      animation.duration = [0, 1, 1, 2, 0.5][random.below(5)]
      if random.chance(0.3) { animation.beginTime = time + Double(random.below(4)) / 2 - 0.5 }
      if random.chance(0.2) { animation.timeOffset = 0.5 }
      if random.chance(0.2) { animation.speed = [0, 2, -1, 0.5][random.below(4)] }
      if random.chance(0.3) { animation.repeatCount = [0, 1, 1.5, 2, .infinity][random.below(5)] }
      if random.chance(0.2) { animation.repeatDuration = Double(random.below(4)) }
      animation.autoreverses = random.chance(0.3)
      animation.fillMode = [.removed, .forwards, .backwards, .both][random.below(4)]
      animation.isRemovedOnCompletion = random.chance(0.5)
      if random.chance(0.4) {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut]
        animation.timingFunction = CAMediaTimingFunction(name: names[random.below(4)])
      }
    }

    func step(_ number: Int) {
      let layer = any()
      switch random.below(13) {
      case 0, 1, 2, 3:
        layer.add(animation(), forKey: random.chance(0.6) ? "key\(random.below(2))" : nil)
      case 4: layer.removeAnimation(forKey: "key\(random.below(2))")
      case 5: if random.chance(0.3) { layer.removeAllAnimations() }
      case 6: if layers.count < 7 { addLayer() }
      case 7:
        if layer !== tree, random.chance(0.4) { layer.removeFromSuperlayer() }
      case 8:
        if layer !== tree {
          layer.speed = [1, 0, 2, -1][random.below(4)]
          layer.timeOffset = Double(random.below(3))
        }
      default:
        CATransaction.begin()
        CATransaction.setAnimationDuration([0.25, 0, 1][random.below(3)])
        if random.chance(0.3) { CATransaction.setDisableActions(true) }
        CATransaction.setCompletionBlock { [weak self] in self?.heard.append("done \(number)") }
        let path = Self.paths[random.below(Self.paths.count)]
        layer.setValue(value(path), forKeyPath: path)
        CATransaction.commit()
      }
      time += [0, 0.25, 0.5, 0.5, 1][random.below(5)]
      clock.advance(to: time)
    }

    func seen() -> String {
      var lines = ["\(time)", tree.treeDescription(.presentation)]
      for layer in layers {
        let shown = layer.presentation() ?? layer
        lines.append(
          "\((layer.animationKeys() ?? []).filter { $0.hasPrefix("key") }) \(shown.frame) "
            + "\(shown.zPosition) \(layer.convert(point(), to: tree)) "
            + "\(layer.contains(point())) \(layer.convertTime(time, from: nil)) "
            + "\(tree.hitTest(point()).flatMap { hit in layers.firstIndex { $0 === hit } } ?? -1)")
      }
      lines += heard
      heard = []
      return ShortText.thousandths(lines.joined(separator: "\n"))
    }
  }

  @Test(arguments: 0..<6) func `layers and animations`(part: Int) {
    for seed in part * 10..<part * 10 + 10 {
      let walk = Walk(seed: seed)
      var texts: [String] = []
      for step in 0..<30 {
        walk.step(step)
        texts.append(walk.seen())
        if step % 6 == 5 {
          SeenMarks.see(texts.joined(separator: "\n"))
          texts = []
        }
      }
    }
  }

  @Test func `transforms in space`() {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(700 + seed))
      func number() -> CGFloat { CGFloat(random.below(7)) - 3 }
      func transform() -> CATransform3D {
        switch random.below(5) {
        case 0: CATransform3DMakeTranslation(number(), number(), number())
        case 1: CATransform3DMakeScale(number(), number(), number())
        case 2: CATransform3DMakeRotation(number() * .pi / 2, number(), number(), number())
        case 3:
          CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 0, d: 1, tx: 3, ty: 4))
        default: CATransform3DIdentity
        }
      }
      var (first, second) = (transform(), transform())
      if random.chance(0.3) { first.m34 = -0.5 }
      second.m34 = random.chance(0.2) ? 0.25 : second.m34
      let layer = CALayer()
      layer.transform = first
      let values: [Any] = [
        CATransform3DConcat(first, second), CATransform3DInvert(first),
        CATransform3DIsIdentity(first), CATransform3DIsAffine(first),
        CATransform3DEqualToTransform(first, second), CATransform3DGetAffineTransform(first),
        CATransform3DTranslate(first, 1, 2, 3), CATransform3DScale(first, 2, 1, 0),
        CATransform3DRotate(first, .pi / 2, 0, 0, 1), layer.affineTransform(),
        layer.value(forKeyPath: "transform.rotation.z") ?? "-",
        layer.value(forKeyPath: "transform.scale") ?? "-",
        layer.value(forKeyPath: "transform.translation") ?? "-",
      ]
      SeenMarks.see(ShortText.thousandths(values.map { "\($0)" }.joined(separator: "\n")))
    }
  }
}
