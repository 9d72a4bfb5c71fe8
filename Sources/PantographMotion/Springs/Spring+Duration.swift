extension Spring {
  /// The smallest damping ratio that is fitted to a duration. A spring with less is still swinging
  /// at the end, however stiff it is.
  public static let smallestFittedDampingRatio = 0.01

  /// Creates the spring that has a thousandth of its distance left when the duration is over, as
  /// UIKit's `usingSpringWithDamping` fits it.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - dampingRatio: The damping ratio, from 0.01 to 1. Other values are limited to that range;
  ///     NaN counts as 1.
  ///   - initialVelocity: The velocity towards the target, in whole distances per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.limited(to: Self.smallestFittedDampingRatio...1, notANumber: 1)
    guard duration > 0, duration.isFinite else {
      self.init(angularFrequency: .infinity, dampingRatio: ratio)
      return
    }
    let velocity = (initialVelocity * duration).finite(or: 0)
    self.init(
      angularFrequency: Self.fittedAngle(dampingRatio: ratio, velocity: velocity) / duration,
      dampingRatio: ratio)
  }

  /// Returns ω·D, for a velocity in whole distances per duration D: the largest angle at which a
  /// thousandth of the distance is still left.
  private static func fittedAngle(dampingRatio: Double, velocity: Double) -> Double {
    let root = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    if velocity == 0, dampingRatio < 1 {
      return Mathematics.log(dampingRatio / root / settledShare) / dampingRatio
    }
    func rest(_ angle: Double) -> Double {
      let share = Mathematics.exp(-dampingRatio * angle)
      if dampingRatio < 1 {
        return ((dampingRatio * angle - velocity) / (angle * root)).magnitude * share
      }
      return (1 + (angle - velocity)).magnitude * share
    }
    // An upper bound of the rest. It always falls, so no crossing of the rest lies beyond the
    // crossing of the bound.
    func bound(_ angle: Double) -> Double {
      let share = Mathematics.exp(-dampingRatio * angle)
      if dampingRatio < 1 { return (dampingRatio + velocity.magnitude / angle) / root * share }
      return (1 + angle + velocity.magnitude) * share
    }
    var high = 1.0
    while bound(high) > settledShare { high *= 2 }
    var low = high
    repeat {
      high = low
      low *= 0.99
    } while rest(low) <= settledShare && low > 1e-9
    while high - low > 1e-15 * high {
      let middle = low + (high - low) / 2
      if middle == low || middle == high { break }
      if rest(middle) > settledShare { low = middle } else { high = middle }
    }
    return high
  }
}
