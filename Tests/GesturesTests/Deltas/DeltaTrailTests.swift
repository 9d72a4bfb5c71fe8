import Expectations
import PantographMotion
import PantographTouches
import SeededRandom
import Testing

@testable import PantographGestures

/// Compares an interaction, whose tracker receives many reports at once, with one whose tracker
/// receives each.
struct DeltaTrailTests {
  @Test(arguments: 0..<400)
  func `every report and the decision are those of reports processed one by one`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let policies = ReleasePolicy.all
    let thresholds = policies[random.next(policies.count)].thresholds
    let direction = TransitionDirection.allCases[random.next(4)]
    let space = InteractionSpace(length: 400, pointsPerMillimetre: 10)
    let places =
      random.chance(0.5)
      ? [] : (0..<4).map { RestingPlace("\($0)", at: Double($0) * 400) }
    let source = DeltaSource(random.chance(0.5) ? .libinput : .wayland)
    var hand = DeltaInteraction(
      thresholds: thresholds, direction: direction, space: space, places: places,
      start: places.isEmpty ? 0 : 1, source: source)
    var plain = PlainInteraction(
      thresholds, direction, space, places, start: places.isEmpty ? 0 : 400, source)
    let count = random.next(8) == 0 ? 900 : random.next(120) + 2
    let rate = [1000, 4000, 8000, 16_667][random.next(4)]
    var time = Timestamp(microseconds: 5000)
    hand.begin(fingers: 3, at: time)
    plain.begin(fingers: 3, at: time)
    let speed = Double(random.next(60)) * 40
    for _ in 0..<count {
      // Reports that are late, early, at the same time and in the past, and hands at rest.
      switch random.next(40) {
      case 0: time = time + .microseconds(Int64(rate * 20))
      case 1: break
      case 2: time = time - .microseconds(300)
      default: time = time + .microseconds(Int64(rate + random.next(rate / 8)))
      }
      var step = speed * Double(rate) / 1_000_000 * (random.chance(0.1) ? -3 : 1)
      if random.chance(0.1) { step = 0 }
      let along = PointVector(x: step, y: Double(random.next(5)) - 2)
      let delta =
        switch direction {
        case .right: Delta(x: along.x, y: along.y)
        case .left: Delta(x: -along.x, y: along.y)
        case .down: Delta(x: along.y, y: along.x)
        case .up: Delta(x: along.y, y: -along.x)
        }
      let movement = DeltaMovement(delta, unaccelerated: delta)
      let shown = hand.follow(movement, at: time)
      let expected = plain.move(by: movement, at: time)
      expect(shown, equals: expected.progress)
      if hand.isFollowing { expect(hand.progress(at: time), equals: plain.machine.readShown()) }
    }
    time = time + .microseconds(Int64(random.chance(0.5) ? rate : rate * 30))
    let step = random.chance(0.1) ? hand.cancel(at: time) : hand.lift(at: time)
    let isCancelled = step.decision?.rule == .gestureCancelled
    let expected = plain.end(isCancelled: isCancelled, at: time)
    expect(step.progress, equals: expected?.progress)
    let (one, other) = (step.decision, expected?.decision)
    expect(one?.outcome == other?.outcome && one?.rule == other?.rule)
    expect(one?.inputs.distance, equals: other?.inputs.distance)
    expect(one?.inputs.held, equals: other?.inputs.held)
    expect(one?.inputs.meanStep, equals: other?.inputs.meanStep)
    expect(one?.inputs.velocity, equals: other?.inputs.velocity)
    expect(one?.inputs.lastTwoSteps, equals: other?.inputs.lastTwoSteps)
  }

  @Test func `a report from the past does not set the clock back`() {
    var hands = [true, false].map { _ in
      DeltaInteraction(
        thresholds: InteractionThresholds(), direction: .right,
        space: InteractionSpace(length: 400), source: DeltaSource(.wayland, directionDistance: 0))
    }
    let movement = DeltaMovement(Delta(x: 20, y: 0))
    for (index, past) in [Int64(300), 0].enumerated() {
      hands[index].begin(fingers: 3, at: Timestamp(microseconds: 5000))
      // The first report begins the transition; the second one comes before it.
      for time in [5000, 5000 - past, 13_000, 21_000, 29_000] {
        _ = hands[index].follow(movement, at: Timestamp(microseconds: time))
      }
      expect(hands[index].latest, equals: Timestamp(microseconds: 29_000))
      expect(hands[index].interval, equals: 8000)
    }
  }

  @Test func `a movement that is not a number moves nothing, now and later`() {
    var hand = DeltaInteraction(
      thresholds: InteractionThresholds(), direction: .right,
      space: InteractionSpace(length: 400), source: DeltaSource(.wayland))
    hand.begin(fingers: 3, at: .zero)
    for index in 1...40 {
      let isOdd = index % 10 == 0
      let shown = hand.follow(
        DeltaMovement(Delta(x: isOdd ? .nan : 5, y: isOdd ? 1 : .zero)),
        at: Timestamp(microseconds: Int64(index) * 8000))
      if isOdd { expectNil(shown) }
    }
    let decision = hand.lift(at: Timestamp(microseconds: 328_000)).decision
    expect(decision?.outcome == .finish && decision?.inputs.distance.isFinite == true)
  }
}

/// An interaction that passes each report to the tracker and the machine.
private struct PlainInteraction {
  let source: DeltaSource
  let space: InteractionSpace
  let slop: Double
  let thresholds: InteractionThresholds
  let direction: TransitionDirection
  var tracker: PanTracker
  var machine: InteractionMachine
  var isFollowing = false
  var isRefused = false
  var latest = Timestamp.zero
  var interval = Int64.max

  init(
    _ thresholds: InteractionThresholds, _ direction: TransitionDirection,
    _ space: InteractionSpace, _ places: [RestingPlace], start: Double, _ source: DeltaSource
  ) {
    self.source = source
    self.space = space
    self.thresholds = thresholds
    self.direction = direction
    slop = thresholds.begin.slop.points(in: thresholds.space(on: space))
    tracker = PanTracker(
      thresholds: PanThresholds(
        minimumTouches: thresholds.begin.minimumFingers,
        maximumTouches: thresholds.begin.maximumFingers, slop: .infinity),
      estimator: thresholds.estimator)
    machine = InteractionMachine(
      thresholds: thresholds, direction: direction, space: space, places: places, start: start)
  }

  mutating func begin(fingers: Int, at time: Timestamp) {
    latest = time
    let begin = thresholds.begin
    isRefused =
      fingers < begin.minimumFingers || fingers > max(begin.minimumFingers, begin.maximumFingers)
    _ = tracker.update(ContactGroup.Change(began: fingers), fingers: fingers, at: time)
  }

  mutating func move(by movement: DeltaMovement, at time: Timestamp) -> InteractionStep {
    if isRefused { return .nothing }
    let points = source.points(movement, source.pointsPerUnit(space.pointsPerMillimetre))
    pass(to: time)
    _ = tracker.update(
      ContactGroup.Change(movement: Vector(x: points.x, y: points.y), stayed: 3), fingers: 3,
      at: time)
    if isFollowing { return InteractionStep(progress: machine.move(to: sample(at: time))) }
    let way = tracker.readTranslation()
    let swallowed = source.swallowed(3, space.pointsPerMillimetre)
    let least =
      source.reading == .pointer
      ? source.directionDistance
      : source.directionDistance / source.unit.perMillimetre * space.pointsPerMillimetre
    guard way.length > max(slop - swallowed, least) else { return .nothing }
    let part =
      thresholds.begin.removesSlop
      ? (way.length - max(0, slop - swallowed)) / way.length : (way.length + swallowed) / way.length
    guard machine.mayBegin(PointVector(x: way.x * part, y: way.y * part)) else {
      isRefused = way.length > slop
      return .nothing
    }
    tracker.begin()
    tracker.setTranslation(Vector(x: way.x * part, y: way.y * part))
    isFollowing = true
    var step = machine.update(.began(sample(at: time), settling: nil))
    if step.starts { step.progress = machine.update(.started).progress }
    return step
  }

  mutating func end(isCancelled: Bool, at time: Timestamp) -> InteractionStep? {
    guard isFollowing else { return InteractionStep.nothing }
    var lifted = time
    let gap = (time - latest).microseconds
    if interval < gap, gap - interval <= 20_000 { lifted = latest + .microseconds(interval) }
    pass(to: lifted)
    let fitted = tracker.fittedVelocity(at: lifted)
    var sample = sample(at: lifted)
    sample.velocity = PointVector(x: fitted.x, y: fitted.y)
    return machine.update(isCancelled ? .cancelled(sample) : .lifted(sample))
  }

  private mutating func sample(at time: Timestamp) -> InteractionSample {
    let translation = tracker.readTranslation()
    return InteractionSample(
      time: time, translation: PointVector(x: translation.x, y: translation.y))
  }

  private mutating func pass(to time: Timestamp) {
    let gap = (time - latest).microseconds
    guard gap > 0 else { return }
    if interval <= gap / 2 {
      _ = tracker.update(
        ContactGroup.Change(stayed: 3), fingers: 3, at: time - .microseconds(interval))
    } else if gap >= 1000 {
      interval = min(interval, gap)
    }
    latest = time
  }
}
