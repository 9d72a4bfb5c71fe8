import Foundation
import PantographObjects

/// A path in the form that views use.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private let path: CGMutablePath
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  @Inert("curves are as smooth as pixels allow")
  open var flatness: CGFloat = 0.6
  var dash: [CGFloat] = []
  var dashPhase: CGFloat = 0

  public override init() {
    path = CGMutablePath()
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// Paths with the same elements, stroked and filled in the same manner, are equal, as on iOS.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    guard other !== self, MainQueue.isCurrent else { return other === self }
    return MainActor.assumeIsolated { isSame(as: other) }
  }

  private func isSame(as other: UIBezierPath) -> Bool {
    path == other.path && lineWidth == other.lineWidth && dash == other.dash
      && dashPhase == other.dashPhase && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// The same for all paths, because a path can change while a set contains it.
  open override nonisolated var hash: Int { 0 }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
  }

  /// Creates an arc in UIKit's coordinates: `clockwise` is as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open var cgPath: CGPath { CGPath(steps: path.steps) }
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }
  open var bounds: CGRect { path.boundingBox }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.removeAllSteps() }
  open func apply(_ transform: CGAffineTransform) {
    let mapped = path.copy(using: transform)
    path.removeAllSteps()
    if let mapped { path.addPath(mapped) }
  }
  /// Returns a path of the same lines and curves, each from its end to its beginning.
  open func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: CGPath(steps: path.steps.reversedPath))
  }

  /// Returns whether the point is inside, by the rule of `usesEvenOddFillRule`. Open parts are
  /// treated as closed.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Writes the lengths of dashes and gaps, the number of these lengths, and the offset of the
  /// first dash.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dash.enumerated() { pattern[index] = length }
    }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Fills the path in the current context. The path does not change.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Fills the path in the current context with that blend mode. The path does not change.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    ownFill(with: blendMode, alpha: alpha)
  }
  /// Draws the path's lines in the current context. The path does not change.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Draws the path's lines in the current context with that blend mode. The path does not change.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    ownStroke(with: blendMode, alpha: alpha)
  }
  /// Restricts further drawing in the current context to the inside of the path.
  open func addClip() { ownAddClip() }
  /// Sets the lengths of dashes and gaps in turn; none for a solid line.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    ownSetLineDash(pattern, count: count, phase: phase)
  }
}
