import PantographMotion
import PantographTouches

/// Turns what a hand does into what a transition is to do.
///
/// Pure: it asks for each thing once and is told what became of it, in whatever order that comes.
/// A hand that lets go before the transition has started is remembered; a hand that comes back while
/// it settles takes hold again; whoever else ends the transition is not contradicted.
public struct InteractionMachine: Sendable {
  private enum State {
    case idle
    /// Asked to start. A hand that let go already has left its `decision`.
    case starting(isDecided: Bool)
    case following(shown: Double)
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
  public var places: [RestingPlace] { didSet { ends = Self.ends(of: places, length) } }
  /// The points between which the hand is followed all the way.
  private var ends: ClosedRange<Double>
  private let band: RubberBand
  /// The points at which it is seen before the hand comes.
  private let start: Double
  private var state = State.idle
  /// The latest hold, and what was decided of it before the start. Not in `state`: values of their size
  /// would be copied wherever the state is looked at, some ten times a report.
  private var stroke = Stroke(InteractionSample(time: .zero, translation: .zero), .right)
  private var decision: ReleaseDecision?

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
    case .starting(isDecided: false), .following: stroke.along
    case .idle, .starting(isDecided: true), .settling: nil
    }
  }

  /// The same without a copy of the machine, which reading a value costs from elsewhere.
  package mutating func readAlong() -> Double? {
    switch state {
    case .starting(isDecided: false), .following: stroke.along
    case .idle, .starting(isDecided: true), .settling: nil
    }
  }

  /// The share of the way that is seen while the hand is where it is now.
  package mutating func readShown() -> Double { shownProgress() }

  /// The points along the direction at which a hand holds what is seen at `seen`.
  package func held(seenAt seen: Double) -> Double { band.free(seen, from: ends) }

  /// Takes what happened and says what is to be done about it.
  public mutating func update(_ event: InteractionEvent) -> InteractionStep {
    switch state {
    case .idle: startOn(event)
    case .starting(let isDecided): wait(event, isDecided)
    case .following(let shown): follow(event, shown)
    case .settling(let mayTakeHold): settle(event, mayTakeHold)
    }
  }

  /// As an update with `moved`, which leads to nothing but another progress.
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
      // The hand came back before anything was seen of the first time.
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
      // A pan whose end nobody told: the hand has what it had.
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
    // The ends are always shown: what stops just before one would look stuck.
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

  // Mutating, though it changes nothing: of a value that cannot change, all would be copied.
  private mutating func shownProgress() -> Double {
    band.limited(stroke.along, to: ends) / length
  }
}
