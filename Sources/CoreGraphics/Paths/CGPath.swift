import Foundation

/// Lines and curves. A layer that takes a path keeps it as it is then.
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

  /// Corners larger than half the rectangle are cut to half.
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

  /// The end of the last step; zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = steps.last else { return .zero }
    if case .close = last {
      for case .move(let start) in steps.reversed() { return start }
    }
    return last.points.last ?? .zero
  }

  /// The smallest upright rectangle around all points, those that only pull at curves included.
  public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

  public func copy() -> CGPath? { CGPath(steps: steps) }
  /// A copy to which more is added, while this path stays as it is.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// The path with each of its points mapped.
  public func copy(using transform: CGAffineTransform) -> CGPath? {
    CGPath(steps: steps.map { $0.mapped { $0.applying(transform) } })
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }
}
