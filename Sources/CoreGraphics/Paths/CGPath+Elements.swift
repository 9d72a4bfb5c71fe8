import Foundation

/// A kind of path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path. The points are control points, followed by the end; they are valid only
/// during the call that passes the element.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<Foundation.CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<Foundation.CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls the block with each element of the path.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    // The longest element has three points, as many as the buffer of iOS.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      buffer.initialize(repeating: .zero)
      for step in steps {
        for (place, point) in step.points.enumerated() { points[place] = point }
        withUnsafePointer(to: CGPathElement(type: step.type, points: points), block)
      }
    }
  }

  /// Calls the function with the pointer and each element of the path.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathStep {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
