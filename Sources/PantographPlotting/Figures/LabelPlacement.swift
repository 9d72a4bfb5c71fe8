/// Places labels next to points and avoids overlaps if possible.
struct LabelPlacement {
  private var taken: [Box]
  private let area: Box

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - area: The area for labels.
  ///   - signs: The points that labels should not cover.
  init(area: Box, signs: [Point]) {
    self.area = area
    taken = signs.map { Box(x: $0.x - 5, y: $0.y - 5, width: 10, height: 10) }
  }

  /// Returns the middle of a label: on the preferred side of the point if that is free, otherwise
  /// on the nearest free side.
  mutating func place(width: Double, height: Double, by point: Point, side: Point) -> Point {
    let wish = side.length > 0 ? Point(side.x / side.length, side.y / side.length) : Point(-1, 0)
    // The directions are eighths of a turn, from the preferred side to both sides.
    let half = 0.5.squareRoot()
    let turns: [(Double, Double)] = [
      (1, 0), (half, half), (half, -half), (0, 1), (0, -1), (-half, half), (-half, -half), (-1, 0),
    ]
    var best = point
    var fewest = Int.max
    for (cosine, sine) in turns {
      let way = Point(
        wish.x * cosine - wish.y * sine, wish.x * sine + wish.y * cosine)
      let middle = point + Point(way.x * (width / 2 + 8), way.y * (height / 2 + 8))
      let box = Box(
        x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
      var hits = taken.count { $0.intersects(box) }
      if !area.contains(Point(box.x, box.y)) || !area.contains(Point(box.maxX, box.maxY)) {
        hits += 2
      }
      if hits < fewest {
        fewest = hits
        best = middle
      }
      if hits == 0 { break }
    }
    taken.append(
      Box(x: best.x - width / 2, y: best.y - height / 2, width: width, height: height))
    return best
  }
}
