import Foundation

extension CGPath {
  /// Returns the outline of a line along the path. Curves become short lines.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth.isFinite, lineWidth > 0 else { return CGPath(steps: []) }
    var outline = LineOutline(
      half: lineWidth / 2, cap: lineCap, join: lineJoin,
      miterLimit: miterLimit.isFinite ? max(miterLimit, 1) : 10)
    for figure in FlatPath(steps).figures { outline.add(figure) }
    return CGPath(steps: outline.steps.map { $0.mapped { $0.applying(transform) } })
  }
}

/// The outline of a line: one closed figure around each open figure, two for each closed one.
private struct LineOutline {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var steps: [PathStep] = []
  private var points: [CGPoint] = []

  init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.half, self.cap, self.join, self.miterLimit) = (half, cap, join, miterLimit)
  }

  mutating func add(_ figure: FlatPath.Figure) {
    let line = figure.points
    guard line.count > 1 else { return addDot(line) }
    if figure.isClosed {
      for line in [line, Array(line.reversed())] {
        for index in line.indices {
          let before = line[(index + line.count - 1) % line.count]
          addJoin(before, line[index], line[(index + 1) % line.count])
        }
        close()
      }
    } else {
      for line in [line, Array(line.reversed())] {
        for index in 1..<(line.count - 1) {
          addJoin(line[index - 1], line[index], line[index + 1])
        }
        addCap(line[line.count - 2], line[line.count - 1])
      }
      close()
    }
  }

  /// Adds the end caps of a closed figure without length.
  private mutating func addDot(_ line: [CGPoint]) {
    guard let point = line.first, cap != .butt else { return }
    for direction in [CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0)] {
      addCap(
        CGPoint(x: point.x - direction.dx, y: point.y), point)
    }
    close()
  }

  private mutating func close() {
    guard let first = points.first else { return }
    steps.append(.move(first))
    steps += points.dropFirst().map { .line($0) }
    steps.append(.close)
    points = []
  }

  /// Returns the direction of a line, of length 1.
  private static func direction(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let length = max(FlatPath.distance(start, end), .leastNormalMagnitude)
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }

  /// Returns the point beside a line, on its left in coordinates whose y axis points up.
  private func side(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
    CGPoint(x: point.x - direction.dy * half, y: point.y + direction.dx * half)
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    let (arriving, leaving) = (Self.direction(before, corner), Self.direction(corner, after))
    let turn = arriving.dx * leaving.dy - arriving.dy * leaving.dx
    let alike = arriving.dx * leaving.dx + arriving.dy * leaving.dy
    points.append(side(corner, arriving))
    if turn > 0 {
      // The inner side of the corner: the corner itself joins both lines, however short they are.
      points.append(corner)
    } else if turn < 0 || alike < 0 {
      switch join {
      case .round: addArc(corner, from: arriving, to: leaving)
      case .bevel: break
      case .miter:
        // The length of the miter in line widths is 1 / sin(half the angle of the corner).
        let sine = ((1 + alike) / 2).squareRoot()
        guard sine > 0, 1 / sine <= miterLimit else { break }
        let middle = CGVector(
          dx: -(arriving.dy + leaving.dy) / 2, dy: (arriving.dx + leaving.dx) / 2)
        let length = middle.dx * middle.dx + middle.dy * middle.dy
        points.append(
          CGPoint(
            x: corner.x + middle.dx * half / length, y: corner.y + middle.dy * half / length))
      }
    }
    points.append(side(corner, leaving))
  }

  private mutating func addCap(_ before: CGPoint, _ end: CGPoint) {
    let along = Self.direction(before, end)
    let back = CGVector(dx: -along.dx, dy: -along.dy)
    points.append(side(end, along))
    switch cap {
    case .butt: break
    case .round: addArc(end, from: along, to: back)
    case .square:
      let far = CGPoint(x: end.x + along.dx * half, y: end.y + along.dy * half)
      points += [side(far, along), side(far, back)]
    }
    points.append(side(end, back))
  }

  /// Adds the arc between the sides of two lines, clockwise in coordinates whose y axis points up.
  private mutating func addArc(_ center: CGPoint, from: CGVector, to: CGVector) {
    let start = atan2(from.dx, -from.dy)
    var end = atan2(to.dx, -to.dy)
    if end > start { end -= 2 * .pi }
    // Steps of this angle stay within a fiftieth of a point of the circle.
    let step = 2 * acos(max(1 - 0.02 / max(half, 0.02), 0.5))
    let count = max(Int(((start - end) / step).rounded(.up)), 1)
    for index in 1..<max(count, 2) {
      let angle = start + (end - start) * CGFloat(index) / CGFloat(max(count, 2))
      points.append(CGPoint(x: center.x + cos(angle) * half, y: center.y + sin(angle) * half))
    }
  }
}
