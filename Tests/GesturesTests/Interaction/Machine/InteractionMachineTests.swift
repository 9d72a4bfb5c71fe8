import Expectations
import PantographGestures
import PantographTouches
import Testing

private func sample(_ milliseconds: Int64, _ along: Double, _ velocity: Double = 0)
  -> InteractionSample
{
  InteractionSample(
    time: Timestamp(microseconds: milliseconds * 1000), translation: PointVector(x: along, y: 0),
    velocity: PointVector(x: velocity, y: 0))
}

private func machine(
  _ thresholds: InteractionThresholds = InteractionThresholds()
) -> InteractionMachine {
  InteractionMachine(
    thresholds: thresholds, direction: .right, space: InteractionSpace(length: 100))
}

struct InteractionMachineTests {
  @Test func `a hand starts a transition, moves it, and its release decides`() {
    var machine = machine()
    expect(machine.update(.began(sample(0, 2))), equals: InteractionStep(starts: true))
    expect(machine.update(.moved(sample(8, 5))).isNothing)
    expect(machine.update(.started), equals: InteractionStep(progress: 0.05))
    expect(machine.update(.moved(sample(16, 60))), equals: InteractionStep(progress: 0.6))
    let step = machine.update(.lifted(sample(24, 60, 100)))
    expectNil(step.progress)
    expect(step.decision?.outcome, equals: .finish)
    expect(machine.update(.settled).isNothing)
    expect(machine.isIdle)
  }

  @Test func `a gesture that ends before the transition started is not lost`() {
    var machine = machine()
    _ = machine.update(.began(sample(0, 2)))
    expect(machine.update(.moved(sample(8, 30))).isNothing)
    expect(machine.update(.lifted(sample(16, 30, 2000))).isNothing)
    let step = machine.update(.started)
    expect(step.progress, equals: 0.3)
    expect(step.decision?.outcome, equals: .finish)
    expect(step.decision?.rule, equals: .velocity)
  }

  @Test func `a steady speed that is just what finishes does, however it was rounded`() throws {
    var thresholds = InteractionThresholds()
    thresholds.finish.velocity = GestureSpeed(1000, .points)
    thresholds.finish.projection = .zero
    for (speed, outcome) in [
      (999.999_999_999_7, TransitionOutcome.finish), (1000, .finish), (999.999, .cancel),
      (-1e300, .cancel), (1e300, .finish),
    ] {
      var machine = machine(thresholds)
      _ = machine.update(.began(sample(0, 2)))
      _ = machine.update(.started)
      _ = machine.update(.moved(sample(8, 30)))
      let decision = machine.update(.lifted(sample(16, 30, speed))).decision
      expect(decision?.outcome, equals: outcome, "\(speed)")
    }
  }

  @Test func `a gesture that is cancelled never commits`() {
    var machine = machine()
    _ = machine.update(.began(sample(0, 2)))
    _ = machine.update(.started)
    _ = machine.update(.moved(sample(8, 95)))
    let step = machine.update(.cancelled(sample(16, 95, 5000)))
    expect(step.decision?.outcome, equals: .cancel)
    expect(step.decision?.rule, equals: .gestureCancelled)
  }

  @Test func `a hand that comes back while it settles takes hold where it is`() {
    var machine = machine()
    _ = machine.update(.began(sample(0, 2)))
    _ = machine.update(.started)
    _ = machine.update(.moved(sample(8, 60)))
    _ = machine.update(.lifted(sample(16, 60)))
    let grab = machine.update(.began(sample(100, -1), settling: 0.8))
    expect(grab.takesHold)
    expect(abs((grab.progress ?? 0) - 0.79), isBelow: 1e-12)
    expect(
      machine.update(.moved(sample(108, -50))).progress.map { abs($0 - 0.3) < 1e-12 }, equals: true)
    expect(machine.update(.lifted(sample(300, -50))).decision?.outcome, equals: .cancel)
  }

  @Test func `whoever ends the transition meanwhile is not contradicted`() {
    var machine = machine()
    _ = machine.update(.began(sample(0, 2)))
    _ = machine.update(.started)
    _ = machine.update(.moved(sample(8, 60)))
    expect(machine.update(.overruled(.finish)).isNothing)
    expect(machine.update(.moved(sample(16, 70))).isNothing)
    expect(machine.update(.lifted(sample(24, 70))).isNothing)
    expect(machine.update(.began(sample(40, 1), settling: 0.9)).isNothing)
    expect(machine.update(.settled).isNothing)
    expect(machine.update(.began(sample(80, 1))).starts)
  }

  @Test func `a transition that is refused leaves nothing behind`() {
    var machine = machine()
    _ = machine.update(.began(sample(0, 2)))
    expect(machine.update(.refused).isNothing)
    expect(machine.update(.moved(sample(8, 60))).isNothing)
    expect(machine.update(.lifted(sample(16, 60, 2000))).isNothing)
    expect(machine.isIdle)
  }

  @Test func `only a movement in the cone begins`() {
    var thresholds = InteractionThresholds()
    thresholds.begin.cone = 30
    var machine = machine(thresholds)
    let aside = InteractionSample(time: .zero, translation: PointVector(x: 10, y: 7))
    expect(machine.update(.began(aside)).isNothing)
    expect(machine.update(.moved(sample(8, 60))).isNothing)
    let ahead = InteractionSample(time: .zero, translation: PointVector(x: 10, y: -5))
    expect(machine.update(.began(ahead)).starts)
  }

  @Test func `a rubber band gives beyond the ends, and without one they are the ends`() {
    for (coefficient, past, behind) in [(0.0, 1.0, 0.0), (0.5, 1.2, -1 / 3.0)] {
      var thresholds = InteractionThresholds()
      thresholds.update.rubberBand = coefficient
      var machine = machine(thresholds)
      _ = machine.update(.began(sample(0, 2)))
      _ = machine.update(.started)
      let beyond = machine.update(.moved(sample(8, 150))).progress ?? .nan
      expect(abs(beyond - past), isBelow: 1e-12)
      let before = machine.update(.moved(sample(16, -100))).progress ?? .nan
      expect(abs(before - behind), isBelow: 1e-12)
    }
  }

  @Test
  func `what rests at places gives beyond the last of them, and is taken hold of as it is seen`()
    throws
  {
    for (coefficient, past) in [
      (nil, 100 + 0.55 * 50 / (1 + 0.55 * 0.5)), (0, 100), (0.2, 109.090_909),
    ]
      as [(Double?, Double)]
    {
      var thresholds = InteractionThresholds()
      thresholds.update.rubberBand = coefficient
      var machine = InteractionMachine(
        thresholds: thresholds, direction: .right, space: InteractionSpace(length: 100),
        places: [RestingPlace("here", at: 0), RestingPlace("there", at: 100)])
      _ = machine.update(.began(sample(0, 2)))
      _ = machine.update(.started)
      let beyond = try #require(machine.update(.moved(sample(8, 150))).progress)
      expect(abs(beyond - past / 100), isBelow: 1e-6)
      let decision = try #require(machine.update(.lifted(sample(16, 150))).decision)
      expect(decision.resting?.place.name, equals: "there")
      let grab = machine.update(.began(sample(24, 0), settling: beyond))
      expect(grab.takesHold && abs((grab.progress ?? 0) - beyond) < 1e-6)
      expect(abs((machine.along ?? 0) - (coefficient == 0 ? 100 : 150)), isBelow: 1e-6)
    }
  }

  @Test func `a change too small to see is no update, but the last one is`() {
    var machine = machine()
    _ = machine.update(.began(sample(0, 2)))
    _ = machine.update(.started)
    expect(machine.update(.moved(sample(8, 2.2))).isNothing)
    expect(machine.update(.moved(sample(16, 2.3))).progress, equals: 0.023)
    expect(machine.update(.moved(sample(24, 2.4))).isNothing)
    expect(machine.update(.lifted(sample(32, 2.4))).progress, equals: 0.024)
  }
}
