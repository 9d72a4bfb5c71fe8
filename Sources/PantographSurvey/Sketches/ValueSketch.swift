/// The distribution of many values in bounded memory.
///
/// Up to `exactLimit` values are stored as they are. More values are only counted, in classes: 64
/// for each doubling of the value, so a quantile is wrong by at most 1 part in 128. The result
/// depends on the values alone: sketches that were merged in any order are equal. Sums are whole
/// millionths, because sums of fractions depend on the order.
package struct ValueSketch: Hashable, Sendable {
  /// The largest number of values that are stored as they are.
  package static let exactLimit = 256
  /// The largest relative error of a quantile of more values.
  package static let largestError = 1.0 / 128

  package private(set) var count = 0
  package private(set) var least = Double.infinity
  package private(set) var most = -Double.infinity
  /// The sum in millionths: the lower and the upper 64 bits.
  private var sum: UInt64 = 0
  private var sumCarry: UInt64 = 0
  /// The values, while there are few, in no order; empty from then on.
  private var values: [Double] = []
  /// The number of values in each class from `firstClass` on, if there are many.
  private var classes: [Int] = []
  private var firstClass = 0
  /// The number of values that the thresholds apply to, and how many of them are at or below each
  /// value that a threshold might have.
  package private(set) var judged = 0
  private var below: [Int] = []

  package init() {}

  /// Adds a value. Values that are not finite are left out; negative values count as 0.
  ///
  /// - Parameters:
  ///   - limits: The values that thresholds might have; the same in each call.
  ///   - isJudged: Whether the thresholds apply to this value.
  package mutating func add(
    _ value: Double, limits: ArraySlice<Double> = [], isJudged: Bool = true
  ) {
    guard value.isFinite else { return }
    let value = min(max(value, 0), Self.largest)
    count += 1
    least = min(least, value)
    most = max(most, value)
    addToSum(UInt64((value * 1_000_000).rounded()), carry: 0)
    if count <= Self.exactLimit {
      values.append(value)
    } else {
      spread()
      add(toClass: Self.classIndex(of: value), 1)
    }
    guard isJudged, !limits.isEmpty else { return }
    judged += 1
    if below.isEmpty { below = [Int](repeating: 0, count: limits.count) }
    var place = 0
    for limit in limits {
      if value <= limit { below[place] += 1 }
      place += 1
    }
  }

  /// Adds all values of another sketch of the same quantity.
  package mutating func merge(_ other: ValueSketch) {
    guard other.count > 0 else { return }
    count += other.count
    least = min(least, other.least)
    most = max(most, other.most)
    addToSum(other.sum, carry: other.sumCarry)
    if count <= Self.exactLimit {
      values += other.values
    } else {
      spread()
      for value in other.values { add(toClass: Self.classIndex(of: value), 1) }
      for (place, number) in other.classes.enumerated() where number > 0 {
        add(toClass: other.firstClass + place, number)
      }
    }
    judged += other.judged
    if below.isEmpty {
      below = other.below
    } else {
      for place in other.below.indices { below[place] += other.below[place] }
    }
  }

  package var mean: Double {
    count > 0 ? (Double(sumCarry) * 0x1p64 + Double(sum)) / 1_000_000 / Double(count) : 0
  }

  private mutating func addToSum(_ millionths: UInt64, carry: UInt64) {
    let (low, hasOverflowed) = sum.addingReportingOverflow(millionths)
    sum = low
    sumCarry += carry + (hasOverflowed ? 1 : 0)
  }

  /// The number of numbers in memory.
  package var storedCount: Int { values.count + classes.count + below.count }

  /// Returns the number of judged values at or below the limit at this place.
  package func below(_ place: Int) -> Int { below.indices.contains(place) ? below[place] : 0 }

  /// Calls `take` with each value, or with the middle of each class, and the number of values. The
  /// middle of a class never lies beyond the smallest or the largest value.
  package func visit(_ take: (Double, Int) -> Void) {
    for value in values { take(value, 1) }
    for (place, number) in classes.enumerated() where number > 0 {
      take(min(max(Self.middle(ofClass: firstClass + place), least), most), number)
    }
  }

  /// Returns the value of which a smaller share than this is smaller: for 0.5 the median, of an even
  /// number of values the upper one. Nil without values.
  package func quantile(_ share: Double) -> Double? {
    guard count > 0 else { return nil }
    let rank = min(Int(share * Double(count)), count - 1)
    if !values.isEmpty { return values.sorted()[rank] }
    var seen = 0
    for (place, number) in classes.enumerated() {
      seen += number
      if seen > rank {
        return min(max(Self.middle(ofClass: firstClass + place), least), most)
      }
    }
    return most
  }

  package static func == (left: ValueSketch, right: ValueSketch) -> Bool {
    left.count == right.count && left.least == right.least && left.most == right.most
      && left.sum == right.sum && left.sumCarry == right.sumCarry
      && left.judged == right.judged && left.below == right.below
      && left.values.sorted() == right.values.sorted() && left.filled == right.filled
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(sum)
  }

  // MARK: Classes

  /// The largest value, ten days in milliseconds; larger ones count as this.
  private static let largest = 1e9
  /// A millionth; smaller values share the class of 0.
  private static let smallest = 0x1p-20
  /// The number of bits of a value's fraction that are not part of its class.
  private static let droppedBits = 46

  private static func classIndex(of value: Double) -> Int {
    value < smallest ? 0 : Int((value.bitPattern - smallest.bitPattern) >> droppedBits) + 1
  }

  private static func middle(ofClass index: Int) -> Double {
    guard index > 0 else { return 0 }
    let low = smallest.bitPattern + UInt64(index - 1) << droppedBits
    return Double(bitPattern: low + 1 << (droppedBits - 1))
  }

  /// The classes with values: their indices and numbers.
  private var filled: [Int] {
    classes.indices.flatMap { classes[$0] > 0 ? [firstClass + $0, classes[$0]] : [] }
  }

  /// Moves stored values into classes.
  private mutating func spread() {
    guard !values.isEmpty else { return }
    let stored = values
    values = []
    for value in stored { add(toClass: Self.classIndex(of: value), 1) }
  }

  private mutating func add(toClass index: Int, _ number: Int) {
    if classes.isEmpty {
      firstClass = index
      classes = [0]
    } else if index < firstClass {
      classes.insert(contentsOf: repeatElement(0, count: firstClass - index), at: 0)
      firstClass = index
    } else if index - firstClass >= classes.count {
      classes += [Int](repeating: 0, count: index - firstClass + 1 - classes.count)
    }
    classes[index - firstClass] += number
  }
}
