import Expectations
import PantographTouches
import Testing

/// Cases of libinput's own tests of palms and thumbs, under libinput's names, in millimetres.
struct LibinputPalmCaseTests {
  @Test func `touchpad_palm_detect_at_edge`() {
    for x in [2.0, 98] {
      var pad = PadStream()
      for step in 0..<40 { pad.report(.init(x, 10 + Double(step))) }
      pad.report(nil)
      expect(pad.phases.isEmpty, "\(x)")
    }
  }

  @Test func `touchpad_palm_detect_at_top`() {
    var pad = PadStream()
    for step in 0..<40 { pad.report(.init(20 + Double(step), 1)) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
  }

  @Test func `touchpad_palm_detect_palm_becomes_pointer`() {
    for side in [1.0, -1] {
      var pad = PadStream()
      for step in 0..<25 {
        pad.report(.init(50 - side * (48 - Double(step) * 1.6), 30))
      }
      pad.report(nil)
      expect(pad.phases.first == .began && pad.phases.last == .ended)
    }
  }

  @Test func `touchpad_palm_detect_top_palm_becomes_pointer`() {
    var pad = PadStream()
    for step in 0..<25 { pad.report(.init(50, 1 + Double(step))) }
    pad.report(nil)
    expect(pad.phases.first == .began && pad.phases.last == .ended)
  }

  @Test func `touchpad_palm_detect_palm_stays_palm`() {
    var pad = PadStream()
    for step in 0..<30 { pad.report(.init(3 + Double(step) * 0.5, 10 + Double(step))) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
  }

  @Test func `touchpad_palm_detect_no_palm_moving_into_edges`() {
    var pad = PadStream()
    for step in 0..<50 { pad.report(.init(50 + Double(step), 30)) }
    for _ in 0..<50 { pad.report(.init(99, 30)) }
    pad.report(nil)
    expect(pad.phases.first == .began && pad.phases.last == .ended)
    expect(pad.phases.count, equals: pad.frames.count)
  }

  @Test func `touchpad_palm_detect_both_edges`() {
    var pad = PadStream()
    pad.report(.init(3, 30), nil)
    for _ in 0..<20 { pad.report(.init(3, 30), nil) }
    for _ in 0..<30 { pad.report(.init(3, 30), .init(97, 30)) }
    pad.report(nil, nil)
    expect(pad.phases.isEmpty)
  }

  @Test func `touchpad_palm_detect_pressure`() {
    var pad = PadStream()
    for _ in 0..<10 { pad.report(.init(50, 30, pressure: 150)) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
  }

  @Test func `touchpad_palm_detect_pressure_late`() {
    var pad = PadStream()
    for _ in 0..<10 { pad.report(.init(50, 30, pressure: 70)) }
    pad.report(.init(50, 30, pressure: 150))
    expect(pad.phases.last, equals: .cancelled(.palm))
  }

  @Test func `touchpad_palm_detect_pressure_keep_palm`() {
    var pad = PadStream()
    for _ in 0..<10 { pad.report(.init(50, 30, pressure: 150)) }
    for _ in 0..<30 { pad.report(.init(50, 30, pressure: 70)) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
  }

  @Test func `touchpad_thumb_lower_area_movement`() {
    var pad = PadStream()
    for step in 0..<40 { pad.report(.init(20 + Double(step), 58)) }
    pad.report(nil)
    expect(pad.phases.last, equals: .ended)
  }

  @Test func `touchpad_thumb_lower_area_movement_rethumb`() {
    var pad = PadStream()
    for step in 0..<40 { pad.report(.init(20 + Double(step), 58)) }
    for _ in 0..<40 { pad.report(.init(59, 58)) }
    pad.report(nil)
    expect(pad.phases.last, equals: .ended)
  }
}
