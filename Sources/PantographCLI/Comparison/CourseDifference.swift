/// The difference between the values of one name over time in two traces, such as the offset of a
/// scroll view.
struct CourseDifference: Hashable {
  let name: String
  /// Whether only the first, or only the second, trace has the values; nil if both have them.
  private(set) var isOnlyInFirst: Bool?
  /// The largest difference that is not explained by the tolerance of times.
  private(set) var apart = 0.0
  /// The time of the largest difference, in seconds.
  private(set) var apartAt = 0.0

  /// Compares the values of two traces; nil if they do not differ by more than the tolerance.
  init?(
    _ name: String, _ first: [ComparedFile.Value]?, _ second: [ComparedFile.Value]?,
    _ tolerance: TraceTolerance
  ) {
    self.name = name
    guard let first, let second, !first.isEmpty, !second.isEmpty else {
      isOnlyInFirst = second?.isEmpty ?? true
      return
    }
    let count = max(first[0].numbers.count, second[0].numbers.count)
    var differs = false
    for component in 0..<count {
      let courses = [first, second].map { Component($0, component) }
      let range =
        max(courses[0].highest, courses[1].highest)
        - min(courses[0].lowest, courses[1].lowest)
      for (one, other) in [(courses[0], courses[1]), (courses[1], courses[0])] {
        for (time, value) in zip(one.times, one.values) {
          let distance = other.distance(of: value, at: time, within: tolerance.seconds)
          if distance > apart { (apart, apartAt) = (distance, time) }
          differs = differs || distance > tolerance.share * range + Self.rounding
        }
      }
    }
    if !differs { return nil }
  }

  /// A difference of values below this is caused by reading them as decimals.
  private static let rounding = 1e-9

  /// One component of the values. Between two values it is a straight line.
  private struct Component {
    var times: [Double] = []
    var values: [Double] = []
    var lowest = Double.infinity
    var highest = -Double.infinity

    init(_ samples: [ComparedFile.Value], _ component: Int) {
      for sample in samples where component < sample.numbers.count {
        times.append(sample.seconds)
        values.append(sample.numbers[component])
        lowest = min(lowest, sample.numbers[component])
        highest = max(highest, sample.numbers[component])
      }
    }

    /// Returns the distance from a value to the nearest value of the component that is at most
    /// `tolerance` earlier or later.
    func distance(of value: Double, at time: Double, within tolerance: Double) -> Double {
      guard !times.isEmpty else { return .infinity }
      var (lowest, highest) = (Double.infinity, -Double.infinity)
      func take(_ value: Double) { (lowest, highest) = (min(lowest, value), max(highest, value)) }
      take(self.value(at: time - tolerance))
      take(self.value(at: time + tolerance))
      var index = firstIndex(notBefore: time - tolerance)
      while index < times.count, times[index] <= time + tolerance {
        take(values[index])
        index += 1
      }
      return max(0, lowest - value, value - highest)
    }

    private func value(at time: Double) -> Double {
      let next = firstIndex(notBefore: time)
      guard next < times.count else { return values[values.count - 1] }
      guard next > 0, times[next] > time else { return values[next] }
      let share = (time - times[next - 1]) / (times[next] - times[next - 1])
      return values[next - 1] + (values[next] - values[next - 1]) * share
    }

    private func firstIndex(notBefore time: Double) -> Int {
      var (low, high) = (0, times.count)
      while low < high {
        let middle = (low + high) / 2
        if times[middle] < time { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
