import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor
struct CALayerLayoutTests {
  private final class Row: CALayer {
    var layouts = 0

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      sublayers?.first?.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }

  @Test func `a layer is laid out when it is asked, once for all that changed`() {
    let row = Row()
    row.addSublayer(CALayer())
    row.bounds.size = CGSize(width: 100, height: 50)
    row.frame.size.width = 200
    expect(row.needsLayout() && row.layouts == 0)
    row.layoutIfNeeded()
    expect(row.layouts == 1 && !row.needsLayout())
    expect(row.sublayers?[0].frame, equals: CGRect(x: 10, y: 10, width: 180, height: 30))
    row.layoutIfNeeded()
    expect(row.layouts, equals: 1)
  }

  @Test func `a layer below and a mask are laid out with the layer above`() {
    let (top, row, mask) = (CALayer(), Row(), Row())
    row.setNeedsLayout()
    top.addSublayer(row)
    mask.setNeedsLayout()
    top.mask = mask
    top.layoutIfNeeded()
    expect(row.layouts == 1 && mask.layouts == 1)
    row.setNeedsLayout()
    top.layoutIfNeeded()
    expect(row.layouts == 2 && mask.layouts == 1)
  }

  @Test func `a layer turns around its anchor's depth`() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 100, height: 100)
    layer.position = CGPoint(x: 50, y: 50)
    layer.anchorPointZ = -50
    layer.zPosition = -50
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let face = CALayer()
    face.addSublayer(layer)
    // Rotated by a quarter turn about an axis 50 points behind, the face is the cube's right side.
    let corner = layer.convert(CGPoint(x: 0, y: 0), to: face)
    expect(abs(corner.x - 100) < 0.001 && layer.anchorPointZ == CGFloat(-50))
  }

  @Test func `overridden geometry is used`() {
    final class Tall: CALayer {
      var changes = 0
      override var bounds: CGRect { didSet { changes += 1 } }
      override var cornerRadius: CGFloat {
        get { super.cornerRadius }
        set { super.cornerRadius = newValue * 2 }
      }
    }
    let tall = Tall()
    tall.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    tall.cornerRadius = 4
    expect(tall.changes == 1 && tall.cornerRadius == CGFloat(8))
  }
}
