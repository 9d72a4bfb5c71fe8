import PantographMotion
import PantographTouches

extension ThresholdField {
  /// All numbers of the thresholds, in the order in which they are written.
  static let all: [ThresholdField] = begin + update + finish + cancel + deadZone + whole + handOff

  private static let begin = [
    distance(
      "begin", "slop", "way before it begins", reason: "UIKit's 10 points, measured",
      { $0.begin.slop }, { $0.begin.slop = $1 }),
    flag(
      "begin", "removesSlop", "progress counts from where the slop was left",
      { $0.begin.removesSlop }, { $0.begin.removesSlop = $1 }),
    ThresholdField("begin", "cone", .angle(1...180), "degrees off the direction, to either side") {
      .angle($0.begin.cone)
    } set: {
      if case .angle(let angle) = $1 { $0.begin.cone = angle }
    },
    ThresholdField(
      "begin", "minimumFingers", .count(1...16), "fingers it needs", reason: "UIKit's 1"
    ) {
      .count($0.begin.minimumFingers)
    } set: {
      if case .count(let count) = $1 { $0.begin.minimumFingers = count }
    },
    ThresholdField(
      "begin", "maximumFingers", .count(1...16), optional: true,
      "fingers it may begin with", reason: "any, as UIKit's"
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
      "update", "smallestChange",
      "least change worth an update", reason: "below a pixel of the densest screens",
      { $0.update.smallestChange }, { $0.update.smallestChange = $1 }),
    ratio(
      optional: "update", "rubberBand",
      "share of a pull past an end that is followed, 0 stops there",
      reason: "a transition stops, places have the 0.55 of UIKit's scroll views",
      { $0.update.rubberBand }, { $0.update.rubberBand = $1 }),
  ]

  private static let finish = [
    ratio(
      optional: "finish", "progress", "progress that finishes, carried on", reason: "half",
      { $0.finish.progress }, { $0.finish.progress = $1 }),
    speed(
      optional: "finish", "velocity",
      "speed that finishes", reason: "UIKit's page sheet, measured",
      { $0.finish.velocity }, { $0.finish.velocity = $1 }),
    speed(
      optional: "finish", "velocityLead",
      "how much faster along than across that speed must be",
      { $0.finish.velocityLead }, { $0.finish.velocityLead = $1 }),
    ratio(
      "finish", "velocityProgress",
      "progress without which that speed does not finish",
      { $0.finish.velocityProgress }, { $0.finish.velocityProgress = $1 }),
    duration(
      optional: "finish", "velocityTime",
      "longest gesture that that speed finishes",
      { $0.finish.velocityTime }, { $0.finish.velocityTime = $1 }),
    ThresholdField(
      "finish", "projection", .duration(0...10),
      "time for which the speed carries on", reason: "499 ms is a scroll view's deceleration"
    ) {
      .duration($0.finish.projection.seconds)
    } set: {
      if case .duration(let seconds) = $1 { $0.finish.projection = .seconds(seconds) }
    },
    ratio(
      "finish", "projectionPerSpeed",
      "lengths that each point a second carries on", reason: "libadwaita has it",
      { $0.finish.projectionPerSpeed }, { $0.finish.projectionPerSpeed = $1 }),
    distance(
      optional: "finish", "meanStep",
      "mean movement a report that finishes, which depends on the device",
      reason: "Hyprland has one",
      { $0.finish.meanStep }, { $0.finish.meanStep = $1 }),
    distance(
      optional: "finish", "lastTwoSteps",
      "movement in two reports that finishes, which depends on the device",
      reason: "Wayfire has one",
      { $0.finish.lastTwoSteps }, { $0.finish.lastTwoSteps = $1 }),
  ]

  private static let cancel = [
    ratio(
      optional: "cancel", "progress", "progress without which nothing finishes",
      { $0.cancel.progress }, { $0.cancel.progress = $1 }),
    speed(
      optional: "cancel", "velocity",
      "speed back that takes back", reason: "half of what finishes",
      { $0.cancel.velocity }, { $0.cancel.velocity = $1 }),
    duration(
      optional: "cancel", "held",
      "rest after which a hand has no speed", reason: "Android's and Flutter's horizon",
      { $0.cancel.held }, { $0.cancel.held = $1 }),
  ]

  private static let deadZone = [
    speed(
      "deadZone", "velocity",
      "slower is no speed", reason: "hands settle back at up to 200 as they lift",
      { $0.deadZone.velocity }, { $0.deadZone.velocity = $1 }),
    distance(
      optional: "deadZone", "distance",
      "less movement is no gesture", reason: "a jab does not make it, a flick does",
      { $0.deadZone.distance }, { $0.deadZone.distance = $1 }),
    distance(
      "deadZone", "rest", "within this a hand rests", reason: "more than its tremor",
      { $0.deadZone.rest }, { $0.deadZone.rest = $1 }),
  ]

  private static let whole = [
    distance(
      "", "length", in: 0.001...10_000, "way from no progress to all",
      reason: "the transition's own",
      { $0.length }, { $0.length = $1 }),
    ThresholdField(
      "", "estimator", .estimator, "how the speed at the lift is told",
      reason: "what tells model hands best"
    ) {
      .name($0.estimator.name)
    } set: {
      if case .name(let name) = $1, let estimator = VelocityEstimator.named(name) {
        $0.estimator = estimator
      }
    },
  ]

  private static let handOff = [
    flag(
      "handOff", "spring", "the rest runs on a spring from the hand's speed",
      { $0.handOff.isSpring }, { $0.handOff.isSpring = $1 }),
    ThresholdField(
      "handOff", "response", .duration(0.01...10),
      "the spring's period without damping", reason: "UIKit's sheets, measured"
    ) {
      .duration($0.handOff.response)
    } set: {
      if case .duration(let seconds) = $1 { $0.handOff.response = seconds }
    },
    ratio(
      "handOff", "largestVelocity", in: 0...1000,
      "remaining ways a second at most", reason: "a sample of Apple's",
      { $0.handOff.largestVelocity }, { $0.handOff.largestVelocity = $1 }),
  ]
}
