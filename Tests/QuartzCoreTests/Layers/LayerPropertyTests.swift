import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

/// Custom properties of a layer, and drawing that uses them.
@MainActor
struct LayerPropertyTests {
  private class Ring: CALayer {
    @LayerProperty("progress") var progress: CGFloat
    @LayerProperty("count") var count: Int
    @LayerProperty("isOn") var isOn: Bool
    @LayerProperty("shift") var shift: CGPoint
    @LayerProperty("color") var color: CGColor?
    @LayerProperty("note") var note: String?
    @LayerProperty("thickness") var thickness: CGFloat = 4
    /// The values with which the layer was drawn.
    var drawn: [CGFloat] = []
    /// A property that is not animated.
    var width: CGFloat = 3

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: CGContext) {
      drawn.append(progress)
      ctx.setFillColor(.black)
      ctx.fill(CGRect(x: 0, y: 0, width: progress * 100, height: width))
    }
  }

  private final class Animated: Ring {
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress
      animation.duration = 1
      return animation
    }
  }

  private let tree = LayerTree()

  private func show<Layer: Ring>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    tree.layer.addSublayer(layer)
    tree.advance(to: 1)
    return layer
  }

  private final class Owned: CALayer {
    @WeakLayerProperty("owner") var owner: Ring!
    @WeakLayerProperty("other") var other: (any CALayerDelegate)?
  }

  @Test func `a weak property does not retain its object, and copies have it`() {
    let layer = Owned()
    expect(layer.owner == nil && layer.other == nil)
    tree.layer.addSublayer(layer)
    var ring: Ring? = Ring()
    layer.owner = ring
    tree.advance(to: 1)
    expect(layer.owner === ring && layer.presentation()?.owner === ring)
    weak let released = ring
    ring = nil
    expect(released == nil && layer.owner == nil)
    layer.owner = nil
    expectNil(layer.owner)
  }

  @Test func `a property is nothing until it is set, then what was set`() {
    let ring = Ring()
    expect(ring.progress == 0 && ring.count == 0 && !ring.isOn && ring.shift == .zero)
    expect(ring.color == nil && ring.note == nil)
    ring.progress = 0.25
    ring.count = 7
    ring.isOn = true
    ring.shift = CGPoint(x: 1, y: 2)
    ring.color = .black
    ring.note = "seven"
    expect(ring.progress == 0.25 && ring.count == 7 && ring.isOn)
    expect(ring.shift == CGPoint(x: 1, y: 2) && ring.color == .black && ring.note == "seven")
    expect(ring.value(forKey: "progress") as? Double, equals: 0.25)
    ring.setValue(0.5, forKey: "progress")
    expect(ring.progress, equals: 0.5)
    ring.color = nil
    expectNil(ring.color)
    let copy = Ring(layer: ring)
    expect(copy.progress == 0.5 && copy.note == "seven")
  }

  @Test func `any name is kept on a layer, as on iOS`() {
    let layer = CALayer()
    expectNil(layer.value(forKey: "tag"))
    layer.setValue("one", forKey: "tag")
    expect(layer.value(forKey: "tag") as? String, equals: "one")
    layer.setValue(nil, forKey: "tag")
    expectNil(layer.value(forKey: "tag"))
  }

  @Test func `what it is drawn by is drawn when it is set, and no other`() {
    let ring = show(Ring())
    ring.drawn = []
    ring.progress = 0.5
    _ = tree.layer.snapshot()
    expect(ring.drawn, equals: [0.5])
    ring.count = 2
    _ = tree.layer.snapshot()
    expect(ring.drawn, equals: [0.5])
    expectNil(ring.animationKeys())
  }

  @Test func `an animation draws it for each picture, by what the layer keeps besides`() throws {
    let ring = show(Ring())
    ring.width = 5
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 2
    ring.add(animation, forKey: nil)
    var drawings: [Drawing] = []
    for time in [1.0, 1.5, 2, 2.5] {
      tree.advance(to: time)
      ring.drawn = []
      let seen = tree.layer.snapshot().sublayers[0].values
      expect(ring.drawn, equals: [CGFloat((time - 1) / 2)])
      expect(seen.number("progress"), equals: (time - 1) / 2)
      if let drawing = seen.contents as? Drawing { drawings.append(drawing) }
      expect(ring.presentation()?.progress, equals: CGFloat((time - 1) / 2))
      expect(ring.progress, equals: 0)
    }
    expect(drawings.count >= 3 && zip(drawings, drawings.dropFirst()).allSatisfy { $0 != $1 })
    tree.advance(to: 4)
    ring.drawn = []
    let over = tree.layer.snapshot().sublayers[0].values
    expect(ring.drawn.isEmpty && over.number("progress") == 0)
  }

  @Test func `its own action animates a change from where it is`() {
    let ring = show(Animated())
    ring.progress = 1
    tree.advance(to: 1.25)
    expect(ring.presentation()?.progress, equals: 0.25)
    ring.progress = 0
    tree.advance(to: 1.75)
    expect(abs((ring.presentation()?.progress ?? 0) - 0.125), isBelow: 1e-9)
    tree.advance(to: 3)
    expect(ring.presentation()?.progress == 0 && ring.animationKeys() == nil)
  }

  @Test func `a group draws, too, and one of another property does not`() {
    let ring = show(Ring())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 1
    ring.add(fade, forKey: "fade")
    tree.advance(to: 1.5)
    ring.drawn = []
    _ = tree.layer.snapshot()
    expect(ring.drawn.isEmpty)
    let group = CAAnimationGroup()
    let grow = CABasicAnimation(keyPath: "progress")
    grow.fromValue = 0.5
    grow.toValue = 1
    group.animations = [grow]
    group.duration = 1
    ring.progress = 0.2
    ring.add(group, forKey: "group")
    _ = tree.layer.snapshot()
    tree.advance(to: 2)
    ring.drawn = []
    _ = tree.layer.snapshot()
    expect(ring.drawn, equals: [0.75])
  }

  @Test func `a property with a value of its own has that until it is set, animated from there`() {
    let ring = show(Ring())
    expect(ring.thickness, equals: 4)
    let animation = CABasicAnimation(keyPath: "thickness")
    animation.toValue = 8
    animation.duration = 1
    ring.add(animation, forKey: nil)
    tree.advance(to: 1.5)
    expect(ring.presentation()?.thickness == 6 && ring.thickness == 4)
  }

  @Test func `keyframes of such a property go through their values`() {
    let ring = show(Ring())
    let keyframes = CAKeyframeAnimation(keyPath: "thickness")
    keyframes.values = [1, 3]
    keyframes.duration = 1
    ring.add(keyframes, forKey: nil)
    tree.advance(to: 1.5)
    expect(ring.presentation()?.thickness, equals: 2)
  }

  @Test(arguments: [
    (0.49, false, 0), (0.5, true, 1), (0.51, true, 1), (-0.4, false, 0), (2.5, true, 3),
  ])
  func `a number is a truth from one half on, and a whole number when it is rounded`(
    number: Double, isOn: Bool, count: Int
  ) {
    let ring = Ring()
    ring.setValue(number, forKey: "isOn")
    ring.setValue(number, forKey: "count")
    expect(ring.isOn == isOn && ring.count == count)
  }
}
