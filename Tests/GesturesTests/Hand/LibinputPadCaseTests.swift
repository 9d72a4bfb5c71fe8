import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Cases of libinput's own tests, under libinput's names, on a clickpad with all filters. Positions are in
/// hundredths of the pad, as in libinput. For a tap or a press, libinput reports a button; these tests
/// compare the number of fingers.
struct LibinputPadCaseTests {
  typealias Place = WrittenPad.Place

  /// The eight directions, in libinput's order.
  static let ways = [
    Place(0, 30), Place(30, 30), Place(30, 0), Place(30, -30), Place(0, -30), Place(-30, -30),
    Place(-30, 0), Place(-30, 30),
  ]

  private func stroke(_ kind: String, _ count: Int) -> [String] {
    ["began \(kind) \(count)", "ended \(kind) \(count)"]
  }

  private func row(_ count: Int, x: Double = 40, y: Double = 40) -> [Place] {
    (0..<count).map { Place(x + 10 * Double($0), y) }
  }

  @Test(arguments: 3...4, 0..<8)
  func `gestures_swipe_3fg, gestures_swipe_4fg`(count: Int, way: Int) {
    var pad = WrittenPad()
    pad.land(row(count))
    let size = count == 3 ? 1.0 : 0.8
    pad.moveAll(Self.ways[way].x * size, Self.ways[way].y * size)
    pad.liftAll()
    expect(pad.lines, equals: stroke("swipe", count))
  }

  @Test(arguments: 3...4, 0..<8)
  func `gestures_swipe_3fg_btntool, gestures_swipe_4fg_btntool`(count: Int, way: Int) {
    var pad = WrittenPad(slots: 2)
    pad.land(row(count))
    pad.moveAll(Self.ways[way].x * 0.8, Self.ways[way].y * 0.8)
    pad.liftAll()
    expect(pad.lines, equals: stroke("swipe", count))
  }

  @Test func `gestures_swipe_3fg_btntool_pinch_like`() {
    var pad = WrittenPad(slots: 2)
    pad.land([Place(20, 60), Place(50, 20), Place(80, 20)])
    pad.moveAll(0, 30)
    pad.liftAll()
    expect(pad.lines, equals: stroke("swipe", 3))
  }

  /// Positions with the first finger on one side of the middle, and all others on the opposite side.
  private func round(_ way: Place, _ count: Int) -> [Place] {
    [Place(50 + way.x, 50 + way.y)]
      + (1..<count).map { Place(49 + Double($0) - way.x, 49 + Double($0) - way.y) }
  }

  private func pinch(_ pad: inout WrittenPad, _ way: Place, _ count: Int, by step: Double) {
    let toward = Place(
      way.x == 0 ? 0 : way.x > 0 ? -step : step, way.y == 0 ? 0 : way.y > 0 ? -step : step)
    var ways = [0: toward]
    for finger in 1..<count { ways[finger] = Place(-toward.x, -toward.y) }
    pad.move(ways, steps: 8)
  }

  @Test(arguments: 2...4, 0..<8)
  func `gestures_pinch, gestures_pinch_3fg, gestures_pinch_4fg`(count: Int, way: Int) {
    var pad = WrittenPad()
    pad.land(round(Self.ways[way], count))
    pinch(&pad, Self.ways[way], count, by: 16)
    pad.liftAll()
    expect(pad.lines, equals: stroke("pinch", count))
    expect((pad.events.last?.sample.scale ?? 1), isBelow: 1)
  }

  @Test(arguments: 2...4, 0..<8)
  func `gestures_spread`(count: Int, way: Int) {
    let short = Place(Self.ways[way].x / 2, Self.ways[way].y / 2)
    var pad = WrittenPad()
    pad.land(round(short, count))
    pinch(&pad, short, count, by: -16)
    pad.liftAll()
    expect(pad.lines, equals: stroke("pinch", count))
    expect((pad.events.last?.sample.scale ?? 1), isAbove: 1)
  }

  @Test(arguments: [2, 3, 4, 5])
  func `gestures_3fg_buttonarea_scroll: a thumb below two fingers that scroll`(slots: Int) {
    var pad = WrittenPad(slots: max(3, slots))
    pad.put([0: Place(50, 99)])
    pad.wait(200)
    pad.put([1: Place(30, 20)])
    pad.put([2: Place(40, 20)])
    pad.move([1: Place(0, 30), 2: Place(0, 30)])
    pad.liftAll()
    expect(pad.lines.contains("began scroll 2"))
    expect(!pad.lines.contains { $0.contains("swipe") || $0.contains("pinch") })
  }

  @Test(arguments: 1...4)
  func `gestures_hold_1fg … gestures_hold_4fg`(count: Int) {
    var pad = WrittenPad()
    pad.land(row(count, x: 30))
    pad.wait(700)
    pad.liftAll()
    expect(pad.lines, equals: stroke("hold", count))
  }

  @Test(arguments: 3...4, 0..<8)
  func `gestures_hold_then_swipe_3fg, gestures_hold_then_swipe_4fg`(count: Int, way: Int) {
    var pad = WrittenPad()
    pad.land(row(count))
    pad.wait(700)
    pad.moveAll(Self.ways[way].x * 0.8, Self.ways[way].y * 0.8)
    pad.liftAll()
    expect(
      pad.lines,
      equals: ["began hold \(count)", "cancelled hold \(count)"] + stroke("swipe", count))
  }

  @Test(arguments: 2...4, 0..<8)
  func `gestures_hold_then_pinch_2fg … gestures_hold_then_pinch_4fg`(count: Int, way: Int) {
    var pad = WrittenPad()
    pad.land(round(Self.ways[way], count))
    pad.wait(700)
    pinch(&pad, Self.ways[way], count, by: 16)
    pad.liftAll()
    expect(
      pad.lines,
      equals: ["began hold \(count)", "cancelled hold \(count)"] + stroke("pinch", count))
  }

  @Test(arguments: [30.0, -30])
  func `gestures_hold_then_2fg_scroll`(way: Double) {
    var pad = WrittenPad()
    pad.land(row(2, y: 50))
    pad.wait(700)
    pad.moveAll(0, way)
    pad.liftAll()
    expect(pad.lines, equals: ["began hold 2", "cancelled hold 2"] + stroke("scroll", 2))
  }

  @Test func `gestures_hold_and_motion_after_timeout`() {
    var pad = WrittenPad()
    pad.land(row(1))
    pad.wait(700)
    pad.moveAll(20, 0)
    pad.liftAll()
    expect(pad.lines, equals: ["began hold 1", "cancelled hold 1"] + stroke("drag", 1))
  }

  @Test(arguments: 2...4)
  func `gestures_hold_1fg: fingers that come to one that rests`(count: Int) {
    var pad = WrittenPad()
    pad.put([0: Place(40, 40)])
    pad.wait(700)
    for finger in 1..<count { pad.put([finger: Place(40 + 10 * Double(finger), 40)]) }
    pad.wait(700)
    pad.liftAll()
    expect(pad.lines.first, equals: "began hold 1")
    expect(pad.lines.last, equals: "ended hold \(count)")
  }

  @Test(arguments: 0..<8)
  func `touchpad_2fg_scroll in all directions`(way: Int) {
    var pad = WrittenPad()
    pad.land([Place(45, 50), Place(55, 50)])
    pad.moveAll(Self.ways[way].x, Self.ways[way].y)
    pad.liftAll()
    expect(pad.lines, equals: stroke("scroll", 2))
  }

  @Test func `touchpad_2fg_scroll_return_to_motion`() {
    var pad = WrittenPad()
    pad.land([Place(70, 70), Place(60, 70)])
    pad.moveAll(0, -40)
    pad.lift(1)
    pad.wait(300)
    pad.moveAll(0, 30, steps: 20)
    pad.put([1: Place(60, 70)])
    pad.wait(300)
    pad.moveAll(0, -30, steps: 20)
    pad.liftAll()
    let began = pad.lines.filter { $0.hasPrefix("began") }
    expect(began, equals: ["began scroll 2", "began drag 1", "began scroll 2"])
  }

  @Test(arguments: [100, 200, 400])
  func `touchpad_2fg_scroll_from_btnarea: one finger at the bottom`(later: Int) {
    var pad = WrittenPad()
    pad.put([0: Place(30, 95)])
    pad.put([1: Place(50, 95)])
    pad.wait(Int64(later))
    pad.moveAll(0, -40)
    pad.liftAll()
    expect(pad.lines.contains("began scroll 2"))
    expect(pad.lines.last, equals: "ended scroll 2")
  }
}
