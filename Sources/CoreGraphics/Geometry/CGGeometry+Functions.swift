// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// The functions by which Core Graphics makes and measures points, sizes and rectangles. Code that came from
// Objective-C calls them.

/// The point with these coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// The size with this width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// The vector with these parts.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// The rectangle at this place and of this size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The left edge.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The middle between left and right.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right edge.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The upper edge.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle between top and bottom.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The lower edge.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, never below 0.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, never below 0.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The rectangle moved by so much.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// The rectangle with its edges moved inwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// The smallest rectangle around both.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }
/// Returns the intersection; the null rectangle without one.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}
/// The smallest rectangle of whole numbers around it.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The same rectangle with a size that is not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Whether they cover something together.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}
/// Whether the point lies in it, or on its left or upper edge.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether the other lies within it.
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }
/// Whether it covers nothing.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether it is the result of an intersection of nothing.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether it covers all.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Whether both points are the same.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
/// Whether both sizes are the same.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
/// Whether both rectangles are the same.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }

/// The point that the transform makes of it.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ map: CGAffineTransform) -> CGPoint {
  point.applying(map)
}
/// The size that the transform makes of it.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ map: CGAffineTransform) -> CGSize {
  size.applying(map)
}
/// The upright rectangle around what the transform makes of it.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ map: CGAffineTransform) -> CGRect {
  rect.applying(map)
}

/// A transform that moves.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}
/// A transform that scales.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}
/// A transform that turns by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// Moves first, then does what the transform does.
public func CGAffineTransformTranslate(_ map: CGAffineTransform, _ x: CGFloat, _ y: CGFloat)
  -> CGAffineTransform
{
  map.translatedBy(x: x, y: y)
}
/// Scales first, then does what the transform does.
public func CGAffineTransformScale(_ map: CGAffineTransform, _ x: CGFloat, _ y: CGFloat)
  -> CGAffineTransform
{
  map.scaledBy(x: x, y: y)
}
/// Turns first, then does what the transform does.
public func CGAffineTransformRotate(_ map: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform
{
  map.rotated(by: angle)
}
/// The way back; the transform itself where there is none.
public func CGAffineTransformInvert(_ map: CGAffineTransform) -> CGAffineTransform {
  map.inverted()
}
/// The first, and then the second.
public func CGAffineTransformConcat(_ first: CGAffineTransform, _ second: CGAffineTransform)
  -> CGAffineTransform
{
  first.concatenating(second)
}
/// Whether it changes nothing.
public func CGAffineTransformIsIdentity(_ map: CGAffineTransform) -> Bool { map.isIdentity }
/// Whether both are the same.
public func CGAffineTransformEqualToTransform(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> Bool { first == second }
