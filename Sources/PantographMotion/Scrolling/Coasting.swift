/// The movement of scrolled content along one axis after a finger has released it: it glides on,
/// bounces at an edge, returns to an edge, or moves to an offset chosen by the app.
public struct Coasting: Hashable, Sendable {
  private enum Motion: Hashable {
    case glide(Glide)
    case bounce(Bounce, edge: Double)
    case glideThenBounce(Glide, until: Double, Bounce, edge: Double)
    case spring(Spring, from: MotionState)
  }

  private let motion: Motion
  /// The offset at which the content comes to rest, in points.
  public let rest: Double
  /// The seconds until the content rests.
  public let duration: Double
  /// The resting offset that a scroll view reports at the release; it can differ from `rest` by
  /// some points.
  public let announcedRest: Double

  /// Creates the movement after a release at an offset in points. The content rests within the
  /// limits. It goes beyond them for a while only if `bounces` is true.
  public init(
    from start: MotionState, limits: ClosedRange<Double>, decay: Decay = .normal,
    bounces: Bool = true
  ) {
    let start = MotionState(
      value: start.value.finite(or: limits.lowerBound), velocity: start.velocity.finite(or: 0))
    let glide = Glide(from: start, decay: decay)
    announcedRest = min(max(glide.announcedRest, limits.lowerBound), limits.upperBound)
    let isInside = limits.contains(start.value)
    if limits.contains(glide.rest), isInside || glide.rest != start.value {
      (motion, rest, duration) = (.glide(glide), glide.rest, glide.duration)
      return
    }
    guard isInside else {
      let edge = start.value < limits.lowerBound ? limits.lowerBound : limits.upperBound
      let bounce = Bounce(
        from: MotionState(value: start.value - edge, velocity: start.velocity), decay: decay)
      (motion, rest, duration) = (.bounce(bounce, edge: edge), edge, bounces ? bounce.duration : 0)
      return
    }
    let edge = glide.rest < limits.lowerBound ? limits.lowerBound : limits.upperBound
    let crossing = glide.time(toGo: edge - start.value) ?? 0
    let bounce = Bounce(
      from: MotionState(value: 0, velocity: glide.state(after: crossing).velocity), decay: decay)
    motion = .glideThenBounce(glide, until: crossing, bounce, edge: edge)
    rest = edge
    duration = crossing + (bounces ? bounce.duration : 0)
  }

  /// Creates the movement to an offset chosen by the app. Content that is already there stands
  /// still at once.
  public init(from start: MotionState, to place: Double, decay: Decay = .normal) {
    guard place != start.value else {
      let still = MotionState(value: start.value)
      self.init(.glide(Glide(from: still, decay: decay)), rest: place, duration: 0)
      return
    }
    let wanted = Glide.velocity(distance: place - start.value, decay: decay)
    let share = start.velocity != 0 ? wanted / start.velocity : 0
    let own = Glide(from: start, decay: decay).duration
    guard (0.5...2).contains(share) else {
      let time = own > 0 ? min(own, Self.longestBend) : Self.longestBend
      // This spring covers 99 % of the distance in that time, without overshoot.
      let spring = Spring(angularFrequency: Self.almostThere / time, dampingRatio: 1)
      self.init(from: start, to: place, on: spring)
      return
    }
    let glide = Glide(from: MotionState(value: start.value, velocity: wanted), decay: decay)
    self.init(.glide(glide), rest: place, duration: glide.duration)
  }

  private init(_ motion: Motion, rest: Double, duration: Double) {
    self.motion = motion
    self.rest = rest
    self.duration = duration
    announcedRest = rest
  }

  /// Creates the movement to an offset, such as a page's, on a spring that does not oscillate.
  public init(from start: MotionState, to place: Double, on spring: Spring) {
    let way = MotionState(value: start.value - place, velocity: start.velocity)
    self.init(
      .spring(spring, from: way), rest: place,
      duration: spring.settlingTime(from: way, to: 0, within: Bounce.tolerance))
  }

  /// Returns the offset in points, `seconds` after the release.
  public func offset(after seconds: Double) -> Double {
    guard seconds < duration else { return rest }
    switch motion {
    case .glide(let glide): return glide.state(after: seconds).value
    case .bounce(let bounce, let edge): return edge + bounce.offset(after: seconds)
    case .glideThenBounce(let glide, let crossing, let bounce, let edge):
      return seconds < crossing
        ? glide.state(after: seconds).value : edge + bounce.offset(after: seconds - crossing)
    case .spring(let spring, let way):
      return rest + spring.state(after: seconds, from: way, to: 0).value
    }
  }

  /// Returns the velocity in points per second, `seconds` after the release.
  public func velocity(after seconds: Double) -> Double {
    let step = 1.0 / 1024
    return (offset(after: seconds + step) - offset(after: seconds)) / step
  }

  private static let longestBend = 0.5
  private static let almostThere = 6.638_352
}
