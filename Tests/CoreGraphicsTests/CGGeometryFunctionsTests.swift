import CoreGraphics
import Foundation
import Testing

@Suite struct CGGeometryFunctionsTests {
  @Test func `the functions measure and make as the members do`() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
    let measures = [
      CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetMinY(rect),
      CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetWidth(rect), CGRectGetHeight(rect),
    ]
    #expect(measures == [1, 16, 31, 2, 22, 42, 30, 40] as [CGFloat])
    #expect(CGRectOffset(rect, 1, -1) == CGRectMake(2, 1, 30, 40))
    #expect(CGRectInset(rect, 5, 10) == CGRectMake(6, 12, 20, 20))
    #expect(CGRectContainsPoint(rect, CGPointMake(16, 22)) && !CGRectIsEmpty(rect))
    let map = CGAffineTransformConcat(
      CGAffineTransformMakeScale(2, 2), CGAffineTransformMakeTranslation(1, 0))
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), map) == CGPointMake(3, 2))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(map, CGAffineTransformInvert(map))))
  }
}
