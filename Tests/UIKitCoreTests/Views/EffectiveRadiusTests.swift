import Expectations
import Testing
import UIKit

/// The radius with which a view's corner is drawn.
@MainActor
struct EffectiveRadiusTests {
  @Test func `a corner's radius is that of the layer, if the corner is rounded`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    expect(view.effectiveRadius(corner: .topLeft), equals: 0)
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    expect(view.effectiveRadius(corner: .topLeft), equals: 12)
    expect(view.effectiveRadius(corner: .bottomRight), equals: 12)
    expect(view.effectiveRadius(corner: .topRight), equals: 0)
    expect(view.effectiveRadius(corner: .bottomLeft), equals: 0)
    view.layer.cornerRadius = 90
    expect(view.effectiveRadius(corner: .topLeft), equals: 20)
  }
}
