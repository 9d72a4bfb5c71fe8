import CoreGraphics
import Expectations
import Foundation
import Testing

struct CGPathElementsTests {
  private let path: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    return path
  }()

  @Test func `a path passes its elements in order`() {
    var types: [Int32] = []
    var ends: [CGFloat] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type.rawValue)
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      for place in 0..<count { ends.append(element.pointee.points[place].x) }
    }
    expect(types, equals: [0, 1, 2, 3, 4])
    expect(ends, equals: [1, 3, 7, 5, 11, 13, 9])
  }

  @Test func `a function receives its pointer with each element`() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      path.apply(info: pointer) { info, _ in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    expect(count, equals: 5)
    CGPath(steps: []).applyWithBlock { _ in count = 0 }
    expect(count, equals: 5)
  }
}
