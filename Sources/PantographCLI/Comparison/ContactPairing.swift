import PantographPlotting

/// Pairs the contacts of two files, in their order. It chooses the pairs whose landing positions
/// and times match best. A contact without a match in the other file stays unpaired.
struct ContactPairing {
  private enum Pairs {
    /// The indices of each pair; nil for a missing partner.
    case matched([(first: Int?, second: Int?)])
    /// The numbers of contacts, which are paired in their order.
    case numbered(first: Int, second: Int)
  }

  private let pairs: Pairs

  /// The largest number of comparisons, and of contacts in one file, so that memory is bounded.
  /// Beyond it contacts are paired by their numbers.
  private static let mostCells = 4_000_000
  private static let mostContacts = 10_000
  /// The cost of an unpaired contact. Two contacts are paired only if that costs less than leaving
  /// both unpaired.
  private static let alone = 1.0
  /// A difference of this many seconds, or of this many millimetres, costs as much as one unpaired
  /// contact.
  private static let seconds = 0.5
  private static let millimetres = 40.0

  init(_ first: ContactList, _ second: ContactList) {
    let counts = (first.count, second.count)
    guard max(counts.0, counts.1) <= Self.mostContacts, counts.0 * counts.1 <= Self.mostCells
    else {
      pairs = .numbered(first: counts.0, second: counts.1)
      return
    }
    pairs = .matched(Self.matched(Self.landings(first), Self.landings(second)))
  }

  var count: Int {
    switch pairs {
    case .matched(let pairs): pairs.count
    case .numbered(let first, let second): max(first, second)
    }
  }

  /// Returns the indices of a pair; nil for a missing partner.
  func pair(at index: Int) -> (first: Int?, second: Int?) {
    switch pairs {
    case .matched(let pairs): pairs[index]
    case .numbered(let first, let second):
      (index < first ? index : nil, index < second ? index : nil)
    }
  }

  private static func landings(_ list: ContactList) -> [PlottedContact.Sample] {
    (0..<list.count).compactMap { list.contact(at: $0)?.contact.first }
  }

  /// Returns the pairs of the contacts that landed at these times and places.
  private static func matched(
    _ first: [PlottedContact.Sample], _ second: [PlottedContact.Sample]
  ) -> [(first: Int?, second: Int?)] {
    var pairs: [(first: Int?, second: Int?)] = []
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
    return pairs
  }

  /// Returns the cost of a pair. It is less than twice `alone` if the contacts may be the same.
  private static func cost(_ one: PlottedContact.Sample, _ other: PlottedContact.Sample) -> Double {
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
