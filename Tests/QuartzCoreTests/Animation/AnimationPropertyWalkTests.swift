import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

@testable import QuartzCore

/// Animations with random properties, their copies, and the values that they show.
@MainActor
struct AnimationPropertyWalkTests {
  private static let numbers: [[NSNumber]?] = [nil, [0, 1, -1], [0.5, 0.5, 0.5]]

  private static let all: [Knob<CAAnimation>] = [
    Knob("pace", \.timingFunction, [nil, CAMediaTimingFunction(name: .easeIn)]),
    Knob("removed", \.isRemovedOnCompletion, [true, false]), Knob("begin", \.beginTime, [0, 1]),
    Knob("duration", \.duration, [0, 1, 2]), Knob("speed", \.speed, [1, 2, 0, -1]),
    Knob("offset", \.timeOffset, [0, 0.5]), Knob("count", \.repeatCount, [0, 1.5, 3]),
    Knob("repeated", \.repeatDuration, [0, 1, 3]), Knob("back", \.autoreverses, [true, false]),
    Knob("fill", \.fillMode, [.removed, .forwards, .backwards, .both]),
    Knob(
      "rate", \.preferredFrameRateRange, [.default, CAFrameRateRange(minimum: 10, maximum: 60)]),
  ]

  private static let property: [Knob<CAPropertyAnimation>] = [
    Knob("path", \.keyPath, ["position", "transform", "colors", "path", "opacity", "own"]),
    Knob("additive", \.isAdditive, [true, false]),
    Knob("cumulative", \.isCumulative, [true, false]),
    Knob(
      "function", \.valueFunction,
      [nil, CAValueFunction(name: .rotateZ), CAValueFunction(name: .scaleX)]),
  ]

  private static let spring: [Knob<CASpringAnimation>] = [
    Knob("mass", \.mass, [1, 2]), Knob("stiffness", \.stiffness, [1, 100]),
    Knob("damping", \.damping, [0, 1, 10, 40]), Knob("velocity", \.initialVelocity, [0, 1, -2]),
    Knob("over", \.allowsOverdamping, [true, false]),
  ]

  private static let frames: [Knob<CAKeyframeAnimation>] = [
    Knob("mode", \.calculationMode, [.linear, .discrete, .paced, .cubic, .cubicPaced]),
    Knob("tension", \.tensionValues, numbers), Knob("continuity", \.continuityValues, numbers),
    Knob("bias", \.biasValues, numbers),
    Knob("rotation", \.rotationMode, [nil, .rotateAuto, .rotateAutoReverse]),
    Knob("times", \.keyTimes, [nil, nil, [0, 0.5, 1, 1], [0, 0, 0.25, 1]]),
  ]

  private static let transition: [Knob<CATransition>] = [
    Knob("type", \.type, [.fade, .moveIn, .push, .reveal]),
    Knob("subtype", \.subtype, [nil, .fromLeft, .fromTop, .fromRight, .fromBottom]),
    Knob("start", \.startProgress, [0, 0.5]), Knob("end", \.endProgress, [0.5, 1]),
  ]

  private static func turn<Owner>(
    _ owner: Owner, _ knobs: [Knob<Owner>], _ random: inout SeededGenerator
  ) {
    for _ in 0..<random.below(knobs.count) { knobs[random.below(knobs.count)].turn(owner, &random) }
  }

  private static func text<Owner>(_ owner: Any, _ knobs: [Knob<Owner>]) -> [String] {
    (owner as? Owner).map { owner in knobs.map { $0.text(owner) } } ?? []
  }

  private static func text(_ animation: CAAnimation) -> String {
    var lines = text(animation, all) + text(animation, property) + text(animation, spring)
    lines += text(animation, frames) + text(animation, transition)
    if let spring = animation as? CASpringAnimation {
      lines += ["\(spring.settlingDuration) \(spring.perceptualDuration) \(spring.bounce)"]
    }
    return lines.joined(separator: "\n") + "\(animation.value(forKey: "note") ?? "-")"
  }

  private static func path(_ random: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    func point() -> CGPoint { CGPoint(x: random.below(5), y: random.below(5)) }
    path.move(to: point())
    for _ in 0..<3 {
      switch random.below(5) {
      case 0: path.addQuadCurve(to: point(), control: point())
      case 1: path.addCurve(to: point(), control1: point(), control2: point())
      case 2: path.closeSubpath()
      case 3: path.move(to: point())
      default: path.addLine(to: point())
      }
    }
    if path.isEmpty { path.addLine(to: point()) }
    return path
  }

  private static func value(_ path: String, _ random: inout SeededGenerator) -> Any {
    let share = CGFloat(random.below(4)) / 2
    switch path {
    case "position":
      return random.chance(0.5)
        ? CGPoint(x: share, y: 2) : NSValue(cgPoint: CGPoint(x: 1, y: share))
    case "transform":
      switch random.below(3) {
      case 0: return CATransform3DMakeTranslation(share, 1, 0)
      case 1: return CGAffineTransform(a: 1 + share, b: 0, c: 0, d: 1, tx: 2, ty: 0)
      default: return NSValue(caTransform3D: CATransform3DMakeRotation(share, 0, 0, 1))
      }
    case "colors": return [CGColor(gray: share, alpha: 1), CGColor(gray: 0, alpha: share)]
    case "path": return self.path(&random)
    default: return random.chance(0.5) ? Float(share) as Any : NSNumber(value: Int(share))
    }
  }

  private static func animation(_ random: inout SeededGenerator) -> CAAnimation {
    let made: CAAnimation
    let kinds: [() -> CAAnimation] = [
      CABasicAnimation.init, CASpringAnimation.init, CAKeyframeAnimation.init, CATransition.init,
      CAKeyframeAnimation.init,
    ]
    made = kinds[random.below(kinds.count)]()
    turn(made, all, &random)
    if let property = made as? CAPropertyAnimation {
      property.keyPath = "position"
      turn(property, self.property, &random)
    }
    let path = (made as? CAPropertyAnimation)?.keyPath ?? ""
    if let spring = made as? CASpringAnimation { turn(spring, self.spring, &random) }
    if let transition = made as? CATransition { turn(transition, self.transition, &random) }
    if let basic = made as? CABasicAnimation {
      if random.chance(0.7) { basic.fromValue = value(path, &random) }
      if random.chance(0.7) { basic.toValue = value(path, &random) }
      if random.chance(0.4) { basic.byValue = value(path, &random) }
    }
    if let frames = made as? CAKeyframeAnimation {
      turn(frames, self.frames, &random)
      let discrete = frames.calculationMode == .discrete && frames.keyTimes != nil
      let count = frames.keyTimes?.count ?? 3
      frames.values = (0..<(discrete ? count - 1 : count)).map { _ in value(path, &random) }
      if path == "position", frames.keyTimes == nil, random.chance(0.6) {
        frames.path = self.path(&random)
      }
    }
    made.setValue("\(random.below(3))", forKey: "note")
    return made
  }

  @Test func `animations of all kinds and their values`() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let root = CALayer()
      let clock = LayerClock(time: 0)
      root.ownClock = clock
      let layer: CALayer = random.chance(0.5) ? CAShapeLayer() : CAGradientLayer()
      layer.frame = CGRect(x: 1, y: 2, width: 8, height: 4)
      (layer as? CAShapeLayer)?.path = Self.path(&random)
      (layer as? CAGradientLayer)?.colors = [CGColor.white, CGColor.black]
      root.addSublayer(layer)
      clock.advance(to: 1)
      let animation = Self.animation(&random)
      var lines = [Self.text(animation)]
      if let copy = animation.copy() as? CAAnimation { lines.append(Self.text(copy)) }
      let own = CAAnimationGroup()
      (own.animations, own.duration) = ([animation], 2)
      layer.add(random.chance(0.2) ? own : animation, forKey: "key")
      if let held = layer.animation(forKey: "key") { lines.append(Self.text(held)) }
      for time in [1.25, 1.5, 2, 2.5, 3, 5] {
        clock.advance(to: time)
        let shown = layer.presentation() ?? layer
        let path = (shown as? CAShapeLayer)?.path?.steps ?? []
        let colors = ((shown as? CAGradientLayer)?.colors ?? []).map { "\($0)" }
        lines.append(
          "\(time) \(shown.position) \(shown.transform) \(shown.opacity) \(path) \(colors) "
            + "\(shown.value(forKeyPath: "own") ?? "-") \(layer.animationKeys() ?? [])")
      }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }
}
