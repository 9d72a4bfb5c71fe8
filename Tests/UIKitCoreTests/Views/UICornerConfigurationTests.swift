import Expectations
import Testing
import UIKit

@MainActor struct UICornerConfigurationTests {
  private func view(_ width: CGFloat = 100, _ height: CGFloat = 60) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `uniform corners are those of the layer`() {
    let view = view()
    view.cornerConfiguration = .corners(radius: 12)
    expect(view.layer.cornerRadius, equals: 12)
    expect(view.effectiveRadius(corner: .topLeft), equals: 12)
  }

  @Test func `corners without a radius are not rounded`() {
    let view = view()
    view.cornerConfiguration = .uniformEdges(topRadius: 20)
    expect(view.layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expect(view.effectiveRadius(corner: .bottomLeft), equals: 0)
    expect(view.effectiveRadius(corner: .topRight), equals: 20)
  }

  @Test func `a capsule follows the size up to its maximum`() {
    let view = view()
    view.cornerConfiguration = .capsule(maximumRadius: 40)
    expect(view.layer.cornerRadius, equals: 30)
    view.frame.size.height = 90
    expect(view.layer.cornerRadius, equals: 40)
  }

  @Test func `a concentric corner is smaller by its distance to the superview's corner`() {
    let (outer, inner) = (view(200, 200), view(180, 180))
    outer.cornerConfiguration = .corners(radius: 30)
    outer.addSubview(inner)
    inner.frame.origin = CGPoint(x: 10, y: 10)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    expect(inner.effectiveRadius(corner: .bottomRight), equals: 20)
    outer.cornerConfiguration = .corners(radius: 5)
    expect(inner.effectiveRadius(corner: .topLeft), equals: 4)
  }

  @Test func `a radius is at most half of the shorter side`() {
    let view = view()
    view.cornerConfiguration = .corners(radius: .fixed(500))
    expect(view.effectiveRadius(corner: .allCorners), equals: 30)
  }

  @Test func `corners of one edge have one radius`() {
    let configurations: [(UICornerConfiguration, [CGFloat])] = [
      (.uniformCorners(radius: 8), [8, 8, 8, 8]),
      (.corners(topLeftRadius: 1, topRightRadius: 2, bottomLeftRadius: 3), [1, 2, 3, 0]),
      (.uniformEdges(leftRadius: 7, rightRadius: 9), [7, 9, 7, 9]),
      (.uniformTopRadius(10, bottomRightRadius: 4), [10, 10, 0, 4]),
      (.uniformBottomRadius(11, topLeftRadius: 5), [5, 0, 11, 11]),
    ]
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    for (configuration, radii) in configurations {
      let view = view()
      view.cornerConfiguration = configuration
      expect(corners.map { view.effectiveRadius(corner: $0) }, equals: radii)
      expect(view.cornerConfiguration, equals: configuration)
    }
  }
}
