/// The values of one number that are tried.
package protocol CombinationAxis: Sendable {
  /// The values as text, each with its unit.
  var values: [String] { get }
  /// Whether the values are sorted, so that neighbours in the list have neighbouring values.
  var isOrdered: Bool { get }
}

/// All combinations of the values of some numbers. The last axis varies fastest.
package protocol CombinationGrid: Sendable {
  associatedtype Axis: CombinationAxis
  var axes: [Axis] { get }
}

extension CombinationGrid {
  package var count: Int { Self.product(axes.map { $0.values.count }) }

  /// Multiplies the counts. If the product is too large, the result is the largest integer.
  static func product(_ counts: [Int]) -> Int {
    counts.reduce(1) { product, count in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: count)
      return isTooLarge ? .max : result
    }
  }

  /// Returns the indices of a combination's values, in the order of `axes`.
  package func indices(of combination: Int) -> [Int] {
    var rest = combination
    var indices: [Int] = []
    for axis in axes.reversed() {
      indices.append(rest % axis.values.count)
      rest /= axis.values.count
    }
    return indices.reversed()
  }

  /// Returns the combination with these indices of values.
  package func combination(_ indices: [Int]) -> Int {
    var combination = 0
    for (axis, index) in zip(axes, indices) {
      combination = combination * axis.values.count + index
    }
    return combination
  }

  /// Each axis with its number of values and the difference between combinations that are
  /// neighbours along it.
  package var strides: [(axis: Axis, count: Int, stride: Int)] {
    var stride = count
    return axes.map { axis in
      stride /= max(axis.values.count, 1)
      return (axis, axis.values.count, stride)
    }
  }

  /// The largest number of steps on a line: for all numbers together, and for one number alone.
  private static var mostSteps: (together: Int, alone: Int) { (together: 24, alone: 12) }

  /// Returns the combinations between `start`, which is the first, and the best. The combinations
  /// are on the straight line and, if several numbers differ, on the lines that change only one
  /// number.
  func line(from start: [Int], to best: Int) -> [Int] {
    let indices = indices(of: best)
    let moved = axes.indices.filter { indices[$0] != start[$0] }
    var combinations =
      [combination(start)] + line(moved, from: start, to: indices, Self.mostSteps.together)
    if moved.count > 1 {
      for place in moved {
        combinations += line([place], from: start, to: indices, Self.mostSteps.alone)
      }
    }
    return combinations
  }

  /// Returns the combinations on the straight line from `start`, which is excluded, to these
  /// indices of some axes. Numbers without an order have the best value in every step.
  private func line(
    _ moved: [Int], from start: [Int], to indices: [Int], _ most: Int
  ) -> [Int] {
    var longest = 0
    for place in moved {
      let distance = axes[place].isOrdered ? indices[place] - start[place] : 1
      longest = max(longest, distance, -distance)
    }
    let count = min(longest, most)
    var steps: [Int] = []
    for step in 0..<count {
      var between = start
      for place in moved {
        let whole = Double(indices[place] - start[place])
        let moved = Int((whole * Double(step + 1) / Double(count)).rounded())
        between[place] = axes[place].isOrdered ? start[place] + moved : indices[place]
      }
      let combination = combination(between)
      if steps.last != combination { steps.append(combination) }
    }
    return steps
  }

  /// Returns the combination or, if more than a quarter of the choices from fewer people are nearer
  /// to the start, the choice that a quarter of these choices precede.
  ///
  /// A choice that depends on one person often goes too far. Choices that equal the start are not
  /// counted.
  ///
  /// - Parameters:
  ///   - others: The choices made without each part of the recordings.
  ///   - start: The indices of the former thresholds.
  func steady(_ combination: Int, among others: [Int], from start: [Int]) -> Int {
    let own = distance(combination, from: start)
    let moved = others.map { (distance: distance($0, from: start), combination: $0) }
      .filter { $0.distance > 0 }.sorted { $0 < $1 }
    guard own > 0, !moved.isEmpty else { return combination }
    let nearer = moved[moved.count / 4]
    return nearer.distance < own ? nearer.combination : combination
  }

  /// Returns the number of steps from one value to the next between the start and a combination,
  /// along all axes together.
  private func distance(_ combination: Int, from start: [Int]) -> Int {
    zip(zip(indices(of: combination), start), axes).reduce(0) { sum, place in
      let ((index, start), axis) = place
      return sum + (axis.isOrdered ? abs(index - start) : index == start ? 0 : 1)
    }
  }
}

/// Values of an axis, each once, and sorted if they have an order.
struct AxisValues {
  let values: [String]
  let isOrdered: Bool

  /// Sorts values, each a text and its number; nil for a word.
  init(_ found: [(text: String, number: Double?)]) {
    var sorted: [(text: String, number: Double?)] = []
    var seen: Set<[UInt8]> = []
    for value in found where seen.insert(Array(value.text.utf8)).inserted { sorted.append(value) }
    let words = sorted.filter { $0.number == nil }
    isOrdered = words.isEmpty || words.count == 1 && words[0].text.utf8.elementsEqual("none".utf8)
    if isOrdered {
      // `none` is sorted after every number, because nothing reaches such a threshold.
      sorted.sort { ($0.number ?? .infinity) < ($1.number ?? .infinity) }
    }
    values = sorted.map { $0.text }
  }
}
