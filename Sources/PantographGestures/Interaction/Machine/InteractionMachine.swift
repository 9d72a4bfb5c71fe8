import PantographMotion
import PantographTouches

/// A machine that turns the events of a hand into effects on a transition.
///
/// Pure: it requests each effect once, and receives the result as an event, in any order. It
/// remembers a hand that lifts before the transition has started. A hand that lands again while the
/// transition settles takes hold again. If something else ends the transition, the machine accepts
/// that outcome.
public struct InteractionMachine: Sendable {
  private enum State {
    case idle
    /// The start was requested. If the hand has already lifted, `decision` is set.
    case starting(isDecided: Bool)
    case following(shown: Double)
    /// Moving to an end, decided by this machine, or by something else that no hand can undo.
    case settling(mayTakeHold: Bool)
  }

  /// The thresholds, constant for the life of the machine.
  public let thresholds: InteractionThresholds
  /// The direction that advances the transition.
  public let direction: TransitionDirection
  private let criteria: ReleaseCriteria
  private let smallestChange: Double
  private let rest: Double
  private let space: InteractionSpace
  /// The resting places of the moved object, in points along the direction; empty for a transition,
  /// which rests at its start and at its end.
  public var places: [RestingPlace] { didSet { ends = Self.ends(of: places, length) } }
  /// The range, in points, in which the object follows the hand fully.
  private var ends: ClosedRange<Double>
  private let band: RubberBand
  /// The position of the object before the hand takes hold, in points.
  private let start: Double
  private var state = State.idle
  /// The latest hold. `decision` is the decision about it from before the start. Neither is in
  /// `state`: looking at the state would copy them, some ten times a report.
  private var stroke = Stroke(InteractionSample(time: .zero, translation: .zero), .right)
  private var decision: ReleaseDecision?

  /// Creates a machine at rest, for a transition of the given size.
  public init(
    thresholds: InteractionThresholds, direction: TransitionDirection,
    space transition: InteractionSpace, places: [RestingPlace] = [], start: Double = 0
  ) {
    self.places = places
    self.start = start.isFinite ? start : 0
    self.space = transition
    let space = thresholds.space(on: transition)
    self.thresholds = thresholds
    self.direction = direction
    criteria = ReleaseCriteria(thresholds, in: space)
    ends = Self.ends(of: places, space.length)
    band = thresholds.update.band(length: space.length, hasPlaces: !places.isEmpty)
    smallestChange = thresholds.update.smallestChange.points(in: space) / space.length
    rest = thresholds.deadZone.rest.points(in: space)
  }

  private static func ends(of places: [RestingPlace], _ length: Double) -> ClosedRange<Double> {
    var (lowest, highest) = (Double.infinity, -Double.infinity)
    for place in places where place.position.isFinite {
      lowest = min(lowest, place.position)
      highest = max(highest, place.position)
    }
    return lowest <= highest ? lowest...highest : 0...length
  }

  /// The distance from progress 0 to 1, in points.
  public var length: Double { criteria.length }

  /// Whether no interaction is in progress.
  public var isIdle: Bool {
    switch state {
    case .idle: true
    case .starting, .following, .settling: false
    }
  }

  /// Whether the hand moves a transition that has started.
  public var isFollowing: Bool {
    switch state {
    case .following: true
    case .idle, .starting, .settling: false
    }
  }

  /// Whether a hand that lands now takes hold of the transition while it settles.
  package var mayTakeHold: Bool {
    switch state {
    case .settling(let mayTakeHold): mayTakeHold
    case .idle, .starting, .following: false
    }
  }

  /// Whether a movement may begin an interaction: only forward from rest, but forward or back while
  /// a transition settles or if there are resting places.
  public func mayBegin(_ movement: PointVector) -> Bool {
    if movement == .zero { return true }
    let cone = thresholds.begin.cone
    switch state {
    case .idle where places.isEmpty, .starting where places.isEmpty:
      return direction.permits(movement, cone: cone)
    case .idle, .starting, .following, .settling:
      return direction.permits(movement, cone: cone)
        || direction.opposite.permits(movement, cone: cone)
    }
  }

  /// The position of the hand along the direction, in points from progress 0; nil while no hand
  /// holds the object.
  public var along: Double? {
    switch state {
    case .starting(isDecided: false), .following: stroke.along
    case .idle, .starting(isDecided: true), .settling: nil
    }
  }

  /// Returns `along` without the copy of the machine that reading it from elsewhere would cost.
  package mutating func readAlong() -> Double? {
    switch state {
    case .starting(isDecided: false), .following: stroke.along
    case .idle, .starting(isDecided: true), .settling: nil
    }
  }

  /// Returns the progress that is shown for the hand's current position.
  package mutating func readShown() -> Double { shownProgress() }

  /// Returns the velocity of the shown object under the hand, in points per second along the
  /// direction. Beyond the ends the rubber band slows it down.
  package mutating func readShownVelocity() -> Double {
    let velocity = direction.along(stroke.velocity)
    guard velocity.isFinite else { return 0 }
    if stroke.along < ends.lowerBound {
      return velocity * band.slope(pull: stroke.along - ends.lowerBound)
    }
    if stroke.along > ends.upperBound {
      return velocity * band.slope(pull: stroke.along - ends.upperBound)
    }
    return velocity
  }

  /// Returns the position of a hand, in points along the direction, that holds an object shown at
  /// `seen`.
  package func held(seenAt seen: Double) -> Double { band.free(seen, from: ends) }

  /// Processes an event and returns the effects for the caller to carry out.
  public mutating func update(_ event: InteractionEvent) -> InteractionStep {
    switch state {
    case .idle: startOn(event)
    case .starting(let isDecided): wait(event, isDecided)
    case .following(let shown): follow(event, shown)
    case .settling(let mayTakeHold): settle(event, mayTakeHold)
    }
  }

  /// Processes a `moved` event, whose only effect is another progress.
  package mutating func move(to sample: InteractionSample) -> Double? {
    switch state {
    case .idle, .starting(isDecided: true), .settling:
      return nil
    case .starting(isDecided: false):
      stroke.follow(sample, direction, rest: rest)
      return nil
    case .following(let shown):
      stroke.follow(sample, direction, rest: rest)
      return show(shown, atLeast: smallestChange)
    }
  }

  // MARK: Movements in a trail

  /// Continues a trail from the path and the translation of its pan. Until `take`, the trail does
  /// what `move` would do. Does nothing unless a hand moves the transition.
  mutating func lend(
    to trail: inout DeltaTrail, after path: PointVector, _ translation: PointVector
  ) {
    guard case .following(let shown) = state else { return }
    trail.begin(
      path: path, translation: translation, direction, from: stroke.base, within: ends,
      shown: shown, stroke.steps)
  }

  /// Takes back what the trail has followed, up to the time of its last report.
  mutating func take(from trail: inout DeltaTrail, at time: Timestamp) {
    stroke.take(from: &trail, at: time)
    state = .following(shown: trail.shown)
  }

  /// Creates the trail of this machine's transition.
  func trail() -> DeltaTrail {
    DeltaTrail(direction, length: length, change: smallestChange, rest: rest)
  }

  /// Returns the position that is shown for a position of the hand, in points.
  mutating func limited(_ position: Double) -> Double { band.limited(position, to: ends) }

  private mutating func startOn(_ event: InteractionEvent) -> InteractionStep {
    switch event {
    case .began(let sample, _):
      guard mayBegin(sample.translation) else { return .nothing }
      stroke = Stroke(sample, direction, from: held(seenAt: start))
      state = .starting(isDecided: false)
      return InteractionStep(starts: true)
    case .moved, .lifted, .cancelled, .started, .refused, .overruled, .settled:
      return .nothing
    }
  }

  private mutating func wait(_ event: InteractionEvent, _ isDecided: Bool) -> InteractionStep {
    switch event {
    case .began(let sample, _):
      // The hand landed again before its first hold became visible.
      stroke = Stroke(sample, direction, from: held(seenAt: start))
      state = .starting(isDecided: false)
    case .moved(let sample):
      return InteractionStep(progress: move(to: sample))
    case .lifted(let sample):
      guard !isDecided else { return .nothing }
      stroke.release(sample, direction, rest: rest)
      decision = decide()
      state = .starting(isDecided: true)
    case .cancelled(let sample):
      guard !isDecided else { return .nothing }
      stroke.release(sample, direction, rest: rest)
      decision = .gestureCancelled(inputs)
      state = .starting(isDecided: true)
    case .started:
      let shown = shownProgress()
      state = isDecided ? .settling(mayTakeHold: true) : .following(shown: shown)
      return InteractionStep(progress: shown, decision: isDecided ? decision : nil)
    case .refused, .settled:
      state = .idle
    case .overruled:
      state = .settling(mayTakeHold: false)
    }
    return .nothing
  }

  private mutating func follow(_ event: InteractionEvent, _ shown: Double) -> InteractionStep {
    switch event {
    case .began(let sample, _):
      // The end of the last pan was never reported: the hand continues from its last position.
      stroke = Stroke(sample, direction, from: stroke.along)
      return .nothing
    case .moved(let sample):
      return InteractionStep(progress: move(to: sample))
    case .lifted(let sample):
      stroke.release(sample, direction, rest: rest)
      return end(shown, decide())
    case .cancelled(let sample):
      stroke.release(sample, direction, rest: rest)
      return end(shown, .gestureCancelled(inputs))
    case .started:
      return .nothing
    case .overruled:
      state = .settling(mayTakeHold: false)
      return .nothing
    case .refused, .settled:
      state = .idle
      return .nothing
    }
  }

  private mutating func settle(
    _ event: InteractionEvent, _ mayTakeHold: Bool
  ) -> InteractionStep {
    switch event {
    case .began(let sample, let progress):
      guard mayTakeHold, let progress, progress.isFinite, mayBegin(sample.translation) else {
        return .nothing
      }
      stroke = Stroke(sample, direction, from: held(seenAt: progress * length))
      let shown = shownProgress()
      state = .following(shown: shown)
      return InteractionStep(takesHold: true, progress: shown)
    case .overruled:
      state = .settling(mayTakeHold: false)
      return .nothing
    case .refused, .settled:
      state = .idle
      return .nothing
    case .moved, .lifted, .cancelled, .started:
      return .nothing
    }
  }

  private mutating func show(_ shown: Double, atLeast change: Double) -> Double? {
    let progress = shownProgress()
    // The ends are always shown: an object that stops just before one would look stuck.
    let isWorth =
      progress != shown
      && ((progress - shown).magnitude >= change || progress == ends.lowerBound / length
        || progress == ends.upperBound / length)
    state = .following(shown: isWorth ? progress : shown)
    return isWorth ? progress : nil
  }

  private mutating func end(_ shown: Double, _ decision: ReleaseDecision) -> InteractionStep {
    let step = InteractionStep(progress: show(shown, atLeast: 0), decision: decision)
    state = .settling(mayTakeHold: true)
    return step
  }

  private func decide() -> ReleaseDecision {
    guard !places.isEmpty else { return criteria.decide(inputs) }
    return thresholds.rest(inputs, from: stroke.base, among: places, in: space)
  }

  private var inputs: ReleaseInputs { stroke.inputs(direction, length: length) }

  // Mutating although it changes nothing: reading from an immutable value would copy all of it.
  private mutating func shownProgress() -> Double {
    band.limited(stroke.along, to: ends) / length
  }
}
