import Expectations
import PantographTouches
import Testing

/// Cases of libinput's own tests of the sizes of touches and of palms that the device itself reports, under libinput's
/// names, in millimetres. The limits are those that a rule about a model states.
struct LibinputSizeCaseTests {
  private static let filters: ContactFilters = {
    var filters = ContactFilters.defaults(for: .touchpad)
    filters.faint?.size = 1.5
    filters.faint?.endSize = 1.2
    return filters
  }()

  @Test func `touchpad_touch_size`() {
    for (size, isTouch) in [(0.5, false), (7.0, true)] {
      var pad = PadStream(filters: Self.filters)
      for step in 0..<20 { pad.report(.init(50 + Double(step), 30, major: size)) }
      pad.report(nil)
      expect(pad.phases.isEmpty, differsFrom: isTouch)
    }
  }

  @Test func `touchpad_touch_size_2fg: a small touch beside a finger is none`() {
    var pad = PadStream(filters: Self.filters)
    for step in 0..<10 { pad.report(.init(50 + Double(step), 30, major: 7)) }
    for step in 0..<10 {
      pad.report(.init(60, 30, major: 7), .init(70 + Double(step), 40, major: 0.5))
    }
    expect(pad.phases.count { $0 == .began }, equals: 1)
    expect(pad.frames.last?.fingerCount, equals: 1)
  }

  @Test func `a touch that becomes small has ended, and begins again when it is large`() {
    var pad = PadStream(filters: Self.filters)
    for _ in 0..<5 { pad.report(.init(50, 30, major: 7)) }
    expect(pad.report(.init(50, 30, major: 1.3)).phases, equals: [.stationary])
    expect(pad.report(.init(50, 30, major: 1)).phases, equals: [.ended])
    expect(pad.report(.init(50, 30, major: 7)).phases, equals: [.began])
  }

  @Test func `touchpad_palm_detect_touch_size, touchpad_palm_detect_touch_size_late`() {
    var pad = PadStream()
    for step in 0..<10 { pad.report(.init(50 + Double(step), 30, major: 24)) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
    for step in 0..<10 { pad.report(.init(50 + Double(step), 30, major: 9)) }
    expect(pad.report(.init(60, 30, major: 24)).phases, equals: [.cancelled(.palm)])
  }

  @Test func `touchpad_palm_detect_touch_size_keep_palm: a palm that rests stays one`() {
    var pad = PadStream()
    for _ in 0..<10 { pad.report(.init(50, 30, major: 24)) }
    for _ in 0..<30 { pad.report(.init(50.1, 30, major: 9)) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
  }

  @Test func `touchpad_palm_detect_touch_size_after_edge`() {
    var pad = PadStream()
    for step in 0..<20 { pad.report(.init(99 - Double(step) * 3, 30, major: 24)) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
  }

  @Test func `touchpad_palm_detect_tool_palm, touchpad_palm_detect_tool_palm_tap`() {
    var pad = PadStream()
    var palm = PadStream.Finger(50, 30)
    palm.isPalm = true
    for _ in 0..<5 { pad.report(palm) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
  }

  /// libinput lets the contact point again. Devices report a palm late, and its rest is no finger.
  @Test func `touchpad_palm_detect_tool_palm_on_off: a palm remains one until it lifts`() {
    var pad = PadStream()
    var finger = PadStream.Finger(50, 30)
    finger.isPalm = false
    for _ in 0..<5 { pad.report(finger) }
    finger.isPalm = true
    expect(pad.report(finger).phases, equals: [.cancelled(.palm)])
    finger.isPalm = false
    for _ in 0..<20 { pad.report(finger) }
    expect(pad.frames.suffix(20).allSatisfy { $0.count == 0 })
  }

  @Test func `touchpad_palm_detect_tool_palm_tap_after: after a palm a finger taps`() {
    var pad = PadStream()
    var palm = PadStream.Finger(50, 30)
    palm.isPalm = true
    for _ in 0..<5 { pad.report(palm) }
    pad.report(nil)
    var finger = PadStream.Finger(50, 30)
    finger.isPalm = false
    pad.report(finger)
    pad.report(nil)
    expect(pad.phases, equals: [.began, .ended])
  }
}
