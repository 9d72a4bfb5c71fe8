import Expectations
import SeededRandom
import Testing

@testable import QuartzCore

@MainActor
struct CALayerPresentationTests {
  /// A tree with animations of every kind, the same for the same seed.
  @MainActor
  private struct Program {
    let window = LayerTree()
    var layers: [CALayer] = []
    private var numbers: SeededGenerator

    init(seed: UInt64) {
      numbers = SeededGenerator(seed: seed)
      for _ in 0..<4 {
        let layer = CALayer()
        (layers.randomElement(using: &numbers) ?? window.layer).addSublayer(layer)
        layer.beginTime = .random(in: -1...1, using: &numbers)
        layer.speed = [1, 1, 0.5, 2, -1, 0].randomElement(using: &numbers)!
        layer.timeOffset = .random(in: -1...1, using: &numbers)
        layers.append(layer)
      }
      for layer in layers {
        for _ in 0..<3 { layer.add(animation(), forKey: nil) }
      }
    }

    private mutating func animation() -> CAAnimation {
      let paths = ["position.x", "position.y", "opacity", "transform.rotation.z", "zPosition"]
      let path = paths.randomElement(using: &numbers)!
      let animation: CAAnimation
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        let basic = CABasicAnimation(keyPath: path)
        basic.toValue = Double.random(in: -9...9, using: &numbers)
        basic.isAdditive = .random(using: &numbers)
        basic.isCumulative = .random(using: &numbers)
        animation = basic
      case 1:
        let spring = CASpringAnimation(keyPath: path)
        spring.fromValue = Double.random(in: -9...9, using: &numbers)
        animation = spring
      case 2:
        let frames = CAKeyframeAnimation(keyPath: path)
        frames.values = [0.0, Double.random(in: -9...9, using: &numbers), 3.0]
        if Bool.random(using: &numbers) { frames.calculationMode = .discrete }
        animation = frames
      default:
        let group = CAAnimationGroup()
        let part = CABasicAnimation(keyPath: path)
        part.byValue = Double.random(in: -9...9, using: &numbers)
        part.duration = 0.7
        group.animations = [part]
        animation = group
      }
      animation.duration = .random(in: 0.1...3, using: &numbers)
      animation.beginTime = .random(in: -2...2, using: &numbers)
      animation.repeatCount = [0, 2, 2.5, .infinity].randomElement(using: &numbers)!
      animation.autoreverses = .random(using: &numbers)
      animation.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &numbers)!
      animation.isRemovedOnCompletion = .random(using: &numbers)
      animation.speed = [1, 1, 2, -1].randomElement(using: &numbers)!
      return animation
    }

    func seen(at time: Double) -> [[Double]] {
      layers.map { layer in
        let values = layer.presentationValues(at: time)
        return [
          Double(values.position.x), Double(values.position.y), Double(values.opacity),
          Double(values.zPosition), Double(values.transform.m11), Double(values.transform.m12),
        ]
      }
    }
  }

  @Test func `any order of moments shows the same as time that goes on`() {
    for seed in 0..<300 as Range<UInt64> {
      let (told, asked) = (Program(seed: seed), Program(seed: seed))
      var inOrder: [[[Double]]] = []
      let times = (0..<12).map { Double($0) * 0.37 }
      for time in times {
        told.window.advance(to: time)
        inOrder.append(told.seen(at: time))
      }
      var numbers = SeededGenerator(seed: seed)
      for index in times.indices.shuffled(using: &numbers) {
        expect(
          asked.seen(at: times[index]), equals: inOrder[index], "seed \(seed), \(times[index]) s")
      }
    }
  }

  @Test func `the presentation tree knows its own, and points are converted in it`() throws {
    let window = LayerTree()
    let layer = CALayer()
    window.layer.addSublayer(layer)
    window.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: 10, y: 20)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let seen = try #require(layer.presentation())
    expect(seen.position == CGPoint(x: 10, y: 20) && layer.position == .zero)
    expect(seen.superlayer?.model() === window.layer && seen.model() === layer)
    expect(seen.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 10, y: 20))
  }

  @Test func `frames show their values at their times`() {
    let window = LayerTree()
    func shown(_ mode: CAAnimationCalculationMode, _ times: [NSNumber]?) -> [CGFloat] {
      let layer = CALayer()
      window.layer.addSublayer(layer)
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 40]
      animation.keyTimes = times
      animation.calculationMode = mode
      animation.duration = 4
      layer.add(animation, forKey: nil)
      let begin = window.layer.convertTime(CACurrentMediaTime(), from: nil)
      return [0.0, 1, 2, 3].map { layer.presentationValues(at: begin + $0).position.x }
    }
    window.advance(to: 0)
    expect(shown(.linear, nil), equals: [0, 5, 10, 25])
    expect(shown(.linear, [0, 0.25, 1]), equals: [0, 10, 20, 30])
    expect(shown(.discrete, nil), equals: [0, 0, 10, 40])
    expect(shown(.discrete, [0, 0.25, 0.5, 1]), equals: [0, 10, 40, 40])
    expect(shown(.paced, nil), equals: [0, 10, 20, 30])
  }
}
