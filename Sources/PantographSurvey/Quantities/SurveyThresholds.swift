import PantographGestures
import PantographTouches

/// Today's thresholds of one kind of surface, as far as a survey measures what they are compared
/// with.
package struct SurveyThresholds: Sendable {
  /// One threshold, in the unit of its quantity.
  package struct Threshold: Hashable, Sendable {
    package let quantity: SurveyQuantity
    /// The name of the threshold in the source.
    package let name: String
    package let value: Double
  }

  let hand: HandThresholds
  let tap = TapThresholds()
  let interaction = InteractionThresholds()
  let jump = JumpThresholds()
  let edge = PalmThresholds.Edge()
  let palm = PalmThresholds()
  let faint = FaintThresholds()
  /// Whether all filters for contacts apply, as on touchpads.
  let isFiltered: Bool
  package let all: [Threshold]
  /// The indices in `all` of the thresholds of each quantity.
  private let places: [Range<Int>]

  package init(_ kind: SurveyKind) {
    let hand = HandThresholds.defaults(for: kind.surface)
    self.hand = hand
    isFiltered = kind == .touchpad
    var all: [Threshold] = []
    var places: [Range<Int>] = []
    for quantity in SurveyQuantity.allCases {
      let start = all.count
      for (name, value) in Self.values(of: quantity, hand, isFiltered: isFiltered) {
        all.append(Threshold(quantity: quantity, name: name, value: value))
      }
      places.append(start..<all.count)
    }
    self.all = all
    self.places = places
  }

  /// Returns the thresholds of this quantity.
  package func thresholds(of quantity: SurveyQuantity) -> ArraySlice<Threshold> {
    all[places[Int(quantity.rawValue)]]
  }

  /// Returns a length in points as millimetres on a phone, the scale of gestures without a scene.
  private static func length(_ distance: GestureDistance) -> Double {
    let space = InteractionSpace(length: 1)
    return distance.points(in: space) / space.pointsPerMillimetre
  }

  private static func speed(_ speed: GestureSpeed) -> Double {
    length(GestureDistance(speed.value, speed.unit))
  }

  private static func milliseconds(_ span: TimeSpan) -> Double { span.seconds * 1000 }

  private static func values(
    of quantity: SurveyQuantity, _ hand: HandThresholds, isFiltered: Bool
  ) -> [(String, Double)] {
    let interaction = InteractionThresholds()
    let (jump, palm, edge) = (JumpThresholds(), PalmThresholds(), PalmThresholds.Edge())
    switch quantity {
    case .touchDuration, .leastSize, .width, .leastWidth, .meanPressure, .medianPressure,
      .leastPressure, .reportRate, .buttonHeld, .buttonPause, .movementInterval,
      .movementDuration, .movementFingers, .pinchScale, .pinchRotation:
      return []
    case .tapDuration:
      return [
        ("HandThresholds.tapTime", milliseconds(hand.tapTime)),
        ("HandThresholds.holdTime", milliseconds(hand.holdTime)),
      ]
    case .tapDistance: return [("HandThresholds.slop", hand.slop)]
    case .tapRoll: return [("HandThresholds.soloSure", hand.soloSure)]
    case .tapPause: return [("TapThresholds.interval", milliseconds(TapThresholds().interval))]
    case .tapDrift: return [("TapThresholds.drift", TapThresholds().drift)]
    case .landingGap:
      return [
        ("HandThresholds.landingTime", milliseconds(hand.landingTime)),
        ("HandThresholds.regroupTime", milliseconds(hand.regroupTime)),
        ("HandThresholds.restTime", milliseconds(hand.restTime)),
      ]
    case .liftGap: return [("HandThresholds.liftTime", milliseconds(hand.liftTime))]
    case .strokeLength, .movementLength:
      return interaction.deadZone.distance.map { [("DeadZone.distance", length($0))] } ?? []
    case .liftSpeed, .movementSpeed:
      var values = [("DeadZone.velocity", speed(interaction.deadZone.velocity))]
      if let velocity = interaction.cancel.velocity {
        values.append(("CancelThresholds.velocity", speed(velocity)))
      }
      if let velocity = interaction.finish.velocity {
        values.append(("FinishThresholds.velocity", speed(velocity)))
      }
      return values
    case .liftRest, .movementRest:
      return interaction.cancel.held.map { [("CancelThresholds.held", milliseconds($0))] } ?? []
    case .nearestEdge:
      return isFiltered ? [] : [("EdgePanThresholds.width", EdgePanThresholds().width)]
    case .size where isFiltered:
      return [("PalmThresholds.Edge.fingerSize", edge.fingerSize)]
        + (palm.size.map { [("PalmThresholds.size", $0)] } ?? [])
    case .pressure where isFiltered:
      return [("PalmThresholds.Edge.fingerPressure", edge.fingerPressure * 100)]
        + (palm.pressure.map { [("PalmThresholds.pressure", $0 * 100)] } ?? [])
        + [("PalmThresholds.movingPressure", palm.movingPressure * 100)]
    case .landingPressure where isFiltered:
      return [("FaintThresholds.pressure", FaintThresholds().pressure * 100)]
    case .step where isFiltered: return [("JumpThresholds.leastStep", jump.leastStep)]
    case .stepSpeed where isFiltered:
      return [
        ("JumpThresholds.distance", jump.distance),
        ("JumpThresholds.impossible", jump.impossible),
      ]
    case .stepIncrease where isFiltered: return [("JumpThresholds.increase", jump.increase)]
    case .restNoise where isFiltered:
      return [("JitterThresholds.margin", JitterThresholds().margin)]
    case .side where isFiltered: return [("PalmThresholds.Edge.sideWidth", edge.sideWidth)]
    case .sideShare where isFiltered:
      return [("PalmThresholds.Edge.sideShare", edge.sideShare * 100)]
    case .top where isFiltered: return [("PalmThresholds.Edge.topShare", edge.topShare * 100)]
    case .bottom where isFiltered:
      return [
        ("ThumbThresholds.lowerShare", ThumbThresholds().lowerShare * 100),
        ("ThumbThresholds.upperShare", ThumbThresholds().upperShare * 100),
      ]
    case .reportInterval where isFiltered, .longestInterval where isFiltered:
      return [("JumpThresholds.longestGap", milliseconds(jump.longestGap))]
    case .size, .pressure, .landingPressure, .step, .stepSpeed, .stepIncrease, .restNoise, .side,
      .sideShare, .top, .bottom, .reportInterval, .longestInterval:
      return []
    }
  }
}

/// A value that a threshold might have: today's, or one that is a little lower or higher.
package enum ThresholdMove: UInt8, Hashable, Sendable, CaseIterable {
  case none, tenthLower, tenthHigher, stepLower, stepHigher

  /// Returns the moved value of a threshold.
  package func value(_ threshold: SurveyThresholds.Threshold) -> Double {
    let (value, step) = (threshold.value, threshold.quantity.unit.step)
    return switch self {
    case .none: value
    case .tenthLower: value * 0.9
    case .tenthHigher: value * 1.1
    case .stepLower: value - step
    case .stepHigher: value + step
    }
  }

  /// The name in JSON and in tables.
  package var key: String {
    switch self {
    case .none: "today"
    case .tenthLower: "tenthLower"
    case .tenthHigher: "tenthHigher"
    case .stepLower: "stepLower"
    case .stepHigher: "stepHigher"
    }
  }
}
