import Gestures
import Motion
import Touches

extension ThresholdField {
  /// Every number of the thresholds, in the order in which it is written.
  static let all: [ThresholdField] = begin + update + finish + cancel + deadZone + whole + handOff

  private static let begin = [
    distance(
      "begin.slop", \.begin.slop, "way before it begins; UIKit's 10 points, measured"),
    flag(
      "begin.removesSlop", \.begin.removesSlop, "progress counts from where the slop was left"),
    ThresholdField("begin.cone", .angle(1...180), "degrees off the direction, to either side") {
      .angle($0.begin.cone)
    } set: {
      if case .angle(let angle) = $1 { $0.begin.cone = angle }
    },
    ThresholdField("begin.minimumFingers", .count(1...16), "fingers it needs; UIKit's 1") {
      .count($0.begin.minimumFingers)
    } set: {
      if case .count(let count) = $1 { $0.begin.minimumFingers = count }
    },
    ThresholdField(
      "begin.maximumFingers", .count(1...16), optional: true,
      "fingers it may begin with; any, as UIKit's"
    ) {
      $0.begin.maximumFingers > 16 ? .none : .count($0.begin.maximumFingers)
    } set: {
      if case .count(let count) = $1 {
        $0.begin.maximumFingers = count
      } else {
        $0.begin.maximumFingers = .max
      }
    },
  ]

  private static let update = [
    distance(
      "update.smallestChange", \.update.smallestChange,
      "least change worth an update; below a pixel of the densest screens"),
    ratio(
      "update.rubberBand", \.update.rubberBand,
      "share of a pull past an end that is followed; UIKit's scroll views have 0.55, 0 stops"),
  ]

  private static let finish = [
    ratio(
      optional: "finish.progress", \.finish.progress, "progress that finishes, carried on; half"),
    speed(
      optional: "finish.velocity", \.finish.velocity,
      "speed that finishes; UIKit's page sheet, measured"),
    speed(
      optional: "finish.velocityLead", \.finish.velocityLead,
      "how much faster along than across that speed must be"),
    ratio(
      "finish.velocityProgress", \.finish.velocityProgress,
      "progress without which that speed does not finish"),
    duration(
      optional: "finish.velocityTime", \.finish.velocityTime,
      "longest gesture that that speed finishes"),
    ThresholdField(
      "finish.projection", .duration(0...10),
      "time for which the speed carries on; 499 ms is a scroll view's deceleration"
    ) {
      .duration($0.finish.projection.seconds)
    } set: {
      if case .duration(let seconds) = $1 { $0.finish.projection = .seconds(seconds) }
    },
    ratio(
      "finish.projectionPerSpeed", \.finish.projectionPerSpeed,
      "lengths that each point a second carries on; libadwaita's"),
    distance(
      optional: "finish.meanStep", \.finish.meanStep,
      "mean movement a report that finishes; Hyprland's, depends on the device"),
    distance(
      optional: "finish.lastTwoSteps", \.finish.lastTwoSteps,
      "movement in two reports that finishes; Wayfire's, depends on the device"),
  ]

  private static let cancel = [
    ratio(
      optional: "cancel.progress", \.cancel.progress, "progress without which nothing finishes"),
    speed(
      optional: "cancel.velocity", \.cancel.velocity,
      "speed back that takes back; half of what finishes"),
    duration(
      optional: "cancel.held", \.cancel.held,
      "rest after which a hand has no speed; Android's and Flutter's horizon"),
  ]

  private static let deadZone = [
    speed(
      "deadZone.velocity", \.deadZone.velocity,
      "slower is no speed; hands settle back at up to 200 as they lift"),
    distance(
      optional: "deadZone.distance", \.deadZone.distance,
      "less movement is no gesture; a jab does not make it, a flick does"),
    distance("deadZone.rest", \.deadZone.rest, "within this a hand rests; more than its tremor"),
  ]

  private static let whole = [
    distance(
      "length", \.length, in: 0.001...10_000, "way from no progress to all; the transition's own"),
    ThresholdField(
      "estimator", .estimator, "how the speed at the lift is told; what tells model hands best"
    ) {
      .name($0.estimator.name)
    } set: {
      if case .name(let name) = $1, let estimator = VelocityEstimator.named(name) {
        $0.estimator = estimator
      }
    },
  ]

  private static let handOff = [
    flag("handOff.spring", \.handOff.isSpring, "the rest runs on a spring from the hand's speed"),
    ThresholdField(
      "handOff.response", .duration(0.01...10),
      "the spring's period without damping; UIKit's sheets, measured"
    ) {
      .duration($0.handOff.response)
    } set: {
      if case .duration(let seconds) = $1 { $0.handOff.response = seconds }
    },
    ratio(
      "handOff.largestVelocity", \.handOff.largestVelocity, in: 0...1000,
      "remaining ways a second at most; a sample of Apple's"),
  ]
}
