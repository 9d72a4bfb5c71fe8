import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Cases of libinput's own tests of palms at the edges, under libinput's names; see `LibinputPadCaseTests`. The pad
/// reports no pressure and no sizes: only places and movements distinguish palms from fingers.
struct LibinputEdgeCaseTests {
  typealias Place = WrittenPad.Place

  private func lines(_ start: Place, to end: Place, steps: Int) -> [String] {
    var pad = WrittenPad(properties: .pointer, tellsPressure: false)
    pad.land([start])
    pad.moveAll(end.x - start.x, end.y - start.y, steps: steps)
    pad.liftAll()
    return pad.lines
  }

  @Test func `touchpad_palm_detect_at_bottom_corners, touchpad_palm_detect_at_top_corners`() {
    expect(lines(Place(99, 95), to: Place(99, 99), steps: 10).isEmpty)
    expect(lines(Place(5, 95), to: Place(5, 99), steps: 5).isEmpty)
    expect(lines(Place(99, 5), to: Place(99, 9), steps: 10).isEmpty)
    expect(lines(Place(5, 5), to: Place(5, 9), steps: 5).isEmpty)
  }

  @Test func `touchpad_palm_detect_at_edge on the right, touchpad_palm_detect_at_top`() {
    expect(lines(Place(99, 50), to: Place(99, 70), steps: 10).isEmpty)
    expect(lines(Place(5, 50), to: Place(5, 70), steps: 10).isEmpty)
    expect(lines(Place(20, 1), to: Place(70, 1), steps: 10).isEmpty)
  }

  @Test func `touchpad_palm_detect_palm_stays_palm, touchpad_palm_detect_top_palm_stays_palm`() {
    expect(lines(Place(99, 20), to: Place(75, 99), steps: 20).isEmpty)
    expect(lines(Place(20, 1), to: Place(50, 30), steps: 20).isEmpty)
  }

  @Test
  func `touchpad_palm_detect_palm_becomes_pointer, touchpad_palm_detect_top_palm_becomes_pointer`()
  {
    let drag = ["began drag 1", "ended drag 1"]
    expect(lines(Place(99, 50), to: Place(0, 70), steps: 20), equals: drag)
    expect(lines(Place(50, 1), to: Place(50, 60), steps: 20), equals: drag)
  }

  @Test
  func
    `touchpad_palm_detect_no_palm_moving_into_edges, touchpad_palm_detect_no_palm_moving_into_top`()
  {
    for way in [Place(49, 0), Place(0, -48)] {
      var pad = WrittenPad(properties: .pointer, tellsPressure: false)
      pad.land([Place(50, 50)])
      pad.moveAll(way.x, way.y)
      pad.moveAll(way.x == 0 ? 30 : 0, way.x == 0 ? 0 : 30)
      pad.liftAll()
      expect(pad.lines, equals: ["began drag 1", "ended drag 1"])
    }
  }

  @Test func `touchpad_palm_detect_no_tap_top_edge`() {
    expect(lines(Place(50, 1), to: Place(50, 1), steps: 1).isEmpty)
  }

  @Test func `touchpad_palm_detect_tap_softbuttons: taps in the corners at the bottom are palms`() {
    for (x, isTap) in [(99.0, false), (1, false), (10, true), (90, true)] {
      var pad = WrittenPad(tellsPressure: false)
      pad.land([Place(x, 99)])
      pad.liftAll()
      expect(pad.lines, equals: (isTap ? ["ended tap 1"] : []), "\(x)")
    }
  }

  @Test func `touchpad_no_palm_detect_2fg_scroll: a palm takes part in the scroll of a finger`() {
    var pad = WrittenPad(properties: .pointer, tellsPressure: false)
    pad.land([Place(99, 50)])
    pad.moveAll(0, -10, steps: 45)
    pad.moveAll(0, 10, steps: 45)
    expect(pad.lines.isEmpty)
    pad.put([1: Place(50, 50)])
    pad.moveAll(0, -20)
    pad.liftAll()
    expect(pad.lines.contains("began scroll 2"))
  }

  @Test func `touchpad_palm_detect_both_edges`() {
    var pad = WrittenPad(properties: .pointer, tellsPressure: false)
    pad.land([Place(99, 50)])
    pad.moveAll(0, -10, steps: 45)
    pad.put([1: Place(1, 50)])
    pad.move([1: Place(0, -10)], steps: 45)
    pad.liftAll()
    expect(pad.lines.isEmpty)
  }
}
