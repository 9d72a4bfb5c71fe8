import Expectations
import GoldenTexts
import PantographGestures
import PantographMotion
import PantographTouches
import SeededRandom
import Testing

/// All trackers with limits of whole millimetres, and fingers on a grid: everything that a tracker tells is compared with what
/// it told before.
struct TrackerWalkTests {
  /// A tracker with the sentences of its properties.
  private struct Watched {
    var update: (inout ContactFrame, Timestamp) -> String
  }

  private static func number(_ random: inout SeededGenerator) -> Double {
    [-1, 0, 1, 2, 3, 5, 6, .nan][random.below(8)]
  }

  private static func time(_ random: inout SeededGenerator) -> TimeSpan {
    .milliseconds([-5, 0, 50, 100, 350, 500][random.below(6)])
  }

  private static func pan(_ random: inout SeededGenerator) -> PanThresholds {
    PanThresholds(
      minimumTouches: random.below(3), maximumTouches: [1, 2, .max][random.below(3)],
      slop: number(&random), removesSlop: random.chance(0.5))
  }

  private static func swipe(_ random: inout SeededGenerator) -> SwipeThresholds {
    SwipeThresholds(
      directions: [.right, .left, .up, .down, [.left, .right], [.up, .down]][random.below(6)],
      touches: 1 + random.below(2), duration: time(&random), distance: number(&random),
      distanceDecay: [0.9, 1][random.below(2)], deviation: number(&random) * 2,
      deviationDecay: [0.9, 1][random.below(2)], retreat: number(&random))
  }

  private static func tap(_ random: inout SeededGenerator) -> TapThresholds {
    TapThresholds(
      taps: random.below(3), touches: random.below(3), allowance: number(&random),
      duration: time(&random), interval: time(&random), drift: number(&random) * 10)
  }

  private func all(_ random: inout SeededGenerator) -> [Watched] {
    let all = VelocityEstimator.all
    let estimator = all[random.below(all.count)]
    let directions: [PanDirection] = [.any, .horizontal, .vertical, .left, .right, .up, .down]
    var pan = PanTracker(
      thresholds: Self.pan(&random), direction: directions[random.below(7)], estimator: estimator)
    var edge = EdgePanTracker(
      edges: SurfaceEdges(rawValue: UInt8(1 + random.below(15))), size: Vector(x: 100, y: 60),
      thresholds: EdgePanThresholds(width: Self.number(&random) * 4, pan: Self.pan(&random)),
      estimator: estimator)
    var pinch = PinchTracker(
      thresholds: PinchThresholds(slop: Self.number(&random), removed: Self.number(&random)),
      estimator: estimator)
    var rotation = RotationTracker(
      thresholds: RotationThresholds(
        slop: Self.number(&random) / 10, removed: Self.number(&random) / 20), estimator: estimator)
    var swipe = SwipeTracker(thresholds: Self.swipe(&random))
    var tap = TapTracker(thresholds: Self.tap(&random))
    var hold = HoldTracker(
      thresholds: HoldThresholds(
        touches: random.below(3), duration: Self.time(&random), allowance: Self.number(&random)))
    let sets = SeededGenerator(seed: random.next())
    var (setsOfPan, setsOfEdge, setsOfPinch, setsOfTurn) = (sets, sets, sets, sets)
    return [
      Watched { frame, later in
        let event = pan.update(reading: &frame)
        if setsOfPan.chance(0.05) { pan.setTranslation(Vector(x: 1, y: -2)) }
        if setsOfPan.chance(0.02) { pan.begin() }
        return "pan \(text(event)) \(pan.touches) \(pan.centroid) \(pan.translation) "
          + "\(pan.isPanning) \(pan.velocity(at: later)) \(pan.fittedVelocity(at: later)) "
          + "\(pan.pastVelocity(at: later))"
      },
      Watched { frame, later in
        let event = edge.update(reading: &frame)
        if setsOfEdge.chance(0.05) { edge.setTranslation(Vector(x: 1, y: -2)) }
        return "edge \(text(event)) \(edge.edges) \(edge.touches) \(edge.centroid) "
          + "\(edge.translation) \(edge.velocity(at: later))"
      },
      Watched { frame, later in
        let event = pinch.update(reading: &frame)
        if setsOfPinch.chance(0.05) { pinch.setScale(2) }
        return "pinch \(text(event)) \(pinch.touches) \(pinch.centroid) \(pinch.scale) "
          + "\(pinch.velocity(at: later))"
      },
      Watched { frame, later in
        let event = rotation.update(reading: &frame)
        if setsOfTurn.chance(0.05) { rotation.setRotation(0.5) }
        return "turn \(text(event)) \(rotation.touches) \(rotation.centroid) "
          + "\(rotation.rotation) \(rotation.velocity(at: later))"
      },
      Watched { frame, later in
        var events = [swipe.update(reading: &frame)]
        if let deadline = swipe.deadline, later >= deadline {
          events.append(swipe.advance(to: deadline))
        }
        return "swipe \(events.map { text($0) }) \(swipe.touches) \(swipe.centroid) "
          + "\(swipe.direction) \(text(swipe.deadline))"
      },
      Watched { frame, later in
        var events = [tap.update(reading: &frame)]
        if let deadline = tap.deadline, later >= deadline {
          events.append(tap.advance(to: deadline))
        }
        return "tap \(events.map { text($0) }) \(tap.touches) \(tap.completedTaps) "
          + "\(tap.location) \(text(tap.deadline))"
      },
      Watched { frame, later in
        var events = [hold.update(reading: &frame)]
        if let deadline = hold.deadline, later >= deadline {
          events.append(hold.advance(to: deadline))
        }
        return "hold \(events.map { text($0) }) \(hold.touches) \(hold.centroid) "
          + text(hold.deadline)
      },
    ]
  }

  @Test(arguments: 0..<10 as Range<UInt64>) func `trackers of single gestures`(part: UInt64) {
    for seed in part * 20..<part * 20 + 20 {
      var random = SeededGenerator(seed: seed)
      let trackers = all(&random)
      var fingers = GridFingers(seed: seed)
      var lines: [String] = ["\(seed)"]
      for _ in 0..<40 {
        var frame = fingers.next()
        let later = frame.time + .milliseconds(Int64(random.below(4) * 20))
        lines += trackers.map { $0.update(&frame, later) }
      }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>) func `the hand's tracker`(part: UInt64) {
    for seed in part * 20..<part * 20 + 20 {
      var random = SeededGenerator(seed: seed)
      var thresholds: HandThresholds =
        random.chance(0.5)
        ? HandThresholds(slop: Self.number(&random), tapTime: Self.time(&random))
        : [.touchpad, .touchscreen][random.below(2)]
      if random.chance(0.2) { thresholds.slop = 1 }
      var hand = HandTracker(thresholds: thresholds)
      var log = GestureLog()
      var fingers = GridFingers(seed: seed)
      var lines: [String] = ["\(seed)"]
      for _ in 0..<50 {
        let frame = fingers.next()
        let later = frame.time + .milliseconds(Int64(random.below(4) * 20))
        if let deadline = hand.deadline, random.chance(0.5), deadline < frame.time {
          hand.advance(to: deadline) { event in
            log.take(event)
            lines.append("\(event)")
          }
        }
        hand.update(frame) { event in
          log.take(event)
          lines.append("\(event)")
        }
        let standing = hand.standing
        lines.append(
          "\(hand.kind.map { "\($0)" } ?? "-") \(hand.touches) \(hand.translation) \(hand.scale) "
            + "\(hand.rotation) \(hand.movement) \(hand.centroid) \(hand.velocity(at: later)) "
            + "\(hand.scaleVelocity(at: later)) \(hand.rotationVelocity(at: later)) "
            + "\(text(hand.deadline)) \(standing)")
      }
      lines += log.takeRecords().map { "\($0)" }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }
}

private func text(_ event: GestureEvent?) -> String {
  event.map { "\($0.phase.text) (\($0.reason.text))" } ?? "-"
}

private func text(_ time: Timestamp?) -> String { time.map { "\($0.microseconds)" } ?? "-" }
