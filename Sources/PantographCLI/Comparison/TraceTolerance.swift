/// The differences between two traces that do not count. Two devices never draw and call at exactly
/// the same moments.
struct TraceTolerance: Hashable {
  /// The largest difference of times, in seconds.
  var seconds = 0.0
  /// The largest difference of values, as a fraction of the range that the values have in both
  /// traces.
  var share = 0.0
  /// Texts; lines and courses that contain one of them are not compared.
  var ignored: [String] = []

  /// A difference of times below this is caused by reading them as decimals: a tenth of a
  /// microsecond.
  private static let rounding = 1e-7

  /// Times before the first touch, which are negative, are always the same: a replay does not repeat
  /// how long the hand waited.
  func allows(_ first: Double, _ second: Double) -> Bool {
    first < 0 && second < 0 || (first - second).magnitude <= seconds + Self.rounding
  }

  func allows(_ first: ComparedFile.Change, _ second: ComparedFile.Change) -> Bool {
    first.words == second.words && allows(first.seconds, second.seconds)
  }

  func ignores(_ text: String) -> Bool { ignored.contains { text.contains($0) } }
}
