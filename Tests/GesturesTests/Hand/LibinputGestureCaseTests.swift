import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Cases of libinput's own tests of gestures, scrolling and taps, under libinput's names, in millimetres.
struct LibinputGestureCaseTests {
  private static let ways = [
    mm(0, -1), mm(0.7, -0.7), mm(1, 0), mm(0.7, 0.7), mm(0, 1), mm(-0.7, 0.7), mm(-1, 0),
    mm(-0.7, -0.7),
  ]

  private func places(_ count: Int) -> [Int: Vector] {
    Dictionary(
      uniqueKeysWithValues: (1...count).map { ($0, mm(20 + Double($0) * 14, 30)) })
  }

  private func go(_ count: Int, _ way: Vector, steps: Int = 20) -> WrittenHand {
    var hand = WrittenHand()
    hand.land(places(count))
    hand.move(places(count).mapValues { _ in way }, steps: steps)
    hand.lift()
    return hand
  }

  @Test func `gestures_swipe_3fg, gestures_swipe_4fg`() {
    for count in [3, 4] {
      for way in Self.ways {
        let hand = go(count, way * 25)
        expect(hand.lines, equals: ["began swipe \(count)", "ended swipe \(count)"])
        let last = hand.events.last?.sample.translation ?? .zero
        expect(last.x * way.x + last.y * way.y, isAbove: 15)
      }
    }
  }

  @Test func `touchpad_2fg_scroll, touchpad_2fg_scroll_diagonal`() {
    for way in Self.ways {
      expect(go(2, way * 20).lines, equals: ["began scroll 2", "ended scroll 2"])
    }
  }

  @Test func `touchpad_2fg_scroll_slow_distance`() {
    expect(go(2, mm(0, 8), steps: 60).lines, equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `touchpad_2fg_scroll_initially_diagonal`() {
    var hand = WrittenHand()
    hand.land(places(2))
    hand.move([1: mm(5, 5), 2: mm(5, 5)], steps: 10)
    hand.move([1: mm(0, 20), 2: mm(0, 20)], steps: 20)
    hand.lift()
    expect(hand.lines, equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test(arguments: 2...5)
  func `gestures_pinch, gestures_spread`(count: Int) {
    for way in [0.6, -0.6] {
      var hand = WrittenHand()
      let round = [mm(30, 20), mm(70, 45), mm(70, 20), mm(30, 45), mm(50, 12)].prefix(count)
      let places = Dictionary(
        uniqueKeysWithValues: round.enumerated().map { ($0.offset + 1, $0.element) })
      let middle = round.reduce(Vector.zero) { $0 + $1 } / Double(count)
      hand.land(places)
      hand.move(places.mapValues { ($0 - middle) * way }, steps: 25)
      hand.lift()
      expect(hand.lines, equals: ["began pinch \(count)", "ended pinch \(count)"])
      expect(((hand.events.last?.sample.scale ?? 1) > 1), equals: (way > 0))
    }
  }

  @Test(arguments: 1...5)
  func `gestures_hold`(count: Int) {
    var hand = WrittenHand()
    hand.land(places(count))
    hand.rest(700)
    hand.lift()
    expect(hand.lines, equals: ["began hold \(count)", "ended hold \(count)"])
  }

  @Test func `gestures_hold_and_motion_before_timeout, gestures_hold_then_swipe`() {
    var early = WrittenHand()
    early.land(places(1))
    early.move([1: mm(10, 0)], steps: 20)
    early.lift()
    expect(early.lines, equals: ["began drag 1", "ended drag 1"])
    var late = WrittenHand()
    late.land(places(3))
    late.rest(700)
    late.move(places(3).mapValues { _ in mm(0, -20) }, steps: 25)
    late.lift()
    expect(
      late.lines, equals: ["began hold 3", "cancelled hold 3", "began swipe 3", "ended swipe 3"])
  }

  @Test(arguments: 1...5)
  func `touchpad_1fg_tap, touchpad_2fg_tap … touchpad_5fg_tap`(count: Int) {
    var hand = WrittenHand()
    hand.land(places(count))
    hand.rest(80)
    hand.lift()
    expect(hand.lines, equals: ["ended tap \(count)"])
  }

  @Test func `touchpad_2fg_tap_inverted, touchpad_3fg_tap_quickrelease`() {
    var hand = WrittenHand()
    hand.land([1: mm(40, 30)])
    hand.land([2: mm(55, 30)])
    hand.land([3: mm(70, 30)])
    hand.rest(40)
    hand.report([2: mm(55, 30), 3: mm(70, 30)])
    hand.report([2: mm(55, 30)])
    hand.lift()
    expect(hand.lines, equals: ["ended tap 3"])
  }

  @Test func `touchpad_1fg_tap with movement beyond the threshold, and too long`() {
    expect(!go(1, mm(3, 0), steps: 8).lines.contains("ended tap 1"))
    var long = WrittenHand()
    long.land(places(1))
    long.rest(300)
    long.lift()
    expect(long.lines, equals: ["failed tap 1"])
  }

  @Test func `gestures_swipe_3fg while a button is held starts no other gesture`() {
    var hand = WrittenHand()
    hand.land(places(1))
    hand.rest(40)
    hand.rest(40, pressed: true)
    hand.move([1: mm(20, 0)], steps: 20, pressed: true)
    hand.rest(24)
    hand.lift()
    expect(hand.lines.prefix(2), equals: ["began press 1", "ended press 1"])
  }
}
