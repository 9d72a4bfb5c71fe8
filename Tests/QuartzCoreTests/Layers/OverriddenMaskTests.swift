import Expectations
import Foundation
import QuartzCore
import Testing

/// Masks of layers whose class overrides `mask`.
@MainActor
struct OverriddenMaskTests {
  private static let hole = CALayer()

  private final class Holed: CALayer {
    override var mask: CALayer? {
      get { hole }
      set { super.mask = newValue }
    }
  }

  @Test func `a mask does not refer to a layer that is gone, whatever the getter returns`() {
    let own = CALayer()
    var layer: Holed? = Holed()
    layer?.mask = own
    layer = nil
    // Each of them would mark the layer that it masks.
    Self.hole.setNeedsDisplay()
    own.setNeedsDisplay()
    own.setNeedsLayout()
    let next = CALayer()
    next.mask = own
    expect(next.mask === own && layer == nil)
  }

  @Test func `a mask that is replaced or taken away masks nothing`() {
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    layer.mask = first
    layer.mask = second
    expect(layer.mask === second)
    let other = CALayer()
    other.mask = second
    expect(layer.mask == nil && other.mask === second)
    other.addSublayer(second)
    expect(other.mask == nil && second.superlayer === other)
  }
}
