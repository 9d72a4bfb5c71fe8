import Expectations
import QuartzCore
import Testing

@MainActor
struct CALayerTimeTests {
  @Test func `time goes through begin, speed and offset of every layer above`() {
    let window = LayerTree()
    let (outer, inner) = (CALayer(), CALayer())
    window.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.beginTime = 2
    outer.speed = 0.5
    outer.timeOffset = 10
    inner.beginTime = 4
    inner.speed = -2
    inner.timeOffset = 1
    expect(outer.convertTime(6, from: nil), equals: 12)
    expect(inner.convertTime(6, from: nil), equals: (12 - 4) * -2 + 1)
    expect(inner.convertTime(6, from: nil), equals: inner.convertTime(12, from: outer))
    expect(inner.convertTime(-15, to: nil), equals: 6)
    expect(inner.convertTime(-15, to: outer), equals: 12)
  }

  @Test func `a layer frozen and let go on again shows no time between`() {
    let window = LayerTree()
    let layer = CALayer()
    window.layer.addSublayer(layer)
    window.advance(to: 3)
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    window.advance(to: 8)
    expect(layer.convertTime(CACurrentMediaTime(), from: nil), equals: 3)
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    expect(layer.convertTime(8, from: nil), equals: 3)
    expect(layer.convertTime(9, from: nil), equals: 4)
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func `a stopped container shows what its offset says, forwards and back`(percent: Double) {
    let duration = 0.35
    let window = LayerTree()
    let (container, moving) = (CALayer(), CALayer())
    window.layer.addSublayer(container)
    container.addSublayer(moving)
    window.advance(to: 5)
    container.speed = 0
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    moving.add(animation, forKey: nil)
    container.timeOffset = percent * duration
    expect(abs(moving.seen.position.x - percent * 100), isBelow: 1e-9)
    container.timeOffset = duration
    window.advance(to: 6)
    expect(moving.animationKeys() != nil)
    container.timeOffset = 0
    expect(moving.seen.position.x, equals: 0)

    // Finished: time continues from there, and the animation ends after its remaining duration.
    container.timeOffset = percent * duration
    let paused = container.timeOffset
    container.speed = 1
    container.timeOffset = 0
    container.beginTime = 0
    container.beginTime = container.convertTime(CACurrentMediaTime(), from: nil) - paused
    expect(abs(moving.seen.position.x - percent * 100), isBelow: 1e-9)
    let rest = (1 - percent) * duration
    window.advance(to: 6 + rest - 1e-6)
    expect(moving.animationKeys() != nil)
    window.advance(to: 6 + rest + 1e-6)
    expectNil(moving.animationKeys())
  }

  @Test func `a time that is no number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().timeOffset = .nan }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().speed = .infinity }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().position.x = .nan }
    }
  }
}
