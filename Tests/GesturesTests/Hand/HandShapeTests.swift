import Expectations
import PantographGestures
import PantographTouches
import Testing

struct HandShapeTests {
  /// Three fingers above a thumb.
  private static let claw = [1: mm(30, 25), 2: mm(45, 20), 3: mm(60, 25), 4: mm(40, 55)]

  @Test(arguments: [0.25, 0.5, 1, 1.5])
  func `a thumb that goes against three fingers pinches, at once`(share: Double) {
    for direction in [-1.0, 1] {
      var hand = WrittenHand()
      hand.land(Self.claw)
      let up = mm(0, 15 * direction)
      hand.move(
        [1: up, 2: up, 3: up, 4: up * -share], steps: 25)
      hand.lift()
      expect(hand.lines, equals: ["began pinch 4", "ended pinch 4"], "\(share)")
      expect(hand.began(.pinch) ?? 999, isAtMost: 120)
    }
  }

  @Test(arguments: 2...5)
  func `fingers that close to a fifth of their span pinch and do not turn`(fingers: Int) {
    for lean in stride(from: 0.0, through: 0.5, by: 0.1) {
      var hand = WrittenHand()
      let places = [
        mm(30, 20), mm(70, 40), mm(70, 20), mm(30, 40), mm(50, 15),
      ].prefix(fingers)
      var middle = Vector.zero
      for place in places { middle += place / Double(fingers) }
      hand.land(
        Dictionary(uniqueKeysWithValues: places.enumerated().map { ($0.offset + 1, $0.element) }))
      var ways: [Int: Vector] = [:]
      for (index, place) in places.enumerated() {
        let arm = place - middle
        ways[index + 1] = arm * -0.8 + mm(-arm.y, arm.x) * (0.8 * lean)
      }
      hand.move(ways, steps: 40)
      hand.lift()
      expect(
        hand.lines, equals: ["began pinch \(fingers)", "ended pinch \(fingers)"], "lean \(lean)")
    }
  }

  @Test func `a thumb that touches along below a fast finger has no part in its drag`() {
    var hand = WrittenHand()
    hand.land([1: mm(30, 20)])
    hand.move([1: mm(20, 0)], steps: 20)
    hand.land([2: mm(40, 55)])
    hand.move([1: mm(20, 0), 2: mm(6, 0)], steps: 20)
    hand.lift()
    expect(hand.lines, equals: ["began drag 1", "ended drag 1"])
  }

  @Test func `a second finger that lands beside a slow one scrolls with it`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 30)])
    hand.rest(200)
    hand.land([2: mm(60, 36)])
    hand.move([1: mm(0, -15), 2: mm(0, -15)], steps: 30)
    hand.lift()
    expect(hand.lines, equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `a slow finger drags before it has left the slop of a tap`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 30)])
    hand.move([1: mm(4, 0)], steps: 125)
    expect(hand.lines, equals: ["began drag 1"])
    expect(hand.began(.drag) ?? 999, isAtMost: 260)
  }

  @Test func `two slow fingers scroll before they have gone the way of fast ones`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 30), 2: mm(60, 30)])
    hand.move([1: mm(0, 6), 2: mm(0, 6)], steps: 125)
    expect(hand.lines, equals: ["began scroll 2"])
    expect(hand.began(.scroll) ?? 999, isAtMost: 200)
  }

  @Test func `a slow pinch of which one finger begins is no scroll`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 42), 2: mm(54, 28)])
    hand.rest(200)
    hand.move([1: mm(-2, 1.4)], steps: 15)
    hand.move([1: mm(-6, 4), 2: mm(1, -3)], steps: 40)
    hand.lift()
    expect(hand.lines.last, equals: "ended pinch 2")
  }
}
