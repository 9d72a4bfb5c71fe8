/// The lines of a screen that have been said. A screen is at rest if it has the same lines twice.
struct ScreenChanges {
  private var said: [String] = []
  private var sampled: [String] = []
  private var sampledAt: Double?
  /// Whether something may have changed since the last look.
  private var isStirred = true

  /// The time between two looks, in seconds: a screen that changes for longer, such as an
  /// animation, is said at its end.
  private static let interval = 0.25

  mutating func stir() { isStirred = true }

  var nextDeadline: Double? {
    guard isStirred || sampled != said else { return nil }
    return sampledAt.map { $0 + Self.interval }
  }

  func isDue(at time: Double) -> Bool {
    guard let sampledAt else { return true }
    return (isStirred || sampled != said) && time >= sampledAt + Self.interval
  }

  /// Takes the lines of now. Returns those that were not on the screen before, if it is at rest.
  mutating func take(_ lines: [String], at time: Double) -> [String] {
    let isAtRest = sampledAt != nil && lines == sampled
    sampled = lines
    sampledAt = time
    // The next look finds out whether these lines stay.
    isStirred = isStirred && !isAtRest
    guard isAtRest, lines != said else { return [] }
    var old: [String: Int] = [:]
    for line in said { old[line, default: 0] += 1 }
    said = lines
    return lines.filter { line in
      guard let count = old[line], count > 0 else { return true }
      old[line] = count - 1
      return false
    }
  }
}
