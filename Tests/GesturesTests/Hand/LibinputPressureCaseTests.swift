import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Cases of libinput's own tests of pressure, under libinput's names; see `LibinputPadCaseTests`. A finger of these
/// tests presses with 60 of 255 units, a light one with 5 % of the range.
struct LibinputPressureCaseTests {
  typealias Place = WrittenPad.Place

  private static let light: Int32 = 12

  @Test(arguments: 1...10)
  func `touchpad_pressure: from 6 % of the range on a touch moves the pointer`(percent: Int32) {
    var pad = WrittenPad()
    pad.pressures[0] = 255 * percent / 100
    pad.land([Place(50, 50)])
    pad.moveAll(30, 30)
    pad.liftAll()
    expect(pad.lines, equals: (percent < 6 ? [] : ["began drag 1", "ended drag 1"]))
  }

  @Test func `touchpad_pressure_2fg: a firm finger beside a light one moves the pointer`() {
    var pad = WrittenPad()
    pad.pressures[1] = Self.light
    pad.land([Place(30, 50), Place(50, 50)])
    pad.move([0: Place(50, 30)])
    pad.move([1: Place(30, 30)])
    pad.move([0: Place(-60, -30), 1: Place(-30, -30)])
    pad.liftAll()
    expect(pad.lines, equals: ["began drag 1", "ended drag 1"])
  }

  @Test func `touchpad_pressure_tap: a light touch taps nothing`() {
    var pad = WrittenPad()
    pad.pressures[0] = Self.light
    pad.land([Place(50, 50)])
    pad.liftAll()
    expect(pad.lines.isEmpty)
  }

  @Test func `touchpad_pressure_tap_2fg: two light fingers are none`() {
    var pad = WrittenPad()
    pad.pressures = [0: Self.light, 1: Self.light]
    pad.land([Place(40, 50), Place(50, 50)])
    pad.liftAll()
    expect(pad.lines.isEmpty)
  }

  @Test func `touchpad_pressure_tap_2fg_1fg_light: only the firm one taps`() {
    var pad = WrittenPad()
    pad.pressures[1] = Self.light
    pad.land([Place(40, 50), Place(50, 50)])
    pad.liftAll()
    expect(pad.lines, equals: ["ended tap 1"])
  }

  @Test
  func
    `touchpad_pressure_btntool: a count above two light fingers is none, above a firm one three`()
  {
    var pad = WrittenPad(slots: 2)
    pad.pressures = [0: Self.light, 1: Self.light]
    pad.land([Place(40, 50), Place(45, 50), Place(50, 50)])
    pad.liftAll()
    expect(pad.lines.isEmpty)
    pad.pressures = [1: Self.light]
    pad.land([Place(40, 50), Place(45, 50), Place(50, 50)])
    pad.liftAll()
    expect(pad.lines, equals: ["ended tap 3"])
  }

  @Test func `touchpad_3fg_tap_pressure_btntool: the pressure falls as a third finger is counted`()
  {
    var pad = WrittenPad(slots: 2)
    pad.land([Place(40, 50), Place(60, 50)])
    pad.pressures[1] = 3
    pad.put([2: Place(80, 50)])
    pad.pressures[1] = nil
    pad.liftAll()
    expect(pad.lines, equals: ["ended tap 3"])
  }

  @Test func `touchpad_pressure_semi_mt_2fg_goes_light: the scroll ends`() {
    var pad = WrittenPad()
    pad.land([Place(40, 50), Place(60, 50)])
    pad.moveAll(0, -20)
    pad.pressures = [0: 3, 1: 3]
    pad.moveAll(0, -3)
    pad.wait(300)
    expect(pad.lines, equals: ["began scroll 2", "ended scroll 2"])
    pad.moveAll(0, 20)
    pad.liftAll()
    expect(pad.lines, equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `a light touch that becomes firm begins there`() {
    var pad = WrittenPad()
    pad.pressures[0] = Self.light
    pad.land([Place(20, 50)])
    pad.moveAll(30, 0)
    pad.pressures[0] = 60
    pad.report()
    pad.liftAll()
    expect(pad.lines, equals: ["ended tap 1"])
  }

  @Test func `a finger that becomes lighter while it moves goes on`() {
    var pad = WrittenPad()
    pad.land([Place(20, 50)])
    pad.moveAll(20, 0)
    pad.pressures[0] = 8
    pad.moveAll(20, 0)
    pad.liftAll()
    expect(pad.lines, equals: ["began drag 1", "ended drag 1"])
  }

  // MARK: Palms by pressure

  @Test func `touchpad_palm_detect_pressure_late_tap, touchpad_palm_detect_pressure_tap_hold`() {
    for time in [0, 300] {
      var pad = WrittenPad()
      pad.land([Place(50, 80)])
      pad.wait(Int64(time))
      pad.pressures[0] = 190
      pad.put([0: Place(51, 99)])
      pad.liftAll()
      expect(!pad.lines.contains("ended tap 1"))
      pad.pressures[0] = nil
      pad.land([Place(50, 90)])
      pad.liftAll()
      expect(pad.lines.last, equals: "ended tap 1")
    }
  }

  @Test
  func `touchpad_palm_detect_pressure_tap_hold_2ndfg: a palm, and a finger that rests beside it`() {
    var pad = WrittenPad()
    pad.land([Place(50, 90)])
    pad.wait(300)
    pad.pressures[0] = 190
    pad.put([0: Place(51, 90)])
    pad.put([1: Place(60, 50)])
    pad.lift(0)
    pad.wait(300)
    pad.liftAll()
    expect(!pad.lines.contains { $0.hasPrefix("ended tap") })
    pad.pressures[0] = nil
    pad.land([Place(50, 90)])
    pad.liftAll()
    expect(pad.lines.last, equals: "ended tap 1")
  }

  @Test func `touchpad_palm_detect_move_and_tap: beside a palm that rests a finger taps`() {
    var pad = WrittenPad()
    pad.land([Place(50, 90)])
    pad.put([0: Place(51, 90)])
    pad.pressures[0] = 190
    pad.put([0: Place(52, 90)])
    pad.put([1: Place(50, 50)])
    pad.lift(1)
    pad.finish()
    expect(pad.lines.last, equals: "ended tap 1")
  }

  @Test func `touchpad_palm_detect_pressure_after_edge: heavy, and out of the edge`() {
    var pad = WrittenPad()
    pad.pressures[0] = 190
    pad.land([Place(99, 50)])
    pad.moveAll(-79, 0, steps: 20)
    pad.liftAll()
    expect(pad.lines.isEmpty)
  }

  @Test
  func `touchpad_palm_clickfinger_pressure: a palm beside a finger is not counted in a press`() {
    var pad = WrittenPad()
    pad.pressures[0] = 190
    pad.land([Place(40, 95), Place(50, 50)])
    pad.press(true)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 1", "ended press 1"])
  }

  @Test func `touchpad_palm_clickfinger_pressure_2fg: a palm beside two fingers is not counted`() {
    var pad = WrittenPad()
    pad.pressures[0] = 190
    pad.land([Place(30, 95), Place(50, 50), Place(60, 50)])
    pad.press(true)
    pad.press(false)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 2", "ended press 2"])
  }

  @Test func `a finger that presses hard is no palm when the button is up`() {
    var pad = WrittenPad()
    pad.land([Place(50, 50)])
    pad.pressures[0] = 190
    pad.press(true)
    pad.press(false)
    pad.pressures[0] = 60
    pad.report()
    pad.moveAll(20, 0)
    pad.liftAll()
    expect(pad.lines, equals: ["began press 1", "ended press 1", "began drag 1", "ended drag 1"])
  }
}
