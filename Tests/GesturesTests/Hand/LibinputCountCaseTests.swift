import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Cases of libinput's own tests of pads with two slots that count three fingers; see `LibinputPadCaseTests`.
struct LibinputCountCaseTests {
  typealias Place = WrittenPad.Place

  /// libinput presses the middle button: three fingers.
  @Test func `touchpad_tool_tripletap_touch_count: one contact ends when the third finger lands`() {
    var pad = WrittenPad(slots: 2)
    pad.land([Place(30, 40), Place(70, 45)])
    // Slot 0 jumps, slot 1 ends, and the count is three.
    pad.put([0: Place(80, 55), 2: Place(60, 50), 3: Place(61, 50)], lifting: 1)
    pad.put([1: Place(70, 45)], lifting: 3)
    pad.press(true)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 3", "ended press 3"])
  }

  @Test func `gestures_3fg_buttonarea_scroll_btntool: a thumb that only the count knows`() {
    var pad = WrittenPad(slots: 2)
    pad.put([0: Place(40, 99)])
    pad.put([1: Place(30, 20)])
    pad.put([2: Place(40, 20)])
    pad.move([1: Place(0, 30), 2: Place(0, 30)])
    pad.liftAll()
    expect(!pad.lines.contains { $0.contains("pinch") || $0.contains("tap") })
  }

  @Test(arguments: 3...4)
  func `a finger that only the count knows lifts first: the swipe ends`(count: Int) {
    var pad = WrittenPad(slots: 2)
    pad.land((0..<count).map { Place(40 + 8 * Double($0), 60) })
    pad.moveAll(0, -30)
    pad.lift(count - 1)
    pad.wait(200)
    pad.moveAll(0, -1)
    pad.liftAll()
    expect(pad.lines, equals: ["began swipe \(count)", "ended swipe \(count)"])
  }

  @Test func `a count that drops for one report ends nothing`() {
    var pad = WrittenPad(slots: 2)
    pad.land([Place(40, 70), Place(50, 70), Place(60, 70)])
    pad.moveAll(0, -20)
    pad.lift(2)
    pad.put([2: Place(60, 50)])
    pad.moveAll(0, -20, steps: 20)
    pad.liftAll()
    expect(pad.lines, equals: ["began swipe 3", "ended swipe 3"])
  }
}
