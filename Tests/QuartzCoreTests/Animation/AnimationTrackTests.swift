import Expectations
import PantographMotion
import Testing

@testable import QuartzCore

/// Animations of exactly Core Animation's classes have a track. Those of subclasses, which may override
/// properties, read their values by name.
private final class PlainBasicAnimation: CABasicAnimation {}
private final class PlainSpringAnimation: CASpringAnimation {}

@MainActor
struct AnimationTrackTests {
  /// A property with values for it, two and a half runs of which are seen.
  private struct Case {
    let path: String
    let values: [Any]
  }

  private static let cases = [
    Case(
      path: "position",
      values: [CGPoint(x: 10.1, y: -3), CGPoint(x: 0.7, y: 1e3), CGPoint(x: -0.0, y: 33.3)]),
    Case(path: "position.x", values: [10.1, -3, 7]),
    Case(path: "position.y", values: [0.1, 200.7, 3]),
    Case(path: "opacity", values: [0.1, 0.7, 1]),
    Case(path: "transform.rotation.z", values: [0.1, 3.3, -1]),
    Case(path: "transform.rotation", values: [0.4, Double.pi, 2]),
    Case(path: "transform.rotation.x", values: [0.1, 0.2, 0.3]),
  ]

  /// Sets some of the three values of an animation.
  private func set(_ values: [Any], _ which: Int, on animation: CABasicAnimation) {
    if which & 1 != 0 { animation.fromValue = values[0] }
    if which & 2 != 0 { animation.toValue = values[1] }
    if which & 4 != 0 { animation.byValue = values[2] }
  }

  /// The bits of what a layer shows at 50 times.
  private func seen(_ animation: CABasicAnimation, turned: Bool) -> [[UInt64]] {
    let tree = LayerTree()
    let layer = CALayer()
    tree.layer.addSublayer(layer)
    layer.position = CGPoint(x: 12.3, y: 4.5)
    layer.opacity = 0.3
    if turned {
      layer.transform = CATransform3DConcat(
        CATransform3DMakeRotation(0.3, 1, 2, 3), CATransform3DMakeScale(2, 3, 1))
    }
    tree.advance(to: 0)
    layer.add(animation, forKey: nil)
    return (0..<50).map { step in
      let values = layer.presentationValues(at: Double(step) * 0.0537 - 0.05)
      let map = values.transform
      return [
        values.position.x, values.position.y, CGFloat(values.opacity), map.m11, map.m12, map.m13,
        map.m21, map.m22, map.m23, map.m31, map.m32, map.m33, map.m44,
      ].map { Double($0).bitPattern }
    }
  }

  private func prepare(_ animation: CABasicAnimation, _ test: Case, _ which: Int, _ flags: Int) {
    animation.keyPath = test.path
    set(test.values, which, on: animation)
    animation.isAdditive = flags & 1 != 0
    animation.isCumulative = flags & 2 != 0
    animation.autoreverses = flags & 4 != 0
    if flags & 8 != 0 { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
    animation.duration = 1
    animation.repeatCount = 2.5
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
  }

  @Test func `a track shows the bits of an animation that is read by name`() {
    for test in Self.cases {
      for which in 0..<8 {
        for flags in 0..<16 {
          let (fast, plain) = (CABasicAnimation(), PlainBasicAnimation())
          prepare(fast, test, which, flags)
          prepare(plain, test, which, flags)
          expect(AnimationTrack(fast) != nil)
          expectNil(AnimationTrack(plain))
          for turned in [false, true] {
            expect(
              seen(fast, turned: turned), equals: seen(plain, turned: turned),
              "\(test.path) \(which) \(flags) \(turned)")
          }
        }
      }
    }
  }

  @Test func `a track on a spring shows the bits of a spring that is read by name`() {
    for test in Self.cases {
      let (fast, plain) = (CASpringAnimation(), PlainSpringAnimation())
      for spring in [fast, plain] {
        prepare(spring, test, 4, 4)
        spring.damping = 3
        spring.initialVelocity = 2
      }
      expect(AnimationTrack(fast) != nil)
      expectNil(AnimationTrack(plain))
      expect(seen(fast, turned: true), equals: seen(plain, turned: true), "\(test.path)")
    }
  }

  @Test func `an animation of another property or another kind of value has no track`() {
    let size = CABasicAnimation(keyPath: "bounds.size")
    size.toValue = CGSize(width: 1, height: 2)
    expectNil(AnimationTrack(size))
    let odd = CABasicAnimation(keyPath: "position.x")
    odd.toValue = CGPoint(x: 1, y: 2)
    expectNil(AnimationTrack(odd))
    expectNil(AnimationTrack(CAKeyframeAnimation(keyPath: "position")))
    expectNil(AnimationTrack(CABasicAnimation()))
  }

  @Test func `a sum that is not finite is not shown`() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = Double.greatestFiniteMagnitude
    animation.isAdditive = true
    animation.isCumulative = true
    animation.repeatCount = 9
    animation.duration = 0.1
    let bits = seen(animation, turned: false)
    expect(bits.allSatisfy { Double(bitPattern: $0[0]).isFinite })
  }

  @Test func `sums that are too large for numbers are the same by both ways`() {
    let most = Double.greatestFiniteMagnitude
    let cases = [
      Case(
        path: "position",
        values: [
          CGPoint(x: most, y: 1), CGPoint(x: -most, y: most), CGPoint(x: most, y: most),
        ]),
      Case(
        path: "position",
        values: [CGPoint(x: 1, y: most), CGPoint(x: 2, y: -most), CGPoint(x: 3, y: most)]),
      Case(path: "position.x", values: [most, -most, most]),
      Case(path: "position.y", values: [-most, most, most]),
      Case(path: "opacity", values: [most, -most, most]),
      Case(path: "transform.rotation.z", values: [most, -most, most]),
      Case(path: "transform.rotation.x", values: [most, most, most]),
    ]
    for test in cases {
      for which in 1..<8 {
        for flags in 0..<16 {
          let (fast, plain) = (CABasicAnimation(), PlainBasicAnimation())
          prepare(fast, test, which, flags)
          prepare(plain, test, which, flags)
          let bits = seen(fast, turned: false)
          expect(bits.allSatisfy { $0.allSatisfy { Double(bitPattern: $0).isFinite } })
          expect(bits, equals: seen(plain, turned: false), "\(test.path) \(which) \(flags)")
        }
      }
    }
  }
}
