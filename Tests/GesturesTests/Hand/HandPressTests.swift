import Expectations
import PantographGestures
import PantographTouches
import Testing

struct HandPressTests {
  @Test func `a scroll under way goes on though the pad is pressed down`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 20), 2: mm(60, 20)])
    hand.move([1: mm(0, 20), 2: mm(0, 20)], steps: 20)
    hand.move([1: mm(0, 10), 2: mm(0, 10)], steps: 10, pressed: true)
    hand.move([1: mm(0, 10), 2: mm(0, 10)], steps: 10)
    hand.lift()
    expect(hand.lines, equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `a press of fingers that had stopped scrolling is a press`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 20), 2: mm(60, 20)])
    hand.move([1: mm(0, 20), 2: mm(0, 20)], steps: 20)
    hand.rest(200)
    hand.rest(80, pressed: true)
    expect(hand.lines, equals: ["began scroll 2", "cancelled scroll 2", "began press 2"])
  }

  @Test func `fingers that press the pad as they begin to scroll, scroll`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 50), 2: mm(60, 50)])
    hand.rest(40)
    hand.rest(24, pressed: true)
    hand.move([1: mm(0, -30), 2: mm(0, -30)], steps: 20, pressed: true)
    hand.lift()
    expect(
      hand.lines,
      equals: ["began press 2", "cancelled press 2", "began scroll 2", "ended scroll 2"])
  }

  @Test func `two fingers that click roll a little and click all the same`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 50), 2: mm(60, 50)])
    hand.rest(40)
    hand.move([1: mm(0.5, 1.2), 2: mm(0.2, 1.2)], steps: 8, pressed: true)
    hand.rest(40)
    hand.lift()
    expect(hand.lines, equals: ["began press 2", "ended press 2"])
    expect(hand.path.allSatisfy { $0 == .zero })
  }

  @Test func `a finger that presses is pinned until it has gone 1,5 mm, and loses no way`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 30)])
    hand.rest(40)
    hand.move([1: mm(1.4, 0)], steps: 7, pressed: true)
    expect(hand.path.allSatisfy { $0 == .zero })
    hand.move([1: mm(8.6, 0)], steps: 43, pressed: true)
    expect(abs(hand.path.reduce(0) { $0 + $1.x } - 9.8), isBelow: 0.01)
  }

  @Test func `an index that points while the thumb clicks is no second finger`() {
    var pointing = WrittenHand()
    pointing.land([1: mm(40, 20)])
    pointing.move([1: mm(20, 0)], steps: 25)
    pointing.land([2: mm(50, 58)])
    pointing.rest(16)
    pointing.rest(80, pressed: true)
    expect(pointing.lines.last, equals: "began press 1")

    var resting = WrittenHand()
    resting.land([1: mm(40, 20)])
    resting.rest(600)
    resting.land([2: mm(50, 58)], pressed: true)
    resting.rest(80, pressed: true)
    expect(resting.lines.last, equals: "began press 1")
  }

  @Test func `fingers side by side press together, one after the other too`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 30)])
    hand.move([1: mm(10, 0)], steps: 12)
    hand.land([2: mm(70, 34)])
    hand.rest(40)
    hand.rest(80, pressed: true)
    expect(hand.lines.last, equals: "began press 2")
  }

  @Test func `an index drags while the thumb holds, at its own pace`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 20), 2: mm(50, 58)])
    hand.rest(24)
    hand.rest(24, pressed: true)
    hand.move([1: mm(20, 0)], steps: 40, pressed: true)
    expect(hand.lines, equals: ["began press 1"])
    expect(hand.path.reduce(0) { $0 + $1.x }, isAbove: 18)
  }
}
