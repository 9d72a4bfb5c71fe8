import Expectations
import Testing

@testable import QuartzCore

private final class Delegate: CALayerDelegate {}

@MainActor
struct LayerReferenceTests {
  @Test func `a layer whose superlayer is freed has none`() {
    let (layer, below) = (CALayer(), CALayer())
    layer.addSublayer(below)
    var above: CALayer? = CALayer()
    above?.addSublayer(layer)
    expect(layer.superlayer === above)
    above = nil
    expectNil(layer.superlayer)
    expect(below.superlayer === layer)
    let other = CALayer()
    other.addSublayer(layer)
    expect(layer.superlayer === other)
  }

  @Test func `a mask whose layer is freed masks nothing`() {
    let mask = CALayer()
    var masked: CALayer? = CALayer()
    masked?.mask = mask
    expect(mask.maskedLayer === masked)
    masked = nil
    expectNil(mask.maskedLayer)
  }

  @Test func `a layer of a tree that is freed has no clock`() {
    let (layer, below) = (CALayer(), CALayer())
    layer.addSublayer(below)
    var tree: LayerTree? = LayerTree()
    tree?.layer.addSublayer(layer)
    expect(below.clock != nil)
    tree = nil
    expectNil(below.clock)
    expectNil(layer.clock)
  }

  @Test func `a delegate that is freed is nil`() {
    let layer = CALayer()
    var delegate: Delegate? = Delegate()
    layer.delegate = delegate
    expect(layer.delegate === delegate)
    delegate = nil
    expectNil(layer.delegate)
  }

  @Test func `a change of a copy of values changes no other copy`() {
    let first = LayerValues()
    var second = first
    expect(second, equals: first)
    second.borderWidth = 2
    second.more["progress"] = .number(1)
    second.shadowPath = []
    var third = second
    third.contents = "picture"
    third.more["progress"] = .number(2)
    expect(first.borderWidth, equals: 0)
    expect(first.more.isEmpty)
    expect(LayerValues(), equals: first)
    expectNil(second.contents)
    expect(second.number("progress"), equals: 1)
    expect(third.number("progress"), equals: 2)
    expect(second, differsFrom: first)
    expect(third, differsFrom: second)
    third.contents = nil
    third.more = second.more
    expect(third, equals: second)
  }

  @Test func `values whose contents cannot be compared equal nothing`() {
    var values = LayerValues()
    values.contents = { 1 }
    let copy = values
    expect(values, differsFrom: copy)
  }
}

/// A layer that stays where it is.
private final class StubbornLayer: CALayer {
  override func removeFromSuperlayer() {}
}

extension LayerReferenceTests {
  @Test func `a layer that two layers contain keeps the one that is not freed`() {
    let (layer, last) = (StubbornLayer(), CALayer())
    var first: CALayer? = CALayer()
    first?.addSublayer(layer)
    last.addSublayer(layer)
    first = nil
    expect(layer.superlayer === last)
  }
}
