/// How a hand gets from one place to another: the way with the least change of acceleration.
///
/// Starts and ends at rest; its greatest speed, in the middle, is 1.875 times its mean speed.
/// Figures: Flash and Hogan, 1985.
public struct MinimumJerk: Hashable, Sendable {
  /// The part of the whole movement that is made: less than 1 when the finger leaves the surface
  /// before the hand has stopped.
  public var cut: Double

  public init(cut: Double = 1) {
    self.cut = min(max(cut, 0.05), 1)
  }

  /// The share of the distance behind the finger at a share of the time; 0 and 1 at the ends.
  /// Where the movement is cut it goes on after 1, until the hand would have stopped.
  public func progress(at share: Double) -> Double {
    let share = min(max(share, 0), 1 / cut)
    return Self.whole(share * cut) / Self.whole(cut)
  }

  private static func whole(_ share: Double) -> Double {
    share * share * share * (10 - 15 * share + 6 * share * share)
  }
}
