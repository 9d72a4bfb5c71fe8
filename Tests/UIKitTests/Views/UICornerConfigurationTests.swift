import Testing
import UIKit

@MainActor @Suite struct UICornerConfigurationTests {
  private func view(_ width: CGFloat = 100, _ height: CGFloat = 60) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `uniform corners are those of the layer`() {
    let view = view()
    view.cornerConfiguration = .corners(radius: 12)
    #expect(view.layer.cornerRadius == 12)
    #expect(view.effectiveRadius(corner: .topLeft) == 12)
  }

  @Test func `corners without a radius are not rounded`() {
    let view = view()
    view.cornerConfiguration = .uniformEdges(topRadius: 20)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
    #expect(view.effectiveRadius(corner: .topRight) == 20)
  }

  @Test func `a capsule follows the size up to its maximum`() {
    let view = view()
    view.cornerConfiguration = .capsule(maximumRadius: 40)
    #expect(view.layer.cornerRadius == 30)
    view.frame.size.height = 90
    #expect(view.layer.cornerRadius == 40)
  }

  @Test func `a concentric corner is smaller by its distance to the superview's corner`() {
    let (outer, inner) = (view(200, 200), view(180, 180))
    outer.cornerConfiguration = .corners(radius: 30)
    outer.addSubview(inner)
    inner.frame.origin = CGPoint(x: 10, y: 10)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(inner.effectiveRadius(corner: .bottomRight) == 20)
    outer.cornerConfiguration = .corners(radius: 5)
    #expect(inner.effectiveRadius(corner: .topLeft) == 4)
  }

  @Test func `a radius is at most half of the shorter side`() {
    let view = view()
    view.cornerConfiguration = .corners(radius: .fixed(500))
    #expect(view.effectiveRadius(corner: .allCorners) == 30)
  }
}
