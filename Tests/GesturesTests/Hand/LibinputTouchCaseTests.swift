import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Cases of libinput's own tests of taps, clicks, thumbs, hovering fingers and jumps; see
/// `LibinputPadCaseTests`.
struct LibinputTouchCaseTests {
  typealias Place = WrittenPad.Place

  private func row(_ count: Int) -> [Place] {
    (0..<count).map { Place(30 + 10 * Double($0), 50) }
  }

  private func tap(_ pad: inout WrittenPad, _ count: Int) {
    pad.land(row(count))
    for finger in 0..<count { pad.lift(finger) }
  }

  // MARK: Taps

  @Test(arguments: 1...5, 1...4)
  func `touchpad_1fg_tap, touchpad_1fg_multitap … touchpad_5fg_tap`(count: Int, times: Int) {
    var pad = WrittenPad()
    for _ in 0..<times {
      tap(&pad, count)
      pad.wait(60)
    }
    pad.finish()
    expect(pad.lines, equals: Array(repeating: "ended tap \(count)", count: times))
  }

  @Test(arguments: 3...5)
  func `touchpad_3fg_tap_btntool, touchpad_4fg_tap with two slots`(count: Int) {
    var pad = WrittenPad(slots: 2)
    tap(&pad, count)
    pad.finish()
    expect(pad.lines, equals: ["ended tap \(count)"])
  }

  @Test(arguments: 2...5)
  func `touchpad_2fg_tap_quickrelease: all lift in one report`(count: Int) {
    var pad = WrittenPad()
    pad.put(
      Dictionary(uniqueKeysWithValues: row(count).enumerated().map { ($0.offset, $0.element) }))
    pad.wait(30)
    switch count {
    case 2: pad.lift(0, 1)
    case 3: pad.lift(0, 1, 2)
    case 4: pad.lift(0, 1, 2, 3)
    default: pad.lift(0, 1, 2, 3, 4)
    }
    pad.finish()
    expect(pad.lines, equals: ["ended tap \(count)"])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `touchpad_2fg_tap, touchpad_2fg_tap_inverted`(order: [Int]) {
    var pad = WrittenPad()
    pad.land([Place(50, 50), Place(70, 70)])
    for finger in order { pad.lift(finger) }
    pad.finish()
    expect(pad.lines, equals: ["ended tap 2"])
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `touchpad_3fg_tap in any order`(order: [Int]) {
    var pad = WrittenPad()
    pad.land(row(3))
    for finger in order { pad.lift(finger) }
    pad.finish()
    expect(pad.lines, equals: ["ended tap 3"])
  }

  @Test(arguments: [0, 1])
  func `touchpad_2fg_tap_n_hold_first, touchpad_2fg_tap_n_hold_second: no tap`(first: Int) {
    var pad = WrittenPad()
    pad.land([Place(50, 50), Place(70, 50)])
    pad.lift(first)
    pad.wait(600)
    pad.lift(1 - first)
    pad.finish()
    expect(!pad.lines.contains("ended tap 2") && !pad.lines.contains("ended tap 1"))
  }

  @Test(arguments: 1...3)
  func `touchpad_1fg_tap_timeout … touchpad_3fg_tap_timeout`(count: Int) {
    var pad = WrittenPad()
    pad.land(row(count))
    pad.wait(300)
    pad.liftAll()
    expect(!pad.lines.contains { $0.hasPrefix("ended tap") })
  }

  @Test(arguments: 2...3)
  func `touchpad_2fg_tap_move_on_release`(count: Int) {
    var pad = WrittenPad()
    pad.land(row(count))
    // While the first finger lifts, the others roll by less than a tap may.
    pad.put([1: Place(40.4, 50.4)])
    pad.lift(0)
    for finger in 1..<count { pad.lift(finger) }
    pad.finish()
    expect(pad.lines, equals: ["ended tap \(count)"])
  }

  @Test func `touchpad_1fg_tap_n_drag: a tap, then a finger that moves`() {
    var pad = WrittenPad()
    tap(&pad, 1)
    pad.wait(50)
    pad.land([Place(30, 50)])
    pad.moveAll(50, 0)
    pad.liftAll()
    expect(pad.lines, equals: ["ended tap 1", "began drag 1", "ended drag 1"])
  }

  @Test(arguments: 1...3)
  func `touchpad_1fg_tap_click … touchpad_3fg_tap_click: a press is no tap`(count: Int) {
    var pad = WrittenPad()
    pad.land(row(count))
    pad.press(true)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press \(count)", "ended press \(count)"])
  }

  @Test func `touchpad_tap_palm_on_idle: what lands heavy taps nothing`() {
    var pad = WrittenPad()
    pad.pressures[0] = 190
    pad.land([Place(50, 50)])
    pad.liftAll()
    expect(pad.lines.isEmpty)
  }

  @Test func `touchpad_tap_palm_on_touch_2: beside a palm one finger taps`() {
    var pad = WrittenPad()
    pad.pressures[0] = 190
    pad.put([0: Place(50, 50)])
    pad.wait(50)
    pad.put([1: Place(30, 40)])
    pad.lift(1)
    pad.liftAll()
    expect(pad.lines, equals: ["ended tap 1"])
  }

  // MARK: Clicks

  @Test(arguments: 1...4)
  func `touchpad_1fg_clickfinger … touchpad_4fg_clickfinger`(count: Int) {
    var pad = WrittenPad()
    pad.land(row(count))
    pad.wait(300)
    pad.press(true)
    pad.wait(100)
    pad.press(false)
    pad.wait(50)
    pad.liftAll()
    expect(pad.lines, equals: ["began press \(count)", "ended press \(count)"])
  }

  @Test func `touchpad_2fg_clickfinger_distance: one of two far apart clicks alone`() {
    var pad = WrittenPad()
    pad.land([Place(90, 90), Place(10, 15)])
    pad.wait(300)
    pad.press(true)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 1", "ended press 1"])
  }

  @Test func `touchpad_2fg_clickfinger_bottom: a thumb and a finger click once`() {
    var pad = WrittenPad()
    pad.put([0: Place(40, 60)])
    pad.put([1: Place(70, 98)])
    pad.wait(300)
    pad.press(true)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 1", "ended press 1"])
  }

  @Test(arguments: [95.0, 97, 99])
  func `touchpad_clickpad_click at the bottom`(y: Double) {
    var pad = WrittenPad()
    pad.land([Place(50, y)])
    pad.wait(150)
    pad.report()
    pad.press(true)
    pad.wait(100)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines.contains("began press 1") && pad.lines.contains("ended press 1"))
  }

  @Test func `clickpad_finger_pin: a finger that presses does not move`() {
    var pad = WrittenPad()
    pad.land([Place(50, 50)])
    pad.wait(100)
    pad.press(true)
    for step in 1...10 { pad.put([0: Place(50 + 0.1 * Double(step), 50)]) }
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 1", "ended press 1"])
    expect((pad.events.last { $0.kind == .press }?.sample.translation ?? .zero), equals: .zero)
  }

  @Test func `clickpad_click_n_drag: a thumb holds, a finger drags`() {
    var pad = WrittenPad()
    pad.put([0: Place(50, 90)])
    pad.wait(100)
    pad.press(true)
    pad.wait(100)
    pad.put([1: Place(30, 40)])
    pad.move([1: Place(40, 0)])
    pad.press(false)
    pad.liftAll()
    expect(pad.lines.first == "began press 1" || pad.lines.first == "began press 2")
    expect(!pad.lines.contains { $0.contains("scroll") || $0.contains("pinch") })
    let way = pad.events.last { $0.kind == .press && $0.phase == .changed }?.sample.translation
    expect((way?.x ?? 0), isAbove: 20)
  }

  // MARK: Thumbs

  @Test func `touchpad_thumb_lower_area_movement`() {
    var pad = WrittenPad()
    pad.land([Place(30, 99)])
    pad.moveAll(50, 0, steps: 20)
    pad.liftAll()
    expect(pad.lines, equals: ["began drag 1", "ended drag 1"])
  }

  @Test func `touchpad_thumb_no_doublethumb`() {
    var pad = WrittenPad()
    pad.land([Place(50, 99), Place(80, 99)])
    pad.moveAll(0, -30)
    pad.liftAll()
    expect(pad.lines, equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test(arguments: [150, 300, 1000])
  func `touchpad_thumb_area_clickfinger: a thumb that rests points nothing`(time: Int) {
    var pad = WrittenPad()
    pad.put([0: Place(50, 99)])
    for _ in 0..<(time / 10) { pad.report() }
    pad.put([1: Place(50, 30)])
    pad.move([1: Place(30, 0)], steps: 20)
    pad.liftAll()
    expect(pad.lines.contains("began drag 1"))
    expect(!pad.lines.contains { $0.contains("scroll") || $0.contains("pinch") })
  }

  @Test func `touchpad_thumb_speed_empty_slots: a thumb beside a fast finger`() {
    var pad = WrittenPad()
    pad.put([0: Place(20, 20)])
    pad.move([0: Place(45, 0)], steps: 15)
    pad.put([1: Place(50, 80)])
    pad.move([0: Place(30, 0)], steps: 10)
    pad.liftAll()
    expect(pad.lines, equals: ["began drag 1", "ended drag 1"])
  }

  // MARK: Hovering

  @Test(arguments: 1...3)
  func `touchpad_hover_noevent`(count: Int) {
    var pad = WrittenPad()
    pad.isHovering = true
    pad.land(row(count))
    pad.moveAll(20, 0)
    pad.liftAll()
    expect(pad.lines.isEmpty)
  }

  @Test func `touchpad_hover_down_hover_down`() {
    var pad = WrittenPad()
    for _ in 0..<3 {
      pad.isHovering = true
      pad.put([0: Place(50, 50)])
      pad.moveAll(5, 0)
      pad.isHovering = false
      pad.moveAll(20, 0)
      pad.isHovering = true
      pad.report()
      pad.wait(200)
      pad.lift(0)
    }
    pad.finish()
    expect(
      pad.lines,
      equals: Array(repeating: ["began drag 1", "ended drag 1"], count: 3).flatMap { $0 })
  }

  @Test(arguments: [2, 3])
  func `touchpad_hover_2fg_noevent beside nothing`(slots: Int) {
    var pad = WrittenPad(slots: slots)
    pad.isHovering = true
    pad.land([Place(30, 30), Place(50, 30)])
    pad.moveAll(0, 20)
    pad.finish()
    expect(pad.lines.isEmpty)
  }

  // MARK: Jumps and pressure

  @Test func `touchpad_jump_finger_motion: one impossible step moves nothing`() {
    var pad = WrittenPad()
    pad.put([0: Place(20, 30)])
    pad.moveAll(70, 0, steps: 25)
    pad.put([0: Place(10, 90)])
    pad.wait(10)
    pad.moveAll(0.5, 0, steps: 3)
    pad.liftAll()
    let ways = zip(pad.events, pad.events.dropFirst()).map {
      ($1.sample.location - $0.sample.location).length
    }
    expect(pad.lines.first, equals: "began drag 1")
    let drag = pad.events.filter { $0.kind == .drag }.map(\.sample.translation.x)
    expect(zip(drag, drag.dropFirst()).allSatisfy { abs($1 - $0) < 10 }, "\(ways)")
  }

  @Test func `touchpad_pressure_2fg: a light second finger is none`() {
    var pad = WrittenPad()
    pad.pressures[1] = 2
    pad.land([Place(30, 50), Place(50, 50)])
    pad.moveAll(30, 0)
    pad.liftAll()
    expect(pad.lines, equals: ["began drag 1", "ended drag 1"])
  }

  @Test func `touchpad_palm_detect_pressure: a heavy contact stays a palm when it moves`() {
    var pad = WrittenPad()
    pad.pressures[0] = 191
    pad.land([Place(50, 99)])
    pad.moveAll(30, 0)
    pad.liftAll()
    expect(pad.lines.isEmpty)
  }

  @Test func `touchpad_palm_detect_edge_2fg_scroll: company makes a finger of it`() {
    var pad = WrittenPad()
    pad.put([0: Place(99, 50)])
    pad.put([1: Place(70, 50)])
    pad.moveAll(0, -30)
    pad.liftAll()
    expect(pad.lines, equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `touchpad_palm_detect_tap_hardbuttons, touchpad_palm_detect_tap_clickfinger`() {
    for x in [99.0, 1, 95, 5] {
      var pad = WrittenPad()
      pad.land([Place(x, 50)])
      pad.liftAll()
      // Better than libinput: a small, light finger taps at the edge if it is down long enough to be
      // recognized as a finger.
      expect(!pad.lines.contains { $0.hasPrefix("began") })
    }
  }
}
