import Expectations
import PantographGestures
import PantographMotion
import PantographTouches
import Testing

struct DeltaInteractionTests {
  /// Reports of libinput's unit, 8 ms apart, for an interaction with 10 points per millimetre.
  private struct Hand {
    var interaction: DeltaInteraction
    var milliseconds: Int64 = 0
    var progress: [Double] = []

    init(
      _ thresholds: InteractionThresholds = InteractionThresholds(), places: [RestingPlace] = [],
      start: Int = 0, direction: TransitionDirection = .right
    ) {
      interaction = DeltaInteraction(
        thresholds: thresholds, direction: direction,
        space: InteractionSpace(length: 400, pointsPerMillimetre: 10), places: places,
        start: start)
    }

    var time: Timestamp { Timestamp(microseconds: milliseconds * 1000) }

    @discardableResult
    mutating func report(_ action: DeltaAction) -> InteractionStep {
      let step = interaction.update(DeltaReport(time: time, action))
      if let shown = step.progress { progress.append(shown) }
      return step
    }

    mutating func begin(_ fingers: Int = 3) { report(.swipeBegan(fingers: fingers)) }

    mutating func move(_ steps: Int, x: Double = 0, y: Double = 0) {
      for _ in 0..<steps {
        milliseconds += 8
        report(.swipeMoved(fingers: 3, Self.movement(x: x, y: y)))
      }
    }

    static func movement(x: Double, y: Double = 0) -> DeltaMovement {
      let delta = Delta(
        x: x * DeltaUnit.libinput.perMillimetre, y: y * DeltaUnit.libinput.perMillimetre)
      return DeltaMovement(delta, unaccelerated: delta)
    }

    mutating func end(isCancelled: Bool = false) -> ReleaseDecision? {
      milliseconds += 8
      return report(.swipeEnded(fingers: 3, isCancelled: isCancelled)).decision
    }
  }

  @Test func `the hand's millimetres move the object, and nothing jumps`() throws {
    var hand = Hand()
    hand.begin()
    hand.move(12, x: 1)
    expect((try #require(hand.progress.first) - 0.025).magnitude, isBelow: 1e-9)
    expect((try #require(hand.progress.last) - 0.3).magnitude, isBelow: 1e-9)
    let ended = hand.end()
    let decision = try #require(ended)
    expect(decision.rule == .velocity && decision.outcome == .finish)
    expect((decision.inputs.velocity - 1250).magnitude, isBelow: 1)
    expect(decision.description.hasPrefix("finish: thrown at 1250 pt/s"))
  }

  @Test func `a pinch whose fingers move together moves the object like a swipe`() throws {
    var (pinch, swipe) = (Hand(), Hand())
    swipe.begin()
    swipe.move(12, x: 1)
    pinch.report(.pinchBegan(fingers: 3))
    for step in 1...12 {
      pinch.milliseconds += 8
      pinch.report(
        .pinchMoved(
          fingers: 3, Hand.movement(x: 1), scale: 1 - Double(step) / 60, rotation: 0.01))
    }
    expect(pinch.progress == swipe.progress && !pinch.progress.isEmpty)
    pinch.milliseconds += 8
    let decision = pinch.report(.pinchEnded(fingers: 3, scale: 0.8, isCancelled: false)).decision
    expect(decision != nil && decision == swipe.end())
  }

  @Test func `fingers that part take the object back, and move nothing any more`() throws {
    var hand = Hand()
    hand.report(.pinchBegan(fingers: 3))
    var steps: [InteractionStep] = []
    for step in 1...12 {
      hand.milliseconds += 8
      steps.append(
        hand.report(
          .pinchMoved(
            fingers: 3, Hand.movement(x: 1), scale: 1 + Double(step) / 20, rotation: 0)))
    }
    expect(steps.compactMap(\.decision).map(\.rule), equals: [.gestureCancelled])
    expect(steps[5].decision != nil && steps[6...].allSatisfy { $0.isNothing })
    hand.milliseconds += 8
    expect(hand.report(.pinchEnded(fingers: 3, scale: 1.6, isCancelled: false)).isNothing)
  }

  @Test func `a pinch that parts at once begins nothing, and says why`() {
    var hand = Hand()
    hand.report(.pinchBegan(fingers: 2))
    hand.report(.pinchMoved(fingers: 2, Hand.movement(x: 3), scale: 1.4, rotation: 0))
    expect(hand.interaction.refusal, equals: .nothingThere("the fingers pinch"))
    expect(hand.progress.isEmpty)
  }

  @Test func `pinches move nothing if the source says so`() {
    var interaction = DeltaInteraction(
      thresholds: InteractionThresholds(), direction: .right,
      space: InteractionSpace(length: 400, pointsPerMillimetre: 10),
      source: DeltaSource(steadySpread: -1))
    _ = interaction.update(DeltaReport(time: .zero, .pinchBegan(fingers: 3)))
    for step in 1...20 {
      let movement = Hand.movement(x: 1)
      let report = DeltaReport(
        time: Timestamp(microseconds: Int64(step) * 8000),
        .pinchMoved(fingers: 3, movement, scale: 1, rotation: 0))
      expect(interaction.update(report).isNothing)
    }
  }

  @Test func `a slop beyond what the source swallowed must still be left`() {
    // 16 points are 1.6 mm; libinput swallows 2 mm of three fingers, and 0.5 mm here.
    var thresholds = InteractionThresholds()
    thresholds.begin.slop = .points(16)
    var interaction = DeltaInteraction(
      thresholds: thresholds, direction: .right,
      space: InteractionSpace(length: 400, pointsPerMillimetre: 10),
      source: DeltaSource(.libinput, swallowed: 0, swallowedPerFinger: 0.5))
    interaction.begin(fingers: 3, at: .zero)
    var steps: [InteractionStep] = []
    for index in 1...4 {
      steps.append(
        interaction.move(
          by: Hand.movement(x: 0.5), at: Timestamp(microseconds: Int64(index) * 8000)))
    }
    expect(steps.map { $0.starts }, equals: [false, false, true, false])
    expect((steps[2].progress ?? 0) > 0 && (steps[2].progress ?? 1) < 0.02)
  }

  @Test func `steps along an axis at the start do not decide about the direction`() {
    var hand = Hand()
    hand.begin()
    hand.move(1, y: 0.6)
    expect(!hand.interaction.isFollowing && hand.interaction.refusal == nil)
    hand.move(8, x: 0.6)
    expect(hand.interaction.isFollowing)
  }

  @Test func `a hand in another direction begins nothing, and says why`() {
    var hand = Hand()
    hand.begin()
    hand.move(20, y: 1)
    expectNil(hand.end())
    expect(hand.progress.isEmpty)
    expect(hand.interaction.refusal?.name.description, equals: "wrong-way")
  }

  @Test func `a rest before the lift has no speed`() throws {
    var hand = Hand()
    hand.begin()
    hand.move(12, x: 1)
    hand.milliseconds += 400
    let ended = hand.end()
    let decision = try #require(ended)
    expect(decision.effectiveVelocity == 0 && decision.outcome == .cancel)
  }

  @Test func `fingers that lift 20 ms apart did not rest meanwhile`() throws {
    func speed(_ wait: Int64) throws -> Double {
      var hand = Hand()
      hand.begin()
      hand.move(12, x: 1)
      hand.milliseconds += wait
      let ended = hand.end()
      return try #require(ended).inputs.velocity
    }
    try expect(speed(0), equals: speed(20))
    try expect(speed(30), isBelow: speed(20))
  }

  @Test func `a cancelled gesture goes back from anywhere`() throws {
    var hand = Hand()
    hand.begin()
    hand.move(40, x: 1)
    let ended = hand.end(isCancelled: true)
    let decision = try #require(ended)
    expect(decision.outcome == .cancel && decision.rule == .gestureCancelled)
    let settling = try #require(hand.interaction.settling)
    expect(settling.target == 0 && settling.start.velocity == 0)
  }

  @Test func `fingers outside the thresholds begin nothing`() {
    var thresholds = InteractionThresholds()
    thresholds.begin.minimumFingers = 3
    thresholds.begin.maximumFingers = 3
    var hand = Hand(thresholds)
    hand.begin(4)
    hand.move(12, x: 1)
    expect(hand.progress.isEmpty && hand.interaction.refusal == .fingers(4, wanted: 3...3))
  }

  @Test func `a hand takes hold of an object that settles, where it is`() throws {
    var hand = Hand()
    hand.begin()
    hand.move(12, x: 1)
    _ = hand.end()
    hand.milliseconds += 60
    let seen = hand.interaction.progress(at: hand.time)
    expect(seen > 0.3 && seen < 1)
    hand.begin()
    hand.milliseconds += 8
    let step = hand.report(.swipeMoved(fingers: 3, Hand.movement(x: -1)))
    expect(step.takesHold && !step.starts)
    expectNil(hand.interaction.settling)
    hand.move(30, x: -1)
    expect(hand.end()?.outcome, equals: .cancel)
    hand.milliseconds += 5000
    expect(hand.interaction.progress(at: hand.time), equals: 0)
  }

  @Test func `workspaces are left one after the other, and back`() throws {
    let places = (0..<3).map { RestingPlace("workspace \($0)", at: Double($0) * 400) }
    var hand = Hand(places: places, start: 1)
    expect(hand.interaction.progress(at: .zero), equals: 1)
    hand.begin()
    hand.move(12, x: 1)
    expect(hand.end()?.resting?.index, equals: 2)
    hand.milliseconds += 5000
    expect(hand.interaction.progress(at: hand.time) == 2 && hand.interaction.place == 2)
    for expected in [1, 0, 0] {
      hand.begin()
      hand.move(12, x: -1)
      expect(hand.end() != nil)
      expect(hand.interaction.place, equals: expected)
      hand.milliseconds += 5000
      hand.progress = []
    }
  }

  @Test func `a cancelled hand leaves the object at the place where it rested`() {
    let places = (0..<3).map { RestingPlace("workspace \($0)", at: Double($0) * 400) }
    var hand = Hand(places: places, start: 1)
    hand.begin()
    hand.move(30, x: 1)
    expect(hand.end(isCancelled: true)?.rule, equals: .gestureCancelled)
    hand.milliseconds += 5000
    expect(hand.interaction.progress(at: hand.time) == 1 && hand.interaction.place == 1)
  }

  @Test func `a scroll ends with zero on every axis that it moved along`() {
    var hand = Hand()
    func scroll(_ x: Double?, _ y: Double?) -> DeltaAction { .scrolled(DeltaScroll(x: x, y: y)) }
    for _ in 0..<12 {
      hand.milliseconds += 8
      hand.report(scroll(DeltaUnit.libinput.perMillimetre, 0.1))
    }
    expect(hand.interaction.isFollowing)
    hand.milliseconds += 8
    expectNil(hand.report(scroll(nil, 0)).decision)
    expect(hand.report(scroll(0, nil)).decision?.outcome, equals: .finish)
  }

  @Test func `a scroll without an end ends with silence, or with momentum`() throws {
    for source in [ScrollSource.momentum, .continuous] {
      var hand = Hand()
      for _ in 0..<12 {
        hand.milliseconds += 8
        hand.report(
          .scrolled(DeltaScroll(x: DeltaUnit.libinput.perMillimetre, source: .continuous)))
      }
      let last = hand.time
      expect(hand.interaction.deadline, equals: last + .milliseconds(150))
      hand.milliseconds += 150
      let decision =
        source == .momentum
        ? hand.report(.scrolled(DeltaScroll(x: 9, source: .momentum))).decision
        : hand.interaction.advance(to: hand.time).decision
      try expect(#require(decision).outcome, equals: .finish)
      try expect(#require(hand.interaction.settling).released, equals: last)
      expectNil(hand.interaction.deadline)
    }
  }

  @Test func `a pointer's points move as they are`() {
    var interaction = DeltaInteraction(
      thresholds: InteractionThresholds(), direction: .down,
      space: InteractionSpace(length: 300), source: DeltaSource(.wayland))
    interaction.begin(fingers: 3, at: .zero)
    var shown = 0.0
    for index in 1...15 {
      shown =
        interaction.move(
          by: DeltaMovement(Delta(x: 0, y: 10)), at: Timestamp(microseconds: Int64(index) * 8000)
        ).progress ?? shown
    }
    expect((shown - 0.5).magnitude, isBelow: 1e-9)
  }

  @Test func `numbers that are none move nothing`() {
    var hand = Hand()
    hand.begin()
    hand.move(12, x: 1)
    let before = hand.interaction.progress(at: hand.time)
    hand.report(.swipeMoved(fingers: 3, DeltaMovement(Delta(x: .nan, y: .infinity))))
    expect(hand.interaction.progress(at: hand.time), equals: before)
    expect(hand.end() != nil)
    expectNil(hand.end())
  }
}
