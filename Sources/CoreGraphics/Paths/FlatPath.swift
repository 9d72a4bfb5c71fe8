import Foundation

/// The curves of a path as short lines.
struct FlatPath {
  struct Figure {
    var points: [CGPoint]
    var isClosed: Bool
  }

  private(set) var figures: [Figure] = []

  /// The largest distance between a line and its curve, in points: an eighth of a pixel of the
  /// finest screens.
  private static let tolerance: CGFloat = 0.04
  /// The largest number of lines of a curve, which is enough for a circle of any screen's size.
  private static let mostLines: CGFloat = 400

  init(_ steps: [PathStep]) {
    for step in steps {
      let last = figures.last?.points.last ?? .zero
      switch step {
      case .move(let point): figures.append(Figure(points: [point], isClosed: false))
      case .line(let point): add(point)
      case .quad(let control, let point):
        let first = Self.between(last, control, 2.0 / 3)
        add(last, first, Self.between(point, control, 2.0 / 3), point)
      case .cubic(let first, let second, let point): add(last, first, second, point)
      case .close:
        guard let start = figures.last?.points.first else { continue }
        figures[figures.count - 1].isClosed = true
        // After a close, the path continues at the start of the closed part.
        figures.append(Figure(points: [start], isClosed: false))
      }
    }
    figures = figures.compactMap { figure in
      var figure = figure
      figure.points = figure.points.reduce(into: []) { points, point in
        if points.last != point { points.append(point) }
      }
      if figure.isClosed, figure.points.count > 1, figure.points.first == figure.points.last {
        figure.points.removeLast()
      }
      return figure.points.count > 1 || figure.isClosed ? figure : nil
    }
  }

  private mutating func add(_ point: CGPoint) {
    if figures.isEmpty { figures.append(Figure(points: [.zero], isClosed: false)) }
    figures[figures.count - 1].points.append(point)
  }

  private mutating func add(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) {
    // The bend of the control polygon limits the distance between the curve and a line.
    let bend = max(
      Self.distance(Self.between(start, second, 0.5), first),
      Self.distance(Self.between(first, end, 0.5), second))
    let lines = min((bend / Self.tolerance).squareRoot().rounded(.up), Self.mostLines)
    let count = max(Int(lines), 1)
    for index in 1...count {
      let share = CGFloat(index) / CGFloat(count)
      let (a, b) = (Self.between(start, first, share), Self.between(first, second, share))
      let c = Self.between(second, end, share)
      add(Self.between(Self.between(a, b, share), Self.between(b, c, share), share))
    }
  }

  static func between(_ start: CGPoint, _ end: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}
