// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// `{10, 20}`
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(plain(point.x)), \(plain(point.y))}"
}

/// `{320, 480}`
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(plain(size.width)), \(plain(size.height))}"
}

/// `{{10, 20}, {320, 480}}`
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// `{1, 0}`
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  "{\(plain(vector.dx)), \(plain(vector.dy))}"
}

/// `[1, 0, 0, 1, 0, 0]`
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let numbers = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[\(numbers.map(plain).joined(separator: ", "))]"
}

/// Without a fraction where there is none, as `%.17g` writes it.
private func plain(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
