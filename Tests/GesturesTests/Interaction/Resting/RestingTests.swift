import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// A sheet's resting places: large at 0, medium 300 below it, dismissed another 400 below.
private let places = [
  RestingPlace("large", at: 0), RestingPlace("medium", at: 300), RestingPlace("away", at: 700),
]

private let measured = InteractionThresholds.bare(
  progress: 0.5, velocity: .points(1000), against: .points(1000))

private func rest(
  _ position: Double, from origin: Double, velocity: Double = 0,
  _ thresholds: InteractionThresholds = measured, among places: [RestingPlace] = places
) -> ReleaseDecision {
  thresholds.rest(
    ReleaseInputs(distance: position, length: 1, velocity: velocity), from: origin, among: places,
    in: InteractionSpace(length: 700))
}

struct RestingTests {
  @Test(arguments: [
    (149.0, 0.0, "large"), (151, 0, "medium"), (299, 0, "medium"), (310, 0, "medium"),
    (490, 300, "medium"), (510, 300, "away"), (151, 300, "medium"), (149, 300, "large"),
  ])
  func `a slow hand leaves it at the place that is half the way or nearer`(
    position: Double, origin: Double, name: String
  ) {
    expect(rest(position, from: origin).resting?.place.name, equals: name)
  }

  @Test(arguments: [
    (20.0, 0.0, 1000.0, "medium"), (20, 0, 975, "large"), (20, 0, -1000, "large"),
    (280, 0, -1000, "large"), (320, 300, 1000, "away"), (500, 300, -1000, "medium"),
    (320, 0, 1200, "away"), (320, 0, -1200, "medium"),
  ])
  func `a throw goes to the next place its way`(
    position: Double, origin: Double, velocity: Double, name: String
  ) {
    expect(rest(position, from: origin, velocity: velocity).resting?.place.name, equals: name)
  }

  @Test func `from beyond either end a throw goes on to the next place`() {
    expect(rest(-80, from: 0, velocity: 1000).resting?.place.name, equals: "medium")
    expect(rest(-80, from: 300, velocity: 1000).resting?.place.name, equals: "medium")
    expect(rest(-80, from: 0, velocity: 900).resting?.place.name, equals: "large")
    expect(rest(-80, from: 0, velocity: -1000).resting?.place.name, equals: "large")
    let low = Array(places.dropLast())
    expect(rest(380, from: 300, velocity: -1000, among: low).resting?.place.name, equals: "large")
    expect(rest(380, from: 300, velocity: -900, among: low).resting?.place.name, equals: "medium")
    expect(rest(380, from: 300, velocity: 2000, among: low).resting?.place.name, equals: "medium")
  }

  @Test func `thrown back from the way out it goes past the place it left, if it is fast enough`() {
    var open = places
    open[2].isExit = true
    expect(rest(400, from: 300, velocity: -1000, among: open).resting?.place.name, equals: "large")
    expect(rest(400, from: 300, velocity: -900, among: open).resting?.place.name, equals: "medium")
    expect(rest(600, from: 300, velocity: -900, among: open).resting?.place.name, equals: "away")
    expect(rest(600, from: 300, velocity: 20, among: open).resting?.place.name, equals: "away")
  }

  @Test func `at a place the speed says which way it may go on`() {
    expect(rest(300, from: 0, velocity: -1000).resting?.place.name, equals: "large")
    expect(rest(300, from: 0, velocity: 1000).resting?.place.name, equals: "away")
    expect(rest(300.4, from: 0, velocity: -1000).resting?.place.name, equals: "large")
    expect(rest(300, from: 0).resting?.place.name, equals: "medium")
  }

  @Test func `a policy chooses between the two neighbours`() {
    let early = ReleasePolicy.halfModal.thresholds
    expect(rest(61, from: 0, early).resting?.place.name, equals: "medium")
    expect(rest(59, from: 0, early).resting?.place.name, equals: "large")
    expect(rest(239, from: 300, early).resting?.place.name, equals: "large")
    expect(rest(241, from: 300, early).resting?.place.name, equals: "medium")
    expect(rest(381, from: 300, early).resting?.place.name, equals: "away")
  }

  @Test func `one place alone is where it rests, and it says so`() {
    let decision = rest(90, from: 0, velocity: 3000, among: [RestingPlace("page", at: 0)])
    expect(decision.rule, equals: .onlyPlace)
    expect(decision.resting?.place.name == "page" && decision.resting?.other == nil)
    expect("\(decision)", equals: "rest at page: there is no other resting place in that direction")
  }

  @Test func `the order of the places changes nothing but their indices`() {
    let decision = rest(151, from: 0, among: places.reversed())
    expect(decision.resting?.place.name == "medium" && decision.resting?.index == 1)
    expect(rest(20, from: 0, among: places.reversed()).resting?.index, equals: 2)
  }

  @Test func `a resting decision reads as a sentence`() {
    expect(
      "\(rest(180, from: 0))",
      equals: "rest at medium: progress 0.6 from large to medium, 0.1 above the threshold of 0.5;"
        + " to rest at large instead: 0.1 less progress, or 1000 pt/s slower")
    expect(
      "\(rest(240, from: 0, velocity: -1100))",
      equals: "rest at large: flicked towards large at 1100 pt/s, 100 above the threshold of 1000;"
        + " to rest at medium instead: 100 pt/s faster")
    expect(rest(180, from: 0).json.hasSuffix(#","place":"medium","otherPlace":"large"}"#))
  }

  @Test func `a row that a throw leaves open is not told to be thrown back`() {
    // Open is at 0, the side to which a row is swiped; closed is behind it.
    let row = [RestingPlace("open", at: 0), RestingPlace("closed", at: 100)]
    let decision = rest(60, from: 0, velocity: -1031, among: row)
    expect(decision.resting?.place.name, equals: "open")
    expect("\(decision)".hasPrefix("rest at open: flicked towards open at 1031 pt/s, 31 above"))
    expect(!"\(decision)".contains("flicked back"))
  }

  @Test func `what is not a number rests somewhere`() {
    let decision = measured.rest(
      ReleaseInputs(distance: .nan, length: 1, velocity: .nan), from: .nan, among: places,
      in: InteractionSpace(length: .nan))
    expect(decision.resting != nil)
  }

  @Test(arguments: [measured, InteractionThresholds(), ReleasePolicy.sideMenu.thresholds])
  func `the place is one of the two neighbours, and the margin leads to the other, no less`(
    thresholds: InteractionThresholds
  ) {
    var random = SeededGenerator(seed: 11)
    var led = 0
    for _ in 0..<4000 {
      let position = Double.random(in: 1...699, using: &random)
      guard (position - 300).magnitude > 1 else { continue }
      let origin = Double([0, 300].randomElement(using: &random)!)
      let velocity = Double.random(in: -2000...2000, using: &random)
      let leg = position < 300 ? 1.0...299.0 : 301.0...699.0
      let decision = rest(position, from: origin, velocity: velocity, thresholds)
      let chosen = decision.resting!
      let ends = position < 300 ? [0.0, 300] : [300, 700]
      expect(ends.contains(chosen.place.position) && ends.contains(chosen.other!.position))
      expect(chosen.place, differsFrom: chosen.other)
      guard let margin = decision.progressMargin else { continue }
      let towards: Double = chosen.other!.position > chosen.place.position ? 1 : -1
      let way = margin * (ends[1] - ends[0])
      let (short, far) = (position + towards * (way - 1e-6), position + towards * (way + 1e-6))
      guard leg.contains(short), leg.contains(far) else { continue }
      led += 1
      expect(
        rest(short, from: origin, velocity: velocity, thresholds).resting?.place,
        equals: chosen.place)
      expect(
        rest(far, from: origin, velocity: velocity, thresholds).resting?.place, equals: chosen.other
      )
    }
    expect(led, isAbove: 100)
  }
}
