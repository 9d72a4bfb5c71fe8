import Foundation

/// A path that is being made.
public final class CGMutablePath: CGPath {
  public convenience init() {
    self.init(steps: [])
  }

  /// Begins a new part of the path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(point), transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasPoint else { return }
    add(.line(point), transform)
  }

  /// A curve that one point pulls at.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasPoint else { return }
    add(.quad(control: control, to: end), transform)
  }

  /// A curve that `control1` pulls at where it begins, `control2` where it ends.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard hasPoint else { return }
    add(.cubic(control1: control1, control2: control2, to: end), transform)
  }

  /// A line back to where this part began; nothing where it is closed already.
  public func closeSubpath() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
  }

  /// A new part from the first point on through all others; not closed.
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

  /// One that is null or infinite adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isPlace else { return }
    addLines(between: rect.corners, transform: transform)
    closeSubpath()
  }

  /// Corners larger than half the rectangle are cut to half.
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
    /// The corner at `point`, reached along `arriving` and left along `leaving`.
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

  /// The ellipse that touches all sides of the rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// A part of a circle. In UIKit's coordinates, in which y grows downwards, `clockwise: false`
  /// looks clockwise, as on iOS. A negative radius goes to the other side of the center.
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

  /// How far the control points of a quarter circle lie from its ends, as a share of the radius:
  /// 4/3 · tan(π/8).
  private static let circle: CGFloat = 0.552_284_749_830_793_4

  /// Whether there is a point to go on from.
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

/// Says what a path leaves out, once in a program, as Apple's writes it to the log and goes on.
private enum IgnoredPath {
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
