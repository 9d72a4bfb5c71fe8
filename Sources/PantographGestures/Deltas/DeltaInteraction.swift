import PantographMotion
import PantographTouches

/// A hand that is known only by its movements, and the transition that it moves: reports in, steps
/// of the transition out.
///
/// The tracker, the thresholds, the machine and the decision are those of a pan of contacts. A
/// source that recognizes gestures itself, as libinput does, reports nothing of the first
/// millimetres; that movement counts towards the slop, because the fingers have made it.
///
/// The transition starts at once. After a release, `ReleaseSettling` moves the object to its
/// resting place, and a hand that lands meanwhile takes hold of it.
public struct DeltaInteraction: Sendable {
  enum State {
    case idle
    /// Fingers are down and have not moved far enough.
    case possible(DeltaGesture)
    case following(DeltaGesture)
    /// The gesture moves nothing, until it ends.
    case refused(DeltaGesture)

    var gesture: DeltaGesture? {
      switch self {
      case .idle: nil
      case .possible(let gesture), .following(let gesture), .refused(let gesture): gesture
      }
    }
  }

  /// The thresholds, constant for the life of the interaction.
  public let thresholds: InteractionThresholds
  /// The direction that advances the transition.
  public let direction: TransitionDirection
  /// The meaning of the reports.
  public let source: DeltaSource
  private let space: InteractionSpace
  let pointsPerMillimetre: Double
  let pointsPerUnit: Double
  /// The points per unit, for both axes.
  let factor: SIMD2<Double>
  private let slop: Double
  var tracker: PanTracker
  var machine: InteractionMachine
  /// The reports since the hand moves the transition. The tracker and the machine process them when
  /// more than the progress is needed.
  var trail: DeltaTrail
  var state = State.idle { didSet { setDue() } }
  /// The time of the last report, and the shortest time between two reports of this gesture.
  var latest = Timestamp.zero
  var interval = Int64.max { didSet { setDue() } }
  /// The interval while the hand moves the transition; 0 if no report is due.
  private(set) var due: Int64 = 0
  /// The position of the object while no hand holds it and it does not move, in points.
  private var rest: Double
  /// The movement after the last release; nil while a hand holds the object, and at rest.
  public private(set) var settling: ReleaseSettling?
  /// The last decision, with its reason.
  public private(set) var decision: ReleaseDecision?
  /// The reason why the last gesture moved nothing; nil if it moved something.
  public private(set) var refusal: InteractionRefusal?

  /// Creates an interaction with a transition, or with an object that rests at several places.
  ///
  /// - Parameters:
  ///   - thresholds: The numbers of the decision.
  ///   - direction: The direction that advances the transition.
  ///   - space: The size of the transition, and the points per millimetre of the hand.
  ///   - places: The resting places, in points along the direction; empty for a transition.
  ///   - start: The index of the place at which the object rests.
  ///   - source: The meaning of the reports.
  public init(
    thresholds: InteractionThresholds, direction: TransitionDirection, space: InteractionSpace,
    places: [RestingPlace] = [], start: Int = 0, source: DeltaSource = DeltaSource()
  ) {
    self.thresholds = thresholds
    self.direction = direction
    self.source = source
    self.space = space
    let own = thresholds.space(on: space)
    pointsPerMillimetre = space.pointsPerMillimetre
    pointsPerUnit = source.pointsPerUnit(space.pointsPerMillimetre)
    factor = SIMD2(repeating: pointsPerUnit)
    slop = thresholds.begin.slop.points(in: own)
    rest = places.indices.contains(start) ? places[start].position : 0
    // The interaction itself knows when the slop is left, so the tracker never begins by itself.
    tracker = PanTracker(
      thresholds: PanThresholds(
        minimumTouches: thresholds.begin.minimumFingers,
        maximumTouches: thresholds.begin.maximumFingers, slop: .infinity),
      estimator: thresholds.estimator)
    machine = InteractionMachine(
      thresholds: thresholds, direction: direction, space: space, places: places, start: rest)
    trail = machine.trail()
  }

  private mutating func setDue() { due = isFollowing && interval < .max ? interval : 0 }

  /// The distance from progress 0 to 1, in points.
  public var length: Double { machine.length }

  /// The resting places, in points along the direction; empty for a transition.
  public var places: [RestingPlace] { machine.places }

  /// Whether a hand moves the object.
  public var isFollowing: Bool {
    switch state {
    case .following: true
    case .idle, .possible, .refused: false
    }
  }

  /// The index of the place at which the object rests, or to which it moves unless a hand holds it.
  /// Nil without resting places.
  public var place: Int? {
    // Two places may share a position; the decision states the one that is meant.
    if let choice = decision?.resting, choice.place.position == rest { return choice.index }
    return machine.places.firstIndex { $0.position == rest }
  }

  /// Returns the progress at a time: under the hand, between release and target, or at rest.
  public mutating func progress(at time: Timestamp) -> Double {
    if isFollowing { return readShown() }
    return settling?.state(at: time).value ?? rest / length
  }

  /// Processes the next report and returns its effect on the transition.
  public mutating func update(_ report: DeltaReport) -> InteractionStep {
    switch report.action {
    case .swipeBegan(let fingers):
      begin(.swipe(fingers: fingers), at: report.time)
      return .nothing
    case .swipeMoved(_, let movement):
      return move(by: movement, at: report.time)
    case .swipeEnded(_, let isCancelled):
      return isCancelled ? cancel(at: report.time) : lift(at: report.time)
    case .scrolled(let scroll):
      return self.scroll(scroll, at: report.time)
    case .pinchBegan(let fingers):
      begin(.pinch(fingers: fingers), at: report.time)
      return .nothing
    case .pinchMoved(_, let movement, let scale, _):
      guard source.isSteady(scale) else { return leavePinch(at: report.time) }
      return move(by: movement, at: report.time)
    case .pinchEnded(_, _, let isCancelled):
      return isCancelled ? cancel(at: report.time) : lift(at: report.time)
    case .holdBegan, .holdEnded:
      return .nothing
    }
  }

  /// Ends the transition's part in a pinch whose fingers part or close: it goes back.
  private mutating func leavePinch(at time: Timestamp) -> InteractionStep {
    switch state {
    case .idle, .refused:
      return .nothing
    case .possible(let gesture):
      state = .refused(gesture)
      refusal = .nothingThere("the fingers pinch")
      return .nothing
    case .following(let gesture):
      let step = cancel(at: time)
      state = .refused(gesture)
      return step
    }
  }

  /// Notes that fingers are down and begin to move. A gesture whose end was never reported ends.
  public mutating func begin(fingers: Int, at time: Timestamp) {
    begin(.swipe(fingers: fingers), at: time)
  }

  mutating func begin(_ gesture: DeltaGesture, at time: Timestamp) {
    if isFollowing { sumUp() }
    if let settling, settling.isOver(at: time) { settle() }
    _ = tracker.update(
      ContactGroup.Change(cancellation: .inputEnded), fingers: 0, at: time)
    latest = time
    interval = .max
    refusal = nil
    let least = thresholds.begin.minimumFingers
    let wanted = least...max(least, thresholds.begin.maximumFingers)
    guard wanted.contains(gesture.fingers) else {
      state = .refused(gesture)
      refusal = .fingers(gesture.fingers, wanted: wanted)
      return
    }
    state = .possible(gesture)
    _ = tracker.update(
      ContactGroup.Change(began: gesture.fingers), fingers: gesture.fingers, at: time)
  }

  /// Processes a movement of the fingers.
  public mutating func move(by movement: DeltaMovement, at time: Timestamp) -> InteractionStep {
    move(by: source.points(movement, pointsPerUnit), at: time)
  }

  mutating func move(by movement: PointVector, at time: Timestamp) -> InteractionStep {
    guard movement.x.isFinite, movement.y.isFinite else { return .nothing }
    switch state {
    case .idle, .refused:
      return .nothing
    case .possible(let gesture):
      pass(to: time, gesture.fingers)
      _ = tracker.update(
        ContactGroup.Change(
          movement: Vector(x: movement.x, y: movement.y), stayed: gesture.fingers),
        fingers: gesture.fingers, at: time)
      return leaveSlop(gesture, at: time)
    case .following:
      return InteractionStep(progress: follow(movement, at: time))
    }
  }

  /// Notes that the fingers lifted: the transition finishes or goes back.
  public mutating func lift(at time: Timestamp) -> InteractionStep { end(isCancelled: false, time) }

  /// Notes that the gesture was cancelled: the transition goes back.
  public mutating func cancel(at time: Timestamp) -> InteractionStep {
    end(isCancelled: true, time)
  }

  /// Lets the object rest at a place at once, because something else has moved it there. A hand
  /// that holds the object moves nothing until it lifts.
  public mutating func rest(at place: Int) {
    precondition(places.indices.contains(place), "there is no place \(place)")
    if let gesture = state.gesture {
      state = .refused(gesture)
      refusal = .nothingThere("something else moved the object")
    }
    decision = nil
    rest = places[place].position
    settle()
  }

  /// Lets the object rest at the target of its movement at once.
  public mutating func arrive() {
    guard !isFollowing, settling != nil else { return }
    settle()
  }

  // MARK: Following

  func points(_ scroll: DeltaScroll) -> PointVector { source.points(scroll, pointsPerUnit) }

  /// Lets time pass up to a report before the hand moves the transition. Fingers at rest send no
  /// reports, but the tracker must see that they stayed where they were until one report interval
  /// ago.
  private mutating func pass(to time: Timestamp, _ fingers: Int) {
    guard let stayed = timeOfStay(before: time) else { return }
    _ = tracker.update(ContactGroup.Change(stayed: fingers), fingers: fingers, at: stayed)
  }

  mutating func sample(at time: Timestamp) -> InteractionSample {
    let translation = tracker.readTranslation()
    return InteractionSample(
      time: time, translation: PointVector(x: translation.x, y: translation.y))
  }

  private mutating func leaveSlop(
    _ gesture: DeltaGesture, at time: Timestamp
  ) -> InteractionStep {
    let way = tracker.readTranslation()
    let length = way.length
    let swallowed = source.swallowed(gesture.fingers, pointsPerMillimetre)
    guard length > max(slop - swallowed, directionDistance) else { return .nothing }
    // Fingers that have moved beyond the slop before the first report moved nothing so far. The
    // object continues from where it is, so that it does not jump.
    let part =
      thresholds.begin.removesSlop
      ? (length - max(0, slop - swallowed)) / length : (length + swallowed) / length
    let translation = PointVector(x: way.x * part, y: way.y * part)
    guard machine.mayBegin(translation) else {
      // The first reports are steps along an axis. They count against the hand only when it has
      // moved as far as a pan of contacts, whose slop includes the movement before the reports.
      guard length > slop else { return .nothing }
      state = .refused(gesture)
      refusal = .wrongWay(
        wanted: wanted, cone: thresholds.begin.cone, movement: PointVector(x: way.x, y: way.y))
      return .nothing
    }
    tracker.begin()
    tracker.setTranslation(Vector(x: translation.x, y: translation.y))
    state = .following(gesture)
    var step = machine.update(
      .began(sample(at: time), settling: settling?.state(at: time).value))
    if step.starts { step.progress = machine.update(.started).progress }
    settling = nil
    renewTrail()
    return step
  }

  private var directionDistance: Double {
    switch source.reading {
    case .hand: source.directionDistance / source.unit.perMillimetre * pointsPerMillimetre
    case .pointer: source.directionDistance
    }
  }

  private var wanted: [TransitionDirection] {
    machine.isIdle && machine.places.isEmpty ? [direction] : [direction, direction.opposite]
  }

  // MARK: The end

  private mutating func end(isCancelled: Bool, _ time: Timestamp) -> InteractionStep {
    defer { state = .idle }
    switch state {
    case .idle, .refused:
      return .nothing
    case .possible:
      refusal =
        isCancelled
        ? .gestureCancelled
        : .tooShort(
          moved: tracker.readTranslation().length, slop: max(slop, directionDistance))
      return .nothing
    case .following:
      let lifted = timeOfLift(reportedAt: time)
      stay(until: lifted)
      sumUp(for: lifted)
      let fitted = tracker.fittedVelocity(at: lifted)
      var sample = sample(at: lifted)
      sample.velocity = PointVector(x: fitted.x, y: fitted.y)
      let step = machine.update(isCancelled ? .cancelled(sample) : .lifted(sample))
      if let decision = step.decision { release(decision, at: time) }
      return step
    }
  }

  /// Returns the time at which the first finger lifted. A source reports the last lift, and no
  /// movement since the first: fingers that lift a little apart did not rest meanwhile.
  private func timeOfLift(reportedAt time: Timestamp) -> Timestamp {
    let gap = (time - latest).microseconds
    guard interval < gap, gap - interval <= Self.liftSpread.microseconds else { return time }
    return latest + .microseconds(interval)
  }

  /// The time within which fingers that lift one after another count as one lift. A hand that rests
  /// for less time looks the same.
  static let liftSpread = TimeSpan.milliseconds(20)

  private mutating func release(_ decision: ReleaseDecision, at time: Timestamp) {
    self.decision = decision
    let target: Double
    if let resting = decision.resting {
      target = resting.place.position
    } else if machine.places.isEmpty {
      target = decision.outcome == .finish ? length : 0
    } else {
      // A cancelled gesture goes back to where the object rested before.
      target = rest
    }
    let velocity = decision.effectiveVelocity == 0 ? 0 : machine.readShownVelocity() / length
    settling = ReleaseSettling(
      from: MotionState(value: machine.readShown(), velocity: velocity), to: target / length,
      at: time, by: thresholds.handOff,
      within: machine.places.isEmpty ? 0...1 : -.infinity ... .infinity,
      tolerance: thresholds.update.smallestChange.points(in: thresholds.space(on: space))
        .limitedToVisible / length)
    rest = target
  }

  /// Brings the object to rest at its target.
  private mutating func settle() {
    settling = nil
    _ = machine.update(.settled)
    guard !machine.places.isEmpty else { return }
    machine = InteractionMachine(
      thresholds: thresholds, direction: direction, space: space, places: machine.places,
      start: rest)
  }
}

extension Double {
  /// This distance in points, but at least a hundredth: a spring would move forever.
  fileprivate var limitedToVisible: Double { Swift.max(self, 0.01) }
}

/// A gesture of a source that reports movements, as far as an interaction needs it.
enum DeltaGesture: Hashable, Sendable {
  case swipe(fingers: Int)
  /// A pinch that moves things as long as the fingers move together.
  case pinch(fingers: Int)
  /// A scroll of two fingers; `x` and `y` are the axes that have begun and not ended.
  case scroll(x: Bool, y: Bool)
  /// A scroll whose end is not reported.
  case endlessScroll

  var fingers: Int {
    switch self {
    case .swipe(let fingers), .pinch(let fingers): fingers
    case .scroll, .endlessScroll: 2
    }
  }
}
