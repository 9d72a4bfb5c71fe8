/// The course of a hand's movement between two positions, with the smallest change of acceleration.
///
/// The movement starts and ends at rest. Its greatest speed, in the middle, is 1.875 times its mean
/// speed. The formula is from Flash and Hogan, 1985.
public struct MinimumJerk: Hashable, Sendable {
  /// The fraction of the whole movement that is made; less than 1 if the finger lifts before the
  /// hand has stopped.
  public var cut: Double

  public init(cut: Double = 1) {
    self.cut = min(max(cut, 0.05), 1)
  }

  /// Returns the fraction of the distance that is covered after a fraction of the time; 0 and 1 at
  /// the ends. A movement that is cut continues after 1 until the hand would have stopped.
  public func progress(at share: Double) -> Double {
    let share = min(max(share, 0), 1 / cut)
    return Self.whole(share * cut) / Self.whole(cut)
  }

  private static func whole(_ share: Double) -> Double {
    share * share * share * (10 - 15 * share + 6 * share * share)
  }
}
