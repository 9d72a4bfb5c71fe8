import Motion
import Touches

/// Turns what a hand does into what a transition is to do.
///
/// Pure: it asks for each thing once and is told what became of it, in whatever order that comes.
/// A hand that lets go before the transition has started is remembered; a hand that comes back while
/// it settles takes hold again; whoever else ends the transition is not contradicted.
public struct InteractionMachine: Sendable {
  private enum State {
    case idle
    /// Asked to start. With the decision of a hand that let go already.
    case starting(Stroke, ReleaseDecision?)
    case following(Stroke, shown: Double)
    /// On its way to its end; of our own decision, or of someone else's that no hand takes back.
    case settling(mayTakeHold: Bool)
  }

  /// The numbers that it goes by, for as long as it lives.
  public let thresholds: InteractionThresholds
  /// The way that brings the transition forward.
  public let direction: TransitionDirection
  private let criteria: ReleaseCriteria
  private let smallestChange: Double
  private let rest: Double
  private let space: InteractionSpace
  /// Where what is moved may rest, in points along the direction; none for a transition, which rests
  /// at its start and at its end.
  public var places: [RestingPlace]
  /// The points at which it stands before the hand comes.
  private let start: Double
  private var state = State.idle

  /// A machine at rest, for a transition of that size.
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
    smallestChange = thresholds.update.smallestChange.points(in: space) / space.length
    rest = thresholds.deadZone.rest.points(in: space)
  }

  /// The points that are all of the progress.
  public var length: Double { criteria.length }

  /// Whether nothing is under way.
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

  /// Whether a hand that comes now takes hold of a transition on its way.
  public var mayTakeHold: Bool {
    switch state {
    case .settling(let mayTakeHold): mayTakeHold
    case .idle, .starting, .following: false
    }
  }

  /// Whether a movement may take the transition: forwards from rest, either way while it settles.
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

  /// The points along the direction at which the hand holds it, from where the way is counted; nil
  /// while none does.
  public var along: Double? {
    switch state {
    case .starting(let stroke, nil), .following(let stroke, _): stroke.along
    case .idle, .starting, .settling: nil
    }
  }

  /// Takes what happened and says what is to be done about it.
  public mutating func update(_ event: InteractionEvent) -> InteractionStep {
    switch state {
    case .idle: startOn(event)
    case .starting(let stroke, let decision): wait(event, stroke, decision)
    case .following(let stroke, let shown): follow(event, stroke, shown)
    case .settling(let mayTakeHold): settle(event, mayTakeHold)
    }
  }

  private mutating func startOn(_ event: InteractionEvent) -> InteractionStep {
    switch event {
    case .began(let sample, _):
      guard mayBegin(sample.translation) else { return .nothing }
      state = .starting(Stroke(sample, direction, from: start), nil)
      return InteractionStep(starts: true)
    case .moved, .lifted, .cancelled, .started, .refused, .overruled, .settled:
      return .nothing
    }
  }

  private mutating func wait(
    _ event: InteractionEvent, _ stroke: Stroke, _ decision: ReleaseDecision?
  ) -> InteractionStep {
    var stroke = stroke
    switch event {
    case .began(let sample, _):
      // The hand came back before anything was seen of the first time.
      state = .starting(Stroke(sample, direction, from: start), nil)
    case .moved(let sample):
      guard decision == nil else { return .nothing }
      stroke.follow(sample, direction, rest: rest)
      state = .starting(stroke, nil)
    case .lifted(let sample):
      guard decision == nil else { return .nothing }
      stroke.release(sample, direction, rest: rest)
      state = .starting(stroke, decide(stroke))
    case .cancelled(let sample):
      guard decision == nil else { return .nothing }
      stroke.release(sample, direction, rest: rest)
      state = .starting(stroke, .gestureCancelled(inputs(stroke)))
    case .started:
      let shown = shownProgress(stroke)
      state = decision == nil ? .following(stroke, shown: shown) : .settling(mayTakeHold: true)
      return InteractionStep(progress: shown, decision: decision)
    case .refused, .settled:
      state = .idle
    case .overruled:
      state = .settling(mayTakeHold: false)
    }
    return .nothing
  }

  private mutating func follow(
    _ event: InteractionEvent, _ stroke: Stroke, _ shown: Double
  ) -> InteractionStep {
    var stroke = stroke
    switch event {
    case .began(let sample, _):
      // A pan whose end nobody told: the hand has what it had.
      state = .following(Stroke(sample, direction, from: stroke.along), shown: shown)
      return .nothing
    case .moved(let sample):
      stroke.follow(sample, direction, rest: rest)
      return show(stroke, shown, atLeast: smallestChange)
    case .lifted(let sample):
      stroke.release(sample, direction, rest: rest)
      return end(stroke, shown, decide(stroke))
    case .cancelled(let sample):
      stroke.release(sample, direction, rest: rest)
      return end(stroke, shown, .gestureCancelled(inputs(stroke)))
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
      let stroke = Stroke(sample, direction, from: progress * length)
      let shown = shownProgress(stroke)
      state = .following(stroke, shown: shown)
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

  private mutating func show(
    _ stroke: Stroke, _ shown: Double, atLeast change: Double
  ) -> InteractionStep {
    let progress = shownProgress(stroke)
    // The ends are always shown: what stops just before one would look stuck.
    let isWorth =
      progress != shown
      && ((progress - shown).magnitude >= change || progress == 0 || progress == 1)
    state = .following(stroke, shown: isWorth ? progress : shown)
    return InteractionStep(progress: isWorth ? progress : nil)
  }

  private mutating func end(
    _ stroke: Stroke, _ shown: Double, _ decision: ReleaseDecision
  ) -> InteractionStep {
    var step = show(stroke, shown, atLeast: 0)
    step.decision = decision
    state = .settling(mayTakeHold: true)
    return step
  }

  private func decide(_ stroke: Stroke) -> ReleaseDecision {
    guard !places.isEmpty else { return criteria.decide(inputs(stroke)) }
    return thresholds.rest(inputs(stroke), from: stroke.base, among: places, in: space)
  }

  private func inputs(_ stroke: Stroke) -> ReleaseInputs {
    stroke.inputs(direction, length: length)
  }

  private func shownProgress(_ stroke: Stroke) -> Double {
    let progress = stroke.along / length
    // How far beyond the places it gives way is for whoever shows it to say.
    guard places.isEmpty else { return progress }
    guard thresholds.update.rubberBand > 0 else { return min(max(progress, 0), 1) }
    return RubberBand(dimension: 1, coefficient: thresholds.update.rubberBand)
      .limited(progress, to: 0...1)
  }
}
