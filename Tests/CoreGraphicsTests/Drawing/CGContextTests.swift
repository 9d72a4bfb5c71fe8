import CoreGraphics
import Expectations
import Foundation
import Testing

struct CGContextTests {
  /// A context with its origin at the upper left, as in views.
  private func context() throws -> CGContext {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 80, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: 0))
    context.concatenate(context.ctm.inverted())
    return context
  }

  @Test func `a path is measured in the coordinates that it is drawn in`() throws {
    let context = try context()
    expect(context.isPathEmpty && context.path == nil)
    context.translateBy(x: 10, y: 0)
    context.move(to: CGPoint(x: 0, y: 0))
    context.addLine(to: CGPoint(x: 20, y: 30))
    expect(!context.isPathEmpty)
    expect(context.currentPointOfPath, equals: CGPoint(x: 20, y: 30))
    expect(context.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 20, height: 30))
    expect(context.pathContains(CGPoint(x: 1, y: 1), mode: .fill))
    expect(!context.pathContains(CGPoint(x: 25, y: 1), mode: .fill))
    context.closePath()
    expect(context.currentPointOfPath, equals: .zero)
    context.beginPath()
    expect(context.isPathEmpty)
  }

  @Test func `rectangles and paths are added to the path, which painting drops`() throws {
    let context = try context()
    context.addRects([
      CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 40, y: 40, width: 5, height: 5),
    ])
    expect(context.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 45, height: 45))
    expectNil(context.drawing)
    context.fillPath()
    let filled = try #require(context.drawing)
    expect(context.isPathEmpty)
    context.addPath(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
    expect(context.boundingBoxOfPath, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    context.strokePath()
    let stroked = try #require(context.drawing)
    expect(context.isPathEmpty && stroked != filled)
    context.strokeLineSegments(between: [.zero, CGPoint(x: 9, y: 9)])
    expect(context.drawing != stroked && context.isPathEmpty)
  }

  @Test func `a layer goes back to the state before it, and the room is that of the drawing`()
    throws
  {
    let context = try context()
    let map = context.ctm
    context.beginTransparencyLayer()
    context.scaleBy(x: 2, y: 2)
    context.interpolationQuality = .high
    expect(context.userSpaceToDeviceSpaceTransform == context.ctm && context.ctm != map)
    expect(context.boundingBoxOfClipPath, equals: CGRect(x: 0, y: 0, width: 50, height: 40))
    expect(context.interpolationQuality, equals: .high)
    context.endTransparencyLayer()
    expect(context.ctm == map && context.interpolationQuality == .default)
  }

  @Test func `how things meet what is there is part of what is drawn`() throws {
    func drawing(_ change: (CGContext) -> Void) throws -> Drawing? {
      let context = try context()
      change(context)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      expect(context.makeImage()?.width, equals: 100)
      return context.drawing
    }
    try expect(drawing { _ in }, equals: drawing { $0.setBlendMode(.normal) })
    try expect(drawing { _ in }, differsFrom: drawing { $0.setBlendMode(.multiply) })
  }
}
