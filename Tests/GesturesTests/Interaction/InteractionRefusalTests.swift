import Expectations
import PantographGestures
import PantographTouches
import Testing

/// The sentences of refusals, and their equality.
struct InteractionRefusalTests {
  private static func point(_ x: Double, _ y: Double) -> PointVector { PointVector(x: x, y: y) }

  private static let sentences: [(InteractionRefusal, String)] = [
    (
      .wrongWay(wanted: [.right], cone: 45, movement: point(-20, 5)),
      "the pan goes right ± 45°, the hand moved left by 20 pt and 5 pt to the side"
    ),
    (
      .wrongWay(wanted: [.left, .right], cone: 30.5, movement: point(0, 12)),
      "the pan goes left or right ± 30.5°, the hand moved down by 12 pt"
    ),
    (
      .wrongWay(wanted: [.up, .down, .left], cone: 10, movement: point(7, 0)),
      "the pan goes up, down or left ± 10°, the hand moved right by 7 pt"
    ),
    (
      .wrongWay(wanted: [], cone: 10, movement: point(0, -7)),
      "the pan goes in no direction ± 10°, the hand moved up by 7 pt"
    ),
    (
      .tooShort(moved: 4, slop: 10),
      "the pan begins after 10 pt, the hand moved only 4 pt"
    ),
    (.elsewhere, "the finger landed outside the area of the pan"),
    (.fingers(1, wanted: 2...2), "the pan needs 2 fingers, but 1 was down"),
    (.fingers(2, wanted: 1...1), "the pan needs one finger, but 2 were down"),
    (.fingers(1, wanted: 2...Int.max), "the pan needs at least 2 fingers, but 1 was down"),
    (.fingers(5, wanted: 2...4), "the pan needs 2 to 4 fingers, but 5 were down"),
    (.fingers(0, wanted: 1...3), "the pan needs 1 to 3 fingers, but 0 were down"),
    (.nothingThere("no page follows"), "no page follows"),
    (.declined, "the application declined"),
    (.prevented, "another gesture was recognized first"),
    (.gestureCancelled, "the gesture was cancelled before it had moved far enough"),
  ]

  @Test func `a refusal gives its reason`() {
    for (refusal, sentence) in Self.sentences {
      expect(refusal.reason, equals: sentence)
      expect(refusal.description, equals: "nothing began: \(sentence)")
    }
    let names = Set(Self.sentences.map { "\($0.0.name)" })
    expect(
      names,
      equals: [
        "wrong-way", "elsewhere", "too-short", "fingers", "nothing-there", "declined",
        "prevented", "gesture-cancelled",
      ])
  }

  @Test func `refusals are equal only if all of their values are`() {
    let others: [InteractionRefusal] = [
      .wrongWay(wanted: [.left], cone: 45, movement: Self.point(-20, 5)),
      .wrongWay(wanted: [.right], cone: 44, movement: Self.point(-20, 5)),
      .wrongWay(wanted: [.right], cone: 45, movement: Self.point(-20, 6)),
      .tooShort(moved: 5, slop: 10), .tooShort(moved: 4, slop: 9), .fingers(1, wanted: 2...3),
      .fingers(3, wanted: 2...2), .nothingThere("no page precedes"),
    ]
    let all = Self.sentences.map(\.0) + others
    for (place, one) in all.enumerated() {
      for (otherPlace, other) in all.enumerated() {
        expect((one == other), equals: (place == otherPlace), "\(one) and \(other)")
      }
      expect(one.hashValue, equals: all[place].hashValue)
    }
  }
}
