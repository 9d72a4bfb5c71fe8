import Foundation
import QuartzCore

/// The curves of a path as short lines, so that a part of the path's length can be cut out.
struct FlattenedPath {
  private(set) var lines: [[CGPoint]] = []

  /// Flattens a path.
  ///
  /// - Parameter tolerance: The largest distance between a line and its curve.
  init(_ steps: [PathStep], tolerance: Double) {
    for step in steps {
      let last = lines.last?.last ?? .zero
      switch step {
      case .move(let point): lines.append([point])
      case .line(let point): add(point)
      case .quad(let control, let point):
        let first = Self.between(last, control, 2.0 / 3)
        add(last, first, Self.between(point, control, 2.0 / 3), point, tolerance)
      case .cubic(let first, let second, let point):
        add(last, first, second, point, tolerance)
      case .close:
        if let start = lines.last?.first {
          add(start)
          // After a close, the path continues at the start of the closed part.
          lines.append([start])
        }
      }
    }
    lines.removeAll { $0.count < 2 }
  }

  var length: Double {
    lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    }
  }

  /// Returns the part between two fractions of the whole length.
  func part(from start: Double, to end: Double) -> [PathStep] {
    let whole = length
    let (from, to) = (whole * start, whole * end)
    var steps: [PathStep] = []
    var passed = 0.0
    for line in lines {
      var isDrawing = false
      for (point, next) in zip(line, line.dropFirst()) {
        let size = Self.distance(point, next)
        defer { passed += size }
        guard size > 0, passed + size > from, passed < to else { continue }
        if !isDrawing {
          steps.append(.move(Self.between(point, next, max(from - passed, 0) / size)))
          isDrawing = true
        }
        steps.append(.line(Self.between(point, next, min((to - passed) / size, 1))))
      }
    }
    return steps
  }

  private mutating func add(_ point: CGPoint) {
    if lines.isEmpty { lines.append([.zero]) }
    lines[lines.count - 1].append(point)
  }

  private mutating func add(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ tolerance: Double
  ) {
    // The bend of the control polygon limits the distance between the curve and a line.
    let bend = max(
      Self.distance(Self.between(start, second, 0.5), first),
      Self.distance(Self.between(first, end, 0.5), second))
    let lines = (bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    let count = lines < 200 ? max(Int(lines), 1) : 200
    for index in 1...count {
      let share = Double(index) / Double(count)
      let (a, b) = (Self.between(start, first, share), Self.between(first, second, share))
      let c = Self.between(second, end, share)
      add(Self.between(Self.between(a, b, share), Self.between(b, c, share), share))
    }
  }

  private static func distance(_ left: CGPoint, _ right: CGPoint) -> Double {
    let (x, y) = (Double(right.x - left.x), Double(right.y - left.y))
    return (x * x + y * y).squareRoot()
  }

  private static func between(_ left: CGPoint, _ right: CGPoint, _ share: Double) -> CGPoint {
    let share = CGFloat(share)
    return CGPoint(
      x: left.x + (right.x - left.x) * share, y: left.y + (right.y - left.y) * share)
  }
}
