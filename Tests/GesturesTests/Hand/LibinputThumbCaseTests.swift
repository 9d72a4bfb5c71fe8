import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Cases of libinput's own tests of thumbs and presses, under libinput's names; see `LibinputPadCaseTests`.
struct LibinputThumbCaseTests {
  typealias Place = WrittenPad.Place

  // MARK: Thumbs

  @Test func `touchpad_thumb_lower_area_movement: slow nothing, then fast the pointer`() {
    var pad = WrittenPad()
    pad.land([Place(50, 99)])
    pad.moveAll(7, 0, steps: 50)
    expect(!pad.lines.contains { $0.hasPrefix("began drag") })
    pad.moveAll(33, 0, steps: 30)
    pad.liftAll()
    expect(pad.lines.suffix(2), equals: ["began drag 1", "ended drag 1"])
  }

  @Test func `touchpad_thumb_lower_area_movement_rethumb: fast, then slow`() {
    var pad = WrittenPad()
    pad.land([Place(50, 99)])
    pad.moveAll(40, 0, steps: 30)
    pad.moveAll(-30, 0, steps: 50)
    pad.liftAll()
    expect(pad.lines, equals: ["began drag 1", "ended drag 1"])
  }

  @Test func `touchpad_thumb_speed_empty_slots: after a fast finger two others scroll`() {
    var pad = WrittenPad()
    pad.land([Place(50, 20)])
    pad.moveAll(20, 75, steps: 15)
    pad.liftAll()
    pad.put([1: Place(50, 50)])
    pad.put([2: Place(55, 50)])
    pad.moveAll(0, 10, steps: 10)
    pad.liftAll()
    expect(pad.lines.suffix(2), equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `touchpad_thumb_area_clickfinger: a thumb and a finger press as one, in either order`()
  {
    for places in [[Place(50, 99), Place(60, 50)], [Place(50, 50), Place(60, 99)]] {
      var pad = WrittenPad()
      pad.land(places)
      pad.press(true)
      pad.press(false)
      pad.liftAll()
      expect(pad.lines, equals: ["began press 1", "ended press 1"])
    }
  }

  @Test func `touchpad_thumb_area_btnarea: a thumb alone presses`() {
    for time in [0, 200] {
      var pad = WrittenPad()
      pad.land([Place(90, 99)])
      pad.wait(Int64(time))
      pad.report()
      pad.press(true)
      pad.press(false)
      pad.liftAll()
      expect(pad.lines.suffix(2), equals: ["began press 1", "ended press 1"])
    }
  }

  @Test func `touchpad_thumb_no_doublethumb: two at the bottom scroll`() {
    var pad = WrittenPad()
    pad.land([Place(50, 99)])
    pad.wait(200)
    pad.put([1: Place(70, 99)])
    pad.moveAll(0, -20)
    pad.liftAll()
    expect(pad.lines.suffix(2), equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `touchpad_speed_ignore_finger: a finger that lands far from a fast one is a thumb`() {
    var pad = WrittenPad()
    pad.land([Place(20, 20)])
    pad.moveAll(65, 60, steps: 20)
    pad.put([1: Place(20, 80)])
    pad.move([0: Place(-20, -20), 1: Place(-20, -20)])
    pad.liftAll()
    expect(pad.lines, equals: ["began drag 1", "ended drag 1"])
  }

  @Test
  func `touchpad_speed_allow_nearby_finger: one that lands beside a fast one scrolls with it`() {
    var pad = WrittenPad()
    pad.land([Place(20, 20)])
    pad.moveAll(60, 60, steps: 20)
    pad.put([1: Place(68, 80)])
    pad.move([0: Place(-20, -20), 1: Place(-20, -20)])
    pad.liftAll()
    expect(pad.lines.suffix(2), equals: ["began scroll 2", "ended scroll 2"])
  }

  // MARK: Presses

  @Test(arguments: [10.0, 50, 90])
  func `clickpad_softbutton_left, clickpad_softbutton_middle, clickpad_softbutton_right`(x: Double)
  {
    var pad = WrittenPad()
    pad.land([Place(x, 90)])
    pad.press(true)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 1", "ended press 1"])
  }

  @Test func `clickpad_softbutton_left_tap_n_drag, clickpad_softbutton_right_tap_n_drag`() {
    for x in [20.0, 90] {
      var pad = WrittenPad()
      pad.land([Place(x, 90)])
      pad.liftAll()
      pad.land([Place(x, 90)])
      pad.press(true)
      pad.press(false)
      pad.liftAll()
      expect(pad.lines, equals: ["ended tap 1", "began press 1", "ended press 1"])
    }
  }

  @Test
  func `clickpad_softbutton_left_1st_fg_move: the finger that presses moves out of the button`() {
    var pad = WrittenPad()
    pad.land([Place(20, 90)])
    pad.press(true)
    pad.moveAll(30, -40, steps: 20)
    pad.wait(400)
    pad.moveAll(-30, 40, steps: 20)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines.first == "began press 1" && pad.lines.contains("ended press 1"))
  }

  @Test func `clickpad_softbutton_left_2nd_fg_move: another finger moves while the first presses`()
  {
    var pad = WrittenPad()
    pad.put([0: Place(20, 90)])
    pad.press(true)
    for way in [Place(60, 0), Place(0, 60)] {
      pad.put([1: Place(20, 20)])
      pad.move([1: way], steps: 25)
      pad.lift(1)
    }
    expect(pad.lines, equals: ["began press 1"])
    pad.press(false)
    pad.liftAll()
    expect(pad.lines.prefix(2), equals: ["began press 1", "ended press 2"])
  }

  @Test func `clickpad_softbutton_left_to_right, clickpad_softbutton_right_to_left`() {
    for (x, way) in [(30.0, 60.0), (80, -50)] {
      var pad = WrittenPad()
      pad.land([Place(x, 90)])
      pad.moveAll(way, 0, steps: 25)
      pad.press(true)
      pad.press(false)
      pad.liftAll()
      expect(pad.lines.suffix(2), equals: ["began press 1", "ended press 1"])
    }
  }

  @Test func `clickpad_softbutton_hover_into_buttons`() {
    var pad = WrittenPad()
    pad.isHovering = true
    pad.land([Place(50, 50)])
    pad.moveAll(40, 40, steps: 20)
    pad.isHovering = false
    pad.put([0: Place(91, 91)])
    pad.press(true)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 1", "ended press 1"])
  }

  @Test func `touchpad_clickfinger_click_drag: the fingers that press move the pointer`() {
    for count in 1...3 {
      var pad = WrittenPad()
      pad.land((0..<count).map { Place(40 + 10 * Double($0), 50) })
      pad.press(true)
      expect(pad.lines, equals: ["began press \(count)"])
      pad.press(false)
      pad.liftAll()
      expect(pad.lines, equals: ["began press \(count)", "ended press \(count)"])
    }
  }

  @Test func `a finger that presses and rolls moves nothing`() {
    var pad = WrittenPad()
    pad.land([Place(50, 50)])
    pad.press(true)
    pad.moveAll(1, 1)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 1", "ended press 1"])
    expect(!pad.events.contains { $0.phase == .changed })
  }

  @Test
  func
    `touchpad_2fg_clickfinger: two side by side press as two, two one above the other as libinput counts`()
  {
    for (other, count) in [(Place(60, 50), 2), (Place(50, 75), 2), (Place(50, 95), 1)] {
      var pad = WrittenPad()
      pad.land([Place(50, 50), other])
      pad.press(true)
      pad.press(false)
      pad.liftAll()
      expect(pad.lines, equals: ["began press \(count)", "ended press \(count)"])
    }
  }

  // MARK: Taps

  /// libinput recognizes two taps. Pads lose a finger for a report while three land, so Pantograph waits until all
  /// have lifted.
  @Test func `touchpad_3fg_tap_tap_again: of three fingers one lifts and lands again, one tap`() {
    var pad = WrittenPad()
    pad.land([Place(50, 50), Place(70, 50), Place(80, 50)])
    pad.lift(0)
    pad.put([0: Place(60, 50)])
    pad.lift(0)
    pad.lift(1)
    pad.lift(2)
    pad.finish()
    expect(pad.lines, equals: ["ended tap 3"])
  }

  @Test func `touchpad_2fg_tap_move_on_release: one lifts while the other jumps`() {
    var pad = WrittenPad()
    pad.land([Place(50, 50), Place(70, 70)])
    pad.put([0: Place(55, 55)], lifting: 1)
    pad.lift(0)
    pad.finish()
    expect(pad.lines, equals: ["ended tap 2"])
  }

  @Test func `touchpad_3fg_tap_btntool_pointerjump: a third finger makes the first jump`() {
    var pad = WrittenPad(slots: 2)
    pad.land([Place(50, 50), Place(70, 50)])
    pad.put([0: Place(20, 20), 2: Place(60, 50)])
    pad.put([0: Place(50, 50)], lifting: 2)
    pad.lift(0)
    pad.lift(1)
    pad.finish()
    expect(pad.lines, equals: ["ended tap 3"])
  }

  @Test func `touchpad_3fg_tap_after_scroll`() {
    var pad = WrittenPad()
    pad.land([Place(40, 20), Place(50, 20)])
    pad.moveAll(0, 40)
    pad.put([2: Place(60, 60)])
    pad.liftAll()
    expect(!pad.lines.contains { $0.hasPrefix("ended tap") })
  }

  @Test func `touchpad_3fg_tap_slot_release_btntool: slots lift before the count`() {
    var pad = WrittenPad(slots: 2)
    pad.land([Place(50, 50), Place(70, 50), Place(60, 50)])
    pad.lift(0)
    pad.lift(2)
    pad.lift(1)
    pad.finish()
    expect(pad.lines, equals: ["ended tap 3"])
  }

  @Test(arguments: [100, 300, 600])
  func `of three fingers the third, which only the count knows, comes late`(later: Int) {
    var pad = WrittenPad(slots: 2)
    pad.land([Place(40, 50), Place(50, 50)])
    pad.wait(Int64(later))
    pad.put([2: Place(60, 50)])
    pad.moveAll(0, -25)
    pad.liftAll()
    expect(pad.lines.suffix(2), equals: ["began swipe 3", "ended swipe 3"])
  }
}
