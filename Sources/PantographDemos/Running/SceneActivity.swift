import PantographTouches

/// The intervals in which fingers or released content moved. There are at most so many as a film
/// shows; the last one stands for the rest.
struct SceneActivity {
  /// The longest pause between events that belong to one interval.
  static let pause = TimeSpan.seconds(1)
  /// The largest number of intervals. Each has pictures, so a film is longer than this many.
  private static let mostIntervals = SceneFilm.mostPictures + 1

  private(set) var all: [ClosedRange<Timestamp>] = []

  mutating func add(_ time: Timestamp) {
    guard let last = all.last, time - last.upperBound <= Self.pause else {
      if all.count == Self.mostIntervals { all.removeLast() }
      all.append(time...time)
      return
    }
    all[all.count - 1] = last.lowerBound...max(last.upperBound, time)
  }
}
