import Foundation

/// A path that can be changed.
public final class CGMutablePath: CGPath {
  public convenience init() {
    self.init(steps: [])
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasPoint else { return }
    add(.line(point), transform)
  }

  /// Adds a quadratic curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasPoint else { return }
    add(.quad(control: control, to: end), transform)
  }

  /// Adds a cubic curve. `control1` shapes its start, `control2` its end.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard hasPoint else { return }
    add(.cubic(control1: control1, control2: control2, to: end), transform)
  }

  /// Adds a line back to the start of the subpath. Does nothing if the subpath is already closed.
  public func closeSubpath() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
  }

  /// Adds an open subpath through all points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  package func removeAllSteps() { steps = [] }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for step in path.steps { add(step, transform) }
  }

  // MARK: Shapes

  /// Adds a rectangle. A null or infinite rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isPlace else { return }
    addLines(between: rect.corners, transform: transform)
    closeSubpath()
  }

  /// Adds a rectangle with round corners. The corners are limited to half the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, corner: CGSize(width: cornerWidth, height: cornerHeight), corners: .all,
      transform: transform)
  }

  package func addRoundedRect(
    in rect: CGRect, corner: CGSize, corners: RoundCorners, transform: CGAffineTransform = .identity
  ) {
    guard rect.isPlace else { return }
    let width = min(max(corner.width, 0), rect.width / 2)
    let height = min(max(corner.height, 0), rect.height / 2)
    guard width > 0, height > 0, !corners.isEmpty else {
      return addRect(rect, transform: transform)
    }
    /// Adds the corner at `point`, reached along `arriving` and left along `leaving`.
    func turn(_ corner: RoundCorners, _ point: CGPoint, arriving: CGVector, leaving: CGVector) {
      guard corners.contains(corner) else {
        addLine(to: point, transform: transform)
        return
      }
      func place(_ way: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: point.x + way.dx * width * share, y: point.y + way.dy * height * share)
      }
      let back = CGVector(dx: -arriving.dx, dy: -arriving.dy)
      addLine(to: place(back, 1), transform: transform)
      addCurve(
        to: place(leaving, 1), control1: place(back, 1 - Self.circle),
        control2: place(leaving, 1 - Self.circle), transform: transform)
    }
    let (right, left) = (CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0))
    let (down, up) = (CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1))
    move(to: CGPoint(x: rect.midX, y: rect.minY), transform: transform)
    let points = rect.corners
    turn(.maxXMinY, points[1], arriving: right, leaving: down)
    turn(.maxXMaxY, points[2], arriving: down, leaving: left)
    turn(.minXMaxY, points[3], arriving: left, leaving: up)
    turn(.minXMinY, points[0], arriving: up, leaving: right)
    closeSubpath()
  }

  /// Adds the ellipse that touches all sides of the rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// Adds an arc of a circle, after a line to the start of the arc. In UIKit's coordinates, in
  /// which y points down, `clockwise: false` looks clockwise, as on iOS. A negative radius gives
  /// the opposite side of the center.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return IgnoredPath.number() }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    steps.isEmpty ? move(to: start, transform: transform) : addLine(to: start, transform: transform)
    let pieces = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
    let piece = sweep / CGFloat(pieces)
    let pull = radius * 4 / 3 * tan(piece / 4)
    for index in 0..<pieces {
      let from = startAngle + piece * CGFloat(index)
      let to = from + piece
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - pull * sin(from), y: start.y + pull * cos(from)),
        control2: CGPoint(x: end.x + pull * sin(to), y: end.y - pull * cos(to)),
        transform: transform)
    }
  }

  /// The distance of a quarter circle's control points from its ends, as a share of the radius: 4/3
  /// · tan(π/8).
  private static let circle: CGFloat = 0.552_284_749_830_793_4

  /// Whether the path has a point to continue from. Writes a warning if not.
  private var hasPoint: Bool {
    if steps.isEmpty { IgnoredPath.start() }
    return !steps.isEmpty
  }

  private func add(_ step: PathStep, _ transform: CGAffineTransform) {
    let step = transform == .identity ? step : step.mapped { $0.applying(transform) }
    guard step.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return IgnoredPath.number()
    }
    steps.append(step)
  }
}

/// Warnings about ignored parts of a path, each written once per program. Apple's Core Graphics
/// also logs a warning and continues.
enum IgnoredPath {
  static func start() { _ = toldOfStart }
  static func number() { _ = toldOfNumber }

  private static let toldOfStart: Void = tell(
    "a line or curve without a point to begin at is left out: call move(to:) first")
  private static let toldOfNumber: Void = tell(
    "a point of a path is no finite number, and what leads there is left out")

  private static func tell(_ sentence: StaticString) {
    FileHandle.standardError.write(Data("warning: \(sentence)\n".utf8))
  }
}

/// The rounded corners of a rectangle, in the order and with the bits of `CACornerMask`.
package struct RoundCorners: OptionSet, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let minXMinY = RoundCorners(rawValue: 1 << 0)
  package static let maxXMinY = RoundCorners(rawValue: 1 << 1)
  package static let minXMaxY = RoundCorners(rawValue: 1 << 2)
  package static let maxXMaxY = RoundCorners(rawValue: 1 << 3)

  package static let all: RoundCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}
