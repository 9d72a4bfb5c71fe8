// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// The C functions that create and measure points, sizes and rectangles. Code converted from
// Objective-C calls them.

/// Returns the point with these coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns the size with this width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// Returns the vector with these components.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Returns the rectangle with this origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the left edge.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the middle between the left and the right edge.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the right edge.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the upper edge.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the middle between the upper and the lower edge.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the lower edge.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the width, which is never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height, which is never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns the rectangle moved by `dx` and `dy`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// Returns the rectangle with its edges moved inwards by `dx` and `dy`.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// Returns the smallest rectangle around both rectangles.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }
/// Returns the intersection; the null rectangle if there is none.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}
/// Returns the smallest rectangle around `rect` whose edges are whole numbers.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns the same rectangle with a size that is not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Whether the rectangles overlap.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}
/// Whether the point lies inside the rectangle, or on its left or upper edge.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether `other` lies within `rect`.
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }
/// Whether the rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether the rectangle is null, like the intersection of two that do not overlap.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether the rectangle is infinite: it covers everything.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Whether both points are the same.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
/// Whether both sizes are the same.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
/// Whether both rectangles are the same.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }

/// Returns the transformed point.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ map: CGAffineTransform) -> CGPoint {
  point.applying(map)
}
/// Returns the transformed size.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ map: CGAffineTransform) -> CGSize {
  size.applying(map)
}
/// Returns the smallest upright rectangle around the transformed corners.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ map: CGAffineTransform) -> CGRect {
  rect.applying(map)
}

/// Returns a translation.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}
/// Returns a transform that scales.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}
/// Returns a rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// Returns the transform that translates first, then applies `map`.
public func CGAffineTransformTranslate(_ map: CGAffineTransform, _ x: CGFloat, _ y: CGFloat)
  -> CGAffineTransform
{
  map.translatedBy(x: x, y: y)
}
/// Returns the transform that scales first, then applies `map`.
public func CGAffineTransformScale(_ map: CGAffineTransform, _ x: CGFloat, _ y: CGFloat)
  -> CGAffineTransform
{
  map.scaledBy(x: x, y: y)
}
/// Returns the transform that rotates by radians first, then applies `map`.
public func CGAffineTransformRotate(_ map: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform
{
  map.rotated(by: angle)
}
/// Returns the inverse transform; the transform itself if it has no inverse.
public func CGAffineTransformInvert(_ map: CGAffineTransform) -> CGAffineTransform {
  map.inverted()
}
/// Returns the transform that applies the first, then the second.
public func CGAffineTransformConcat(_ first: CGAffineTransform, _ second: CGAffineTransform)
  -> CGAffineTransform
{
  first.concatenating(second)
}
/// Whether the transform changes nothing.
public func CGAffineTransformIsIdentity(_ map: CGAffineTransform) -> Bool { map.isIdentity }
/// Whether both transforms are the same.
public func CGAffineTransformEqualToTransform(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> Bool { first == second }
