import CoreGraphics
import Expectations
import Foundation
import Testing

/// Rectangles with sides that are farther away than a renderer can represent.
struct FarRectangleTests {
  /// Returns the box of the path after a rectangle has been added to it.
  private func box(_ rect: CGRect) throws -> CGRect {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 80, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: 0))
    context.concatenate(context.ctm.inverted())
    context.addRect(rect)
    return context.boundingBoxOfPath
  }

  @Test func `a rectangle with one side beyond the limit is cut`() throws {
    let (far, limit) = (2e9, 1e5)
    let left = try box(CGRect(x: -far, y: 2, width: far + 10, height: 10))
    expect(left, equals: CGRect(x: -limit, y: 2, width: limit + 10, height: 10))
    let right = try box(CGRect(x: 2, y: 2, width: far, height: 10))
    expect(right, equals: CGRect(x: 2, y: 2, width: limit - 2, height: 10))
    let top = try box(CGRect(x: 2, y: -far, width: 10, height: far + 10))
    expect(top, equals: CGRect(x: 2, y: -limit, width: 10, height: limit + 10))
    let bottom = try box(CGRect(x: 2, y: 2, width: 10, height: far))
    expect(bottom, equals: CGRect(x: 2, y: 2, width: 10, height: limit - 2))
  }

  @Test func `a rectangle within the limit stays whole`() throws {
    let large = CGRect(x: -9e8, y: -9e8, width: 1.8e9, height: 1.8e9)
    try expect(box(large), equals: large)
  }
}
