import Expectations
import QuartzCore
import Testing

@MainActor
struct CABasicAnimationTests {
  /// The visible x of a layer at 50 at the start, middle and end of an animation.
  private func shown(_ prepare: (CABasicAnimation) -> Void) -> [CGFloat] {
    let window = LayerTree()
    let layer = CALayer()
    window.layer.addSublayer(layer)
    layer.position.x = 50
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 4
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    prepare(animation)
    layer.add(animation, forKey: "x")
    return [0.0, 2, 4].map {
      window.advance(to: $0)
      return layer.seen.position.x
    }
  }

  @Test func `from, to and by in every combination`() {
    expect(shown { ($0.fromValue, $0.toValue) = (0, 10) }, equals: [0, 5, 10])
    expect(shown { ($0.fromValue, $0.byValue) = (20, 10) }, equals: [20, 25, 30])
    expect(shown { ($0.byValue, $0.toValue) = (10, 10) }, equals: [0, 5, 10])
    expect(shown { $0.fromValue = 0 }, equals: [0, 25, 50])
    expect(shown { $0.toValue = 0 }, equals: [50, 25, 0])
    expect(shown { $0.byValue = 10 }, equals: [50, 55, 60])
    expect(shown { _ in }, equals: [50, 50, 50])
  }

  @Test func `an additive animation lies over the model`() {
    expect(
      shown { ($0.fromValue, $0.toValue, $0.isAdditive) = (-10, 0, true) }, equals: [40, 45, 50])
    expect(shown { ($0.byValue, $0.isAdditive) = (10, true) }, equals: [50, 55, 60])
  }

  @Test func `runs repeat, turn back and pile up`() {
    let twice = shown { ($0.fromValue, $0.toValue, $0.duration, $0.repeatCount) = (0, 10, 2, 2) }
    expect(twice, equals: [0, 0, 10])
    let back = shown { ($0.fromValue, $0.toValue, $0.duration, $0.autoreverses) = (0, 10, 2, true) }
    expect(back, equals: [0, 10, 0])
    let piled = shown {
      ($0.fromValue, $0.toValue, $0.duration, $0.repeatCount) = (0, 10, 2, 2)
      $0.isCumulative = true
    }
    expect(piled, equals: [0, 10, 20])
    let cut = shown { ($0.fromValue, $0.toValue, $0.duration, $0.repeatDuration) = (0, 8, 4, 3) }
    expect(cut, equals: [0, 4, 6])
  }

  @Test func `an animation's own speed and offset`() {
    expect(shown { ($0.fromValue, $0.toValue, $0.speed) = (0, 10, 2) }, equals: [0, 10, 10])
    expect(shown { ($0.fromValue, $0.toValue, $0.speed) = (0, 10, -1) }, equals: [10, 5, 0])
    expect(
      shown { ($0.fromValue, $0.toValue, $0.timeOffset) = (0, 10, 1) }, equals: [2.5, 7.5, 2.5])
    let still = shown { ($0.fromValue, $0.toValue, $0.speed, $0.timeOffset) = (0, 10, 0, 1) }
    expect(still, equals: [2.5, 2.5, 2.5])
  }

  @Test func `what is removed at its end fills nothing after it`() {
    let removed = shown {
      ($0.fromValue, $0.toValue, $0.isRemovedOnCompletion) = (0, 10, true)
    }
    expect(removed, equals: [0, 5, 50])
  }

  @Test func `before its begin it shows only what it fills backwards`() {
    let filled = shown { ($0.fromValue, $0.toValue, $0.beginTime) = (0, 10, 2) }
    expect(filled, equals: [0, 0, 5])
    let waiting = shown {
      ($0.fromValue, $0.toValue, $0.beginTime, $0.fillMode) = (0, 10, 2, .forwards)
    }
    expect(waiting, equals: [50, 0, 5])
  }

  @Test func `a layer takes a copy that nobody changes`() async {
    let window = LayerTree()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 1
    window.layer.add(animation, forKey: "fade")
    animation.duration = 5
    expect(window.layer.animation(forKey: "fade")?.duration, equals: 1)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        layer.animation(forKey: "fade")?.duration = 5
      }
    }
  }

  @Test func `a transform turns and grows by its parts`() {
    let window = LayerTree()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.toValue = CATransform3DConcat(CATransform3DMakeScale(3, 3, 1), turned)
    animation.duration = 2
    window.layer.add(animation, forKey: nil)
    window.advance(to: 1)
    let layer = window.layer.seen
    expect(
      abs((layer.value(forKeyPath: "transform.rotation.z") as! Double) - .pi / 4), isBelow: 1e-12)
    expect(abs((layer.value(forKeyPath: "transform.scale.x") as! Double) - 2), isBelow: 1e-12)
    expect(abs((layer.value(forKeyPath: "transform.scale.y") as! Double) - 2), isBelow: 1e-12)
  }

  @Test func `two whole turns by key path are two turns`() {
    let window = LayerTree()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = 4 * Double.pi
    animation.duration = 4
    window.layer.add(animation, forKey: nil)
    for quarter in 0..<16 {
      window.advance(to: Double(quarter) / 4)
      let m = window.layer.seen.transform
      expect(abs(m.m11 - cos(Double(quarter) * .pi / 4)), isBelow: 1e-9)
      expect(abs(m.m12 - sin(Double(quarter) * .pi / 4)), isBelow: 1e-9)
    }
  }
}
