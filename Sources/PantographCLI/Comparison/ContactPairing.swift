import PantographPlotting

/// Pairs the contacts of two files, in their order. It chooses the pairs whose landing positions
/// and times match best. A contact without a match in the other file stays unpaired.
struct ContactPairing {
  /// The indices of each pair; nil for a missing partner.
  private(set) var pairs: [(first: Int?, second: Int?)] = []

  /// The largest number of comparisons. Beyond it contacts are paired by their numbers.
  private static let mostCells = 4_000_000
  /// The cost of an unpaired contact. Two contacts are paired only if that costs less than leaving
  /// both unpaired.
  private static let alone = 1.0
  /// A difference of this many seconds, or of this many millimetres, costs as much as one unpaired
  /// contact.
  private static let seconds = 0.5
  private static let millimetres = 40.0

  init(_ first: [PlottedContact], _ second: [PlottedContact]) {
    guard first.count * second.count <= Self.mostCells else {
      for index in 0..<max(first.count, second.count) {
        pairs.append((index < first.count ? index : nil, index < second.count ? index : nil))
      }
      return
    }
    let width = second.count + 1
    var costs = [Double](repeating: 0, count: (first.count + 1) * width)
    for row in stride(from: first.count, through: 0, by: -1) {
      for column in stride(from: second.count, through: 0, by: -1) {
        var best = Double.infinity
        if row < first.count { best = costs[(row + 1) * width + column] + Self.alone }
        if column < second.count {
          best = min(best, costs[row * width + column + 1] + Self.alone)
        }
        if row < first.count, column < second.count {
          let pair = Self.cost(first[row], second[column])
          best = min(best, costs[(row + 1) * width + column + 1] + pair)
        }
        costs[row * width + column] = best.isFinite ? best : 0
      }
    }
    var (row, column) = (0, 0)
    while row < first.count || column < second.count {
      let cost = costs[row * width + column]
      if row < first.count, column < second.count,
        cost == costs[(row + 1) * width + column + 1] + Self.cost(first[row], second[column])
      {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if row < first.count, cost == costs[(row + 1) * width + column] + Self.alone {
        pairs.append((row, nil))
        row += 1
      } else {
        pairs.append((nil, column))
        column += 1
      }
    }
  }

  /// Returns the cost of a pair. It is less than twice `alone` if the contacts may be the same.
  private static func cost(_ first: PlottedContact, _ second: PlottedContact) -> Double {
    guard let one = first.samples.first, let other = second.samples.first else { return alone }
    let time = (one.seconds - other.seconds).magnitude / seconds
    let way = one.distance(to: other) / millimetres
    return min(time + way, 4)
  }
}

extension PlottedContact.Sample {
  func distance(to other: PlottedContact.Sample) -> Double {
    let (x, y) = (xMillimetres - other.xMillimetres, yMillimetres - other.yMillimetres)
    return (x * x + y * y).squareRoot()
  }
}
