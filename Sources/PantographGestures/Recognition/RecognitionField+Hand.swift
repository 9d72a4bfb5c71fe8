import PantographTouches

extension RecognitionField {
  private static let part = RecognitionPart<HandThresholds>(
    group: .hand, get: { $0.hand }, put: { $0.hand = $1 })

  static let hand: [RecognitionField] = [
    part.length(
      "slop", "farthest a tap's finger may be from its landing place at the lift",
      { $0.slop }, { $0.slop = $1 }),
    part.length(
      "liftSlop", "farthest another finger of a tap may move in the report of a lift",
      { $0.liftSlop }, { $0.liftSlop = $1 }),
    part.length(
      "start", "movement of two fingers that is more than a touch",
      { $0.start.ofTwo }, { $0.start.ofTwo = $1 }),
    part.length(
      "startPerFinger", "addition to start for each finger above two",
      { $0.start.perFinger }, { $0.start.perFinger = $1 }),
    part.length(
      "sure", "movement of two fingers that waits for no other finger",
      { $0.sure.ofTwo }, { $0.sure.ofTwo = $1 }),
    part.length(
      "surePerFinger", "addition to sure for each finger above two",
      { $0.sure.perFinger }, { $0.sure.perFinger = $1 }),
    part.time(
      "landingTime", "time after a landing in which movements below sure wait",
      { $0.landingTime }, { $0.landingTime = $1 }),
    part.time(
      "soloTime", "time in which one finger below soloSure is undecided",
      { $0.soloTime }, { $0.soloTime = $1 }),
    part.length(
      "soloSure", "movement of one finger that waits for nothing",
      { $0.soloSure }, { $0.soloSure = $1 }),
    part.ratio(
      "clearness", in: 0...1000, "ratio of common to mutual movement that decides at once",
      { $0.doubt.clearness }, { $0.doubt.clearness = $1 }),
    part.time(
      "doubtTime", "longest doubt between scroll and pinch",
      { $0.doubt.time }, { $0.doubt.time = $1 }),
    part.length(
      "still", "movement below which a finger counts as staying",
      { $0.still }, { $0.still = $1 }),
    part.time(
      "restTime", "lead by which a staying finger must have landed to be a thumb",
      { $0.restTime }, { $0.restTime = $1 }),
    part.length(
      "restSlop", "distance after which a resting finger takes part again",
      { $0.restSlop }, { $0.restSlop = $1 }),
    part.time(
      "regroupTime", "time after the begin in which one more finger joins",
      { $0.regroupTime }, { $0.regroupTime = $1 }),
    part.time(
      "liftTime", "longest time between lifts that count as one",
      { $0.liftTime }, { $0.liftTime = $1 }),
    part.time(
      "tapTime", "longest tap", { $0.tapTime }, { $0.tapTime = $1 }),
    part.ratio(
      optional: "lateShare", "share of start that is enough for a slow gesture",
      { $0.slow.share }, { $0.slow.share = $1 }),
    part.ratio(
      "startingShare", in: 0...1000, "share of start for several fingers too old for a tap",
      { $0.slow.startingShare }, { $0.slow.startingShare = $1 }),
    part.speed(
      "startingSpeed", "speed from which startingShare applies",
      { $0.slow.startingSpeed }, { $0.slow.startingSpeed = $1 }),
    part.ratio(
      "lateEvenness", in: 0...1000, "least share of the largest movement for each slow finger",
      { $0.slow.evenness }, { $0.slow.evenness = $1 }),
    part.ratio(
      "opposedShare", in: 0...1000, "share of opposed movement that makes a pinch or a rotation",
      { $0.doubt.opposedShare }, { $0.doubt.opposedShare = $1 }),
    part.length(
      "pinSlop", "distance after which a finger that holds a button moves",
      { $0.press.slop }, { $0.press.slop = $1 }),
    part.length(
      "pressReachX", "farthest sideways that two pressing fingers are of one hand",
      { $0.press.reach.x }, { $0.press.reach.x = $1 }),
    part.length(
      "pressReachY", "farthest upward that two pressing fingers are of one hand",
      { $0.press.reach.y }, { $0.press.reach.y = $1 }),
    part.length(
      "thumbReach", "distance below a fast finger from which a landing finger is a thumb",
      { $0.thumb.reach }, { $0.thumb.reach = $1 }),
    part.length(
      "thumbSide", "distance beside a fast finger from which a landing finger is a thumb",
      { $0.thumb.side }, { $0.thumb.side = $1 }),
    part.speed(
      "thumbSpeed", "speed of the other finger for thumbReach",
      { $0.thumb.speed }, { $0.thumb.speed = $1 }),
    part.speed(
      "restingSpeed", "speed below which a press ends a gesture of several fingers",
      { $0.press.restingSpeed }, { $0.press.restingSpeed = $1 }),
    part.time(
      "holdTime", "rest that makes a hold", { $0.holdTime }, { $0.holdTime = $1 }),
    part.ratio(
      "inexactness", in: 0...1000, "factor on lengths for contacts without exact positions",
      { $0.inexactness }, { $0.inexactness = $1 }),
  ]
}
