// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Returns the point in the format `{10, 20}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(plain(point.x)), \(plain(point.y))}"
}

/// Returns the size in the format `{320, 480}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(plain(size.width)), \(plain(size.height))}"
}

/// Returns the rectangle in the format `{{10, 20}, {320, 480}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns the vector in the format `{1, 0}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  "{\(plain(vector.dx)), \(plain(vector.dy))}"
}

/// Returns the transform in the format `[1, 0, 0, 1, 0, 0]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let numbers = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[\(numbers.map(plain).joined(separator: ", "))]"
}

/// Returns the number in the format `%.17g`, which has no fraction for a whole number.
private func plain(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
