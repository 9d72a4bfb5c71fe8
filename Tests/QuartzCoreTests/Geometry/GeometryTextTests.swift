import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Geometry as text and as objects.
@MainActor
struct GeometryTextTests {
  @Test func `geometry is written in the formats of UIKit`() {
    expect(NSStringFromCGPoint(CGPoint(x: 10, y: 20.5)), equals: "{10, 20.5}")
    expect(NSStringFromCGSize(CGSize(width: 320, height: 480)), equals: "{320, 480}")
    expect(
      NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)), equals: "{{1, 2}, {3, 4}}")
    expect(NSStringFromCGVector(CGVector(dx: 1, dy: -2)), equals: "{1, -2}")
    expect(
      NSStringFromCGAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      equals: "[1, 2, 3, 4, 5, 6]")
  }

  @Test func `a rectangle is cast to a value and back`() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let object = rect as NSValue
    expect(object.cgRectValue, equals: rect)
    expect((object as Any) as? CGRect, equals: rect)
    expectNil((NSNumber(value: 1) as NSValue as Any) as? CGRect)
  }

  @Test func `a number is cast to an object and back`() {
    let object = (2.5 as CGFloat) as NSNumber
    expect(object.doubleValue, equals: 2.5)
    expect((object as Any) as? CGFloat, equals: 2.5)
    expectNil((NSString("2") as Any) as? CGFloat)
  }

  @Test func `a transform in space has an affine part only if it stays in the plane`() {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let inSpace = CATransform3DMakeAffineTransform(map)
    expect(CATransform3DIsAffine(inSpace) && CATransform3DGetAffineTransform(inSpace) == map)
    var tilted = inSpace
    tilted.m34 = -0.001
    expect(!CATransform3DIsAffine(tilted))
    expect(CATransform3DEqualToTransform(inSpace, inSpace))
    expect(!CATransform3DEqualToTransform(inSpace, tilted))
    let layer = CALayer()
    layer.setAffineTransform(map)
    expect(layer.affineTransform() == map && CATransform3DIsAffine(layer.transform))
  }
}
