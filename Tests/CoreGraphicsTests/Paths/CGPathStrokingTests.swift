import CoreGraphics
import Expectations
import Foundation
import Testing

/// Outlines and dashes of lines.
struct CGPathStrokingTests {
  private func line(_ points: [CGPoint]) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func outline(
    _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test func `the outline of a line has its width, and the caps at its ends`() {
    let path = line([.zero, CGPoint(x: 10, y: 0)])
    expect(outline(path).boundingBox, equals: CGRect(x: 0, y: -2, width: 10, height: 4))
    expect(outline(path, .square).boundingBox, equals: CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = outline(path, .round)
    expect(abs(round.boundingBox.minX + 2) < 0.1 && abs(round.boundingBox.maxX - 12) < 0.1)
    expect(round.contains(CGPoint(x: -1.5, y: 0)) && !round.contains(CGPoint(x: -1.5, y: 1.8)))
    expect(outline(CGMutablePath()).isEmpty)
  }

  @Test func `corners are sharp, cut off or round`() {
    let corner = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let outer = CGPoint(x: 11.8, y: -1.8)
    expect(outline(corner).contains(outer))
    expect(!outline(corner, .butt, .bevel).contains(outer))
    expect(!outline(corner, .butt, .round).contains(outer))
    expect(outline(corner, .butt, .round).contains(CGPoint(x: 11.2, y: -1.2)))
    expect(!outline(corner, .butt, .miter, limit: 1).contains(outer))
    let mirrored = line([CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), .zero])
    expect(outline(mirrored).contains(outer))
  }

  @Test func `the outline of a closed path has a hole`() {
    let ring = outline(CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)))
    expect(ring.boundingBox, equals: CGRect(x: -2, y: -2, width: 24, height: 24))
    expect(ring.contains(CGPoint(x: 1, y: 10)) && !ring.contains(CGPoint(x: 10, y: 10)))
    let circle = outline(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
    expect(circle.contains(CGPoint(x: 20, y: 10)) && !circle.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func `dashes follow the path around its corners`() {
    let path = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let dashed = path.copy(dashingWithPhase: 0, lengths: [8, 4])
    expect(
      dashed,
      equals: {
        let dashes = CGMutablePath()
        dashes.addLines(between: [.zero, CGPoint(x: 8, y: 0)])
        dashes.addLines(between: [CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 10)])
        return dashes
      }())
    let moved = path.copy(dashingWithPhase: 10, lengths: [8, 4])
    expect(!outline(moved).contains(CGPoint(x: 1, y: 0)))
    expect(outline(moved).contains(CGPoint(x: 3, y: 0)))
    expect(path.copy(dashingWithPhase: 0, lengths: []), equals: path)
    expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]), equals: path)
    expect(path.copy(dashingWithPhase: -3, lengths: [1e-9]), equals: path)
  }

  @Test func `a context replaces its path by the outline`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 80, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: 0))
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 10, y: 10))
    context.addLine(to: CGPoint(x: 30, y: 10))
    context.replacePathWithStrokedPath()
    expect(context.boundingBoxOfPath, equals: CGRect(x: 10, y: 8, width: 20, height: 4))
  }

  @Test func `a transform can be passed as a pointer`() {
    var transform = CGAffineTransform(translationX: 5, y: 0)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(path.copy(using: &transform)?.boundingBox.minX, equals: 5)
  }
}
