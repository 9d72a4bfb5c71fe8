import CoreGraphics
import Expectations
import Foundation
import Testing

struct CGGeometryFunctionsTests {
  @Test func `the functions measure and make as the members do`() {
    let rect = CGRectMake(1, 2, 30, 40)
    expect(rect, equals: CGRect(x: 1, y: 2, width: 30, height: 40))
    let measures = [
      CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetMinY(rect),
      CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetWidth(rect), CGRectGetHeight(rect),
    ]
    expect(measures, equals: [1, 16, 31, 2, 22, 42, 30, 40] as [CGFloat])
    expect(CGRectOffset(rect, 1, -1), equals: CGRectMake(2, 1, 30, 40))
    expect(CGRectInset(rect, 5, 10), equals: CGRectMake(6, 12, 20, 20))
    expect(CGRectContainsPoint(rect, CGPointMake(16, 22)) && !CGRectIsEmpty(rect))
    let map = CGAffineTransformConcat(
      CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(1, 0))
    expect(CGPointApplyAffineTransform(CGPointMake(1, 1), map), equals: CGPointMake(3, 2))
    expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(map, CGAffineTransformInvert(map))))
  }
  @Test func `the functions compare and join rectangles`() {
    let (first, second) = (CGRectMake(0, 0, 10, 10), CGRectMake(5, 5, 10.5, 10.5))
    expect(CGRectUnion(first, second), equals: CGRect(x: 0, y: 0, width: 15.5, height: 15.5))
    expect(CGRectIntersection(first, second), equals: CGRect(x: 5, y: 5, width: 5, height: 5))
    expect(CGRectIntegral(second), equals: CGRect(x: 5, y: 5, width: 11, height: 11))
    expect(CGRectStandardize(CGRectMake(10, 10, -4, -6)).origin, equals: CGPoint(x: 6, y: 4))
    expect(CGRectIntersectsRect(first, second))
    expect(!CGRectIntersectsRect(first, CGRectMake(11, 0, 5, 5)))
    expect(CGRectContainsRect(first, CGRectMake(1, 1, 3, 3)) && !CGRectContainsRect(first, second))
    expect(CGRectIsNull(CGRectIntersection(first, CGRectMake(20, 20, 1, 1))))
    expect(!CGRectIsNull(first) && CGRectIsInfinite(.infinite) && !CGRectIsInfinite(first))
    expect(CGRectEqualToRect(first, CGRectMake(0, 0, 10, 10)) && !CGRectEqualToRect(first, second))
    expect(CGPointEqualToPoint(.zero, CGPointMake(0, 0)))
    expect(!CGPointEqualToPoint(.zero, CGPointMake(0, 1)))
    expect(CGSizeEqualToSize(CGSizeMake(1, 2), CGSize(width: 1, height: 2)))
    expect(!CGSizeEqualToSize(CGSizeMake(1, 2), .zero))
    expect(CGVectorMake(3, 4), equals: CGVector(dx: 3, dy: 4))
  }

  @Test func `a transform's functions do first what is named last`() {
    let moved = CGAffineTransformMakeTranslation(10, 0)
    let point = CGPoint(x: 1, y: 1)
    expect(point.applying(CGAffineTransformScale(moved, 2, 3)), equals: CGPoint(x: 12, y: 3))
    expect(point.applying(CGAffineTransformTranslate(moved, 1, 2)), equals: CGPoint(x: 12, y: 3))
    expect(
      point.applying(CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 1, 2)),
      equals: CGPoint(x: 4, y: 6))
    let turned = point.applying(CGAffineTransformRotate(moved, .pi / 2))
    expect(abs(turned.x - 9) < 1e-9 && abs(turned.y - 1) < 1e-9)
    let quarter = CGAffineTransformMakeRotation(.pi / 2)
    expect(abs(quarter.b - 1) < 1e-9 && abs(quarter.a) < 1e-9)
    let double = CGAffineTransformMakeScale(2, 2)
    expect(
      CGSizeApplyAffineTransform(CGSize(width: 1, height: 2), double),
      equals: CGSize(width: 2, height: 4)
    )
    expect(
      CGRectApplyAffineTransform(CGRect(x: 1, y: 1, width: 1, height: 1), double),
      equals: CGRect(x: 2, y: 2, width: 2, height: 2))
    expect(CGAffineTransformEqualToTransform(double, CGAffineTransform(scaleX: 2, y: 2)))
    expect(!CGAffineTransformEqualToTransform(double, moved))
    expect(double.translatedBy(x: 1, y: 0).concatenating(double.inverted()).tx, equals: 1)
    expect(CGAffineTransform.identity.isIdentity && !double.isIdentity)
  }
}
