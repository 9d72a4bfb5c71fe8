import Foundation

/// A path of lines and curves. A layer stores the path as it is at that time; later changes do not
/// affect the layer.
public class CGPath: Equatable {
  package internal(set) var steps: [PathStep]

  package init(steps: [PathStep]) {
    self.steps = steps
  }

  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform ?? .identity)
    self.init(steps: path.steps)
  }

  /// Creates a rectangle with round corners. The corners are limited to half the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform ?? .identity)
    self.init(steps: path.steps)
  }

  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform ?? .identity)
    self.init(steps: path.steps)
  }

  public var isEmpty: Bool { steps.isEmpty }

  /// The end of the last step, or the start of the subpath after closing it; zero for an empty
  /// path.
  public var currentPoint: CGPoint {
    guard let last = steps.last else { return .zero }
    if case .close = last {
      for case .move(let start) in steps.reversed() { return start }
    }
    return last.points.last ?? .zero
  }

  /// The smallest upright rectangle around all points, control points included.
  public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

  public func copy() -> CGPath? { CGPath(steps: steps) }
  /// Returns a copy that can be changed without changing this path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// Returns the path with all points transformed.
  public func copy(using transform: CGAffineTransform) -> CGPath? {
    CGPath(steps: steps.map { $0.mapped { $0.applying(transform) } })
  }

  /// Returns the path with all points transformed; without a transform, a copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    copy(using: transform?.pointee ?? .identity)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }
}
