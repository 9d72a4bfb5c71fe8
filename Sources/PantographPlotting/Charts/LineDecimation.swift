/// Removes points that nobody could see, so that a long recording makes a small picture.
public struct LineDecimation: Sendable {
  /// The largest distance of the drawn line from the true one, in the drawing's units.
  public var tolerance: Double
  /// The largest number of points in a line. The tolerance is increased until the line fits.
  public var maximumCount: Int

  public init(tolerance: Double = 0.2, maximumCount: Int = 4000) {
    precondition(tolerance > 0 && maximumCount >= 2, "a line needs a tolerance and two points")
    self.tolerance = tolerance
    self.maximumCount = maximumCount
  }

  /// Returns the indices of the points to retain. The first and the last point are always retained.
  ///
  /// Uses the algorithm of Douglas and Peucker after removing points that hardly move.
  public func keptIndices(_ points: [Point]) -> [Int] {
    var tolerance = tolerance
    while true {
      let moving = distinct(points, apart: tolerance)
      if moving.count <= 2 * maximumCount {
        let kept = simplified(points, moving, tolerance: tolerance)
        if kept.count <= maximumCount { return kept }
      }
      tolerance *= 2
    }
  }

  /// Returns the points of a line that are retained.
  public func callAsFunction(_ points: [Point]) -> [Point] {
    keptIndices(points).map { points[$0] }
  }

  private func distinct(_ points: [Point], apart distance: Double) -> [Int] {
    guard let first = points.first else { return [] }
    var kept = [0]
    var last = first
    for index in points.indices.dropFirst() where (points[index] - last).length >= distance {
      kept.append(index)
      last = points[index]
    }
    if let end = kept.last, end != points.count - 1 { kept.append(points.count - 1) }
    return kept
  }

  private func simplified(_ points: [Point], _ indices: [Int], tolerance: Double) -> [Int] {
    guard indices.count > 2 else { return indices }
    var keeps = [Bool](repeating: false, count: indices.count)
    keeps[0] = true
    keeps[indices.count - 1] = true
    var open = [(0, indices.count - 1)]
    while let (low, high) = open.popLast() {
      guard high - low > 1 else { continue }
      var farthest = low
      var distance = tolerance
      for index in (low + 1)..<high {
        let away = Self.distance(
          of: points[indices[index]], from: points[indices[low]], to: points[indices[high]])
        if away > distance {
          distance = away
          farthest = index
        }
      }
      guard farthest != low else { continue }
      keeps[farthest] = true
      open.append((low, farthest))
      open.append((farthest, high))
    }
    return indices.indices.filter { keeps[$0] }.map { indices[$0] }
  }

  /// Returns the distance of a point from the nearest point of a line segment.
  private static func distance(of point: Point, from start: Point, to end: Point) -> Double {
    let along = end - start
    let squared = along.x * along.x + along.y * along.y
    guard squared > 0 else { return (point - start).length }
    let offset = point - start
    let fraction = min(max((offset.x * along.x + offset.y * along.y) / squared, 0), 1)
    return (offset - Point(along.x * fraction, along.y * fraction)).length
  }
}
