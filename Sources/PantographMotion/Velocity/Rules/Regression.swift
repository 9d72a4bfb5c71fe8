extension SampleHistory {
  /// Returns the slope of the line through the newest steps in the same direction. A step has the
  /// direction of the newest step if their dot product is above 0.
  mutating func regression(_ usable: Int, steps: Int, threshold: Double) -> Velocity {
    guard usable >= 2 else { return .zero }
    let lastX = self[back: 0].x - self[back: 1].x
    let lastY = self[back: 0].y - self[back: 1].y
    var run = 1
    while run < usable, run <= steps {
      let stepX = self[back: run - 1].x - self[back: run].x
      let stepY = self[back: run - 1].y - self[back: run].y
      guard stepX * lastX + stepY * lastY > 0 else { break }
      run += 1
    }
    guard run >= 2, self[back: 0].velocity(since: self[back: run - 1]).speed >= threshold
    else { return .zero }
    return leastSquares(run, degree: 1)
  }
}
