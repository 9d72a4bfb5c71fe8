import Foundation
import PantographMotion

/// An animation of a number or a point of a layer, with everything that can be found out before it
/// runs. Shows exactly the values of `CAPropertyAnimation.apply`, without reading any property by its
/// name.
struct AnimationTrack {
  private let target: Target
  private let pace: Pace
  private let from: SIMD2<Double>?
  private let to: SIMD2<Double>?
  private let by: SIMD2<Double>?
  private let isAdditive: Bool
  private let isCumulative: Bool

  /// The animated number, or both coordinates of the position.
  fileprivate enum Target {
    case position, positionX, positionY, opacity
    case rotation(axis: Int)
  }

  private enum Pace {
    case constant
    case curve(CubicBezier)
    case spring(Spring, velocity: Double)
    /// The pace of a property animator, which changes while the animation runs.
    case animator
  }

  /// Creates the track of an animation that no longer changes; nil for an animation of another kind.
  @MainActor
  init?(_ animation: CAAnimation) {
    guard let animation = animation as? CABasicAnimation, let path = animation.layerPath else {
      return nil
    }
    // An application's subclass may override properties.
    switch type(of: animation) {
    case is CASpringAnimation.Type:
      guard type(of: animation) == CASpringAnimation.self,
        let animation = animation as? CASpringAnimation
      else { return nil }
      pace = .spring(animation.spring, velocity: Double(animation.initialVelocity))
    case is AnimatorAnimation.Type:
      pace = .animator
    default:
      guard type(of: animation) == CABasicAnimation.self else { return nil }
      pace = animation.timingFunction.map { .curve($0.curve) } ?? .constant
    }
    guard let target = Target(path) else { return nil }
    self.target = target
    let isPoint = if case .position = target { true } else { false }
    var isOther = false
    func numbers(_ value: LayerValue?) -> SIMD2<Double>? {
      switch value {
      case nil: return nil
      case .point(let point)? where isPoint: return SIMD2(Double(point.x), Double(point.y))
      case .number(let number)? where !isPoint: return SIMD2(number, 0)
      default:
        isOther = true
        return nil
      }
    }
    from = numbers(animation.from)
    to = numbers(animation.to)
    by = numbers(animation.by)
    if isOther { return nil }
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
  }

  /// Shows the animation at a moment. Sums that are not finite are not shown.
  @MainActor
  func show(
    in values: inout LayerValues, at moment: AnimationMoment, duration: Double,
    of animation: CAAnimation
  ) {
    func value(over underlying: @autoclosure () -> SIMD2<Double>) -> SIMD2<Double> {
      let (from, to) = ends { isAdditive ? .zero : underlying() }
      var value = Self.between(from, to, share(at: moment.time, duration, animation))
      if isCumulative, moment.runs > 0 {
        let end = Self.between(from, to, share(at: duration, duration, animation))
        value = end * Double(moment.runs) + value
      }
      return isAdditive ? underlying() + value : value
    }
    let place = values.position
    switch target {
    case .position:
      let point = value(over: SIMD2(Double(place.x), Double(place.y)))
      if point.x.isFinite, point.y.isFinite { values.position = CGPoint(x: point.x, y: point.y) }
    case .positionX:
      let x = value(over: SIMD2(Double(place.x), 0)).x
      if x.isFinite, place.y.isFinite { values.position.x = CGFloat(x) }
    case .positionY:
      let y = value(over: SIMD2(Double(place.y), 0)).x
      if y.isFinite, place.x.isFinite { values.position.y = CGFloat(y) }
    case .opacity:
      let opacity = value(over: SIMD2(LayerValue.exact(values.opacity), 0)).x
      if opacity.isFinite { values.opacity = Float(opacity).limited }
    case .rotation(let axis):
      let transform = TransformParts.rotating(values.transform, axis: axis) {
        value(over: SIMD2($0, 0)).x
      }
      if let transform, transform.isFinite { values.transform = transform }
    }
  }

  private func ends(
    _ underlying: () -> SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to - by, to)
    case (let from?, nil, nil): (from, underlying())
    case (nil, let to?, nil): (underlying(), to)
    case (nil, nil, let by?): (underlying(), underlying() + by)
    case (nil, nil, nil): (underlying(), underlying())
    }
  }

  private static func between(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ share: Double
  ) -> SIMD2<Double> {
    share == 0 ? from : share == 1 ? to : from + (to - from) * share
  }

  /// Returns the share of the distance, `time` seconds into a run.
  @MainActor
  private func share(at time: Double, _ duration: Double, _ animation: CAAnimation) -> Double {
    switch pace {
    case .spring(let spring, let velocity):
      return LastShare.spring(spring, velocity, at: time)
    case .animator:
      return (animation as? AnimatorAnimation)?.share(at: time, duration: duration) ?? 0
    case .constant, .curve:
      guard duration > 0, duration.isFinite else { return 0 }
      guard case .curve(let curve) = pace else { return time / duration }
      return LastShare.curve(curve, at: time / duration)
    }
  }
}

extension AnimationTrack.Target {
  fileprivate init?(_ path: LayerKeyPath) {
    switch path.name {
    case "position": self = .position
    case "position.x": self = .positionX
    case "position.y": self = .positionY
    case "opacity": self = .opacity
    default:
      guard let axis = path.rotationAxis else { return nil }
      self = .rotation(axis: axis)
    }
  }
}

/// The share of the distance that was computed last. In a frame, layers that move together ask for the
/// same share of the same curve, or of the same spring, one after the other.
@MainActor
private enum LastShare {
  @exclusivity(unchecked) private static var curve = CubicBezier.linear
  @exclusivity(unchecked) private static var timeOnCurve = 0.0
  @exclusivity(unchecked) private static var shareOfCurve = 0.0
  @exclusivity(unchecked) private static var spring = Spring(response: 1, dampingRatio: 1)
  @exclusivity(unchecked) private static var velocity = 0.0
  @exclusivity(unchecked) private static var timeOnSpring = 0.0
  @exclusivity(unchecked) private static var shareOfSpring = 0.0

  static func curve(_ next: CubicBezier, at time: Double) -> Double {
    if time == timeOnCurve, next == curve { return shareOfCurve }
    (curve, timeOnCurve) = (next, time)
    shareOfCurve = next.value(at: time)
    return shareOfCurve
  }

  static func spring(_ next: Spring, _ nextVelocity: Double, at time: Double) -> Double {
    if time == timeOnSpring, next == spring, nextVelocity == velocity { return shareOfSpring }
    (spring, velocity, timeOnSpring) = (next, nextVelocity, time)
    let start = MotionState(value: 0, velocity: nextVelocity)
    shareOfSpring = next.state(after: time, from: start, to: 1).value
    return shareOfSpring
  }
}
