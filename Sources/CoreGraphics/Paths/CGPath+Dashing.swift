import Foundation

extension CGPath {
  /// Returns the dashes of a line along the path.
  ///
  /// The line begins at the place `phase` in the pattern. `lengths` are the alternating lengths of
  /// dashes and gaps. Lengths that are negative, not finite or all 0 return the path itself.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    guard isUsable, phase.isFinite else { return CGPath(steps: steps) }
    let flat = FlatPath(steps)
    // An odd number of lengths alternates: a dash of the first round is a gap of the second.
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let whole = pattern.reduce(0, +)
    let length = flat.figures.reduce(0) { sum, figure in
      sum
        + zip(figure.points, figure.points.dropFirst())
        .reduce(0) { $0 + FlatPath.distance($1.0, $1.1) }
    }
    // A line with more dashes than any screen has pixels is drawn whole.
    guard length / whole * CGFloat(pattern.count) < Self.mostDashes else {
      return CGPath(steps: steps)
    }
    let result = CGMutablePath()
    for figure in flat.figures {
      var points = figure.points
      if figure.isClosed, let first = points.first { points.append(first) }
      var place = phase.truncatingRemainder(dividingBy: whole)
      if place < 0 { place += whole }
      var index = 0
      while place >= pattern[index], place > 0 || pattern[index] == 0 {
        place -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var left = pattern[index] - place
      if index.isMultiple(of: 2), let first = points.first {
        result.move(to: first, transform: transform)
      }
      for (start, end) in zip(points, points.dropFirst()) {
        let size = FlatPath.distance(start, end)
        var passed: CGFloat = 0
        while size - passed > left {
          passed += left
          let point = FlatPath.between(start, end, passed / size)
          if index.isMultiple(of: 2) {
            result.addLine(to: point, transform: transform)
          } else {
            result.move(to: point, transform: transform)
          }
          index = (index + 1) % pattern.count
          left = pattern[index]
        }
        left -= size - passed
        if index.isMultiple(of: 2) { result.addLine(to: end, transform: transform) }
      }
    }
    return CGPath(steps: result.steps)
  }

  /// The largest number of dashes.
  private static let mostDashes: CGFloat = 100_000
}
