import CoreGraphics
import Expectations
import QuartzCore
import Testing
import UIKit

@testable import GestureTesting

/// The words for a layer's change.
@MainActor
struct LayerGeometryTextTests {
  private func words(_ change: (CALayer) -> Void) -> String {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let before = LayerGeometry(layer.presentationValues(at: 0))
    change(layer)
    return before.words(to: LayerGeometry(layer.presentationValues(at: 0)))
  }

  private func transform(_ transform: CATransform3D) -> String {
    words { $0.transform = transform }
  }

  @Test func `places and sizes`() {
    expect(words { _ in }, equals: "")
    expect(words { $0.position.y = 7 }, equals: "position 10,5 → 10,7")
    expect(words { $0.bounds.size.width = 8 }, equals: "bounds 0,0 20×10 → 0,0 8×10")
    expect(words { $0.bounds.origin.y = -3 }, equals: "bounds 0,0 20×10 → 0,-3 20×10")
    expect(
      words { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) },
      equals: "sublayer transform none → scale 2")
  }

  @Test func `shifts, scales and turns`() {
    expect(transform(CATransform3DMakeTranslation(5, 0, 0)), equals: "transform none → shifted 5,0")
    expect(
      transform(CATransform3DMakeTranslation(0, -2, 0)), equals: "transform none → shifted 0,-2")
    expect(transform(CATransform3DMakeScale(2, 2, 1)), equals: "transform none → scale 2")
    expect(transform(CATransform3DMakeScale(2, 3, 1)), equals: "transform none → scale 2,3")
    expect(
      transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), equals: "transform none → turned 90°")
    let both = CATransform3DScale(CATransform3DMakeRotation(.pi, 0, 0, 1), 2, 2, 1)
    expect(transform(both), equals: "transform none → scale 2 turned 180°")
    let skewed = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 4))
    expect(transform(skewed), equals: "transform none → [1 0 1 1] shifted 0,4")
  }
}
