import PantographObjects

/// The range of requested calls per second of a display link; 0 leaves the rate to the screen.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    require(
      minimum >= 0 && maximum >= minimum && maximum.isFinite,
      "a range of frame rates goes up from zero or more, not from \(minimum) to \(maximum)")
    require(
      preferred.map { $0 == 0 || ($0 >= minimum && $0 <= maximum) } ?? true,
      "a preferred frame rate lies within its range, not at \(preferred ?? 0)")
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  private init() {
    (minimum, maximum, preferred) = (0, 0, 0)
  }

  public static let `default` = CAFrameRateRange()
}
