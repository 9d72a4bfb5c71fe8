import Expectations
import PantographTouches
import Testing

struct ThumbFilterTests {
  @Test func `only a clickpad of a known size has thumbs`() {
    expect(PadStream().pipeline.filters.thumb != nil)
    expectNil(PadStream(properties: .pointer).pipeline.filters.thumb)
    expectNil(PadStream(resolution: 0).pipeline.filters.thumb)
  }

  @Test func `a finger that presses the bottom within 100 ms is no thumb`() {
    var pad = PadStream()
    for _ in 0..<6 { pad.report(.init(50, 58)) }
    for _ in 0..<60 { pad.report(.init(50, 58), pressed: true) }
    expect(!pad.phases.contains(.cancelled(.thumb)))
    expect(pad.frames.last?.fingerCount, equals: 1)
  }

  @Test func `a thumb that presses with no other finger down comes back`() {
    var pad = PadStream()
    for _ in 0..<30 { pad.report(.init(50, 58)) }
    expect(pad.phases.last, equals: .cancelled(.thumb))
    let frame = pad.report(.init(50, 58), pressed: true)
    expect(frame.phases == [.began] && frame.fingerCount == 1 && frame.buttons == .left)
    expect(frame.ids, differsFrom: pad.frames[0].ids)
  }

  @Test func `a thumb that presses while a finger points stays a thumb`() {
    var pad = PadStream()
    for _ in 0..<20 { pad.report(nil, .init(50, 20)) }
    for _ in 0..<20 { pad.report(.init(50, 58), .init(50, 20)) }
    expect(pad.phases.last { !$0.isDown }, equals: .cancelled(.thumb))
    for _ in 0..<5 { pad.report(.init(50, 58), .init(50, 20), pressed: true) }
    expect(pad.frames.last?.fingerCount, equals: 1)
  }

  @Test func `a thumb that goes on to point comes back`() {
    var pad = PadStream()
    for _ in 0..<30 { pad.report(.init(50, 58)) }
    for step in 0..<30 { pad.report(.init(50, 58 - Double(step))) }
    pad.report(nil)
    expect(pad.phases.last, equals: .ended)
  }

  @Test func `a second finger at the bottom 200 ms later is a finger beside the first`() {
    var pad = PadStream()
    for _ in 0..<25 { pad.report(.init(40, 50)) }
    for _ in 0..<25 { pad.report(.init(40, 50), .init(60, 57)) }
    for step in 0..<20 {
      pad.report(.init(40, 50 - Double(step)), .init(60, 57 - Double(step)))
    }
    expect(!pad.phases.contains(.cancelled(.thumb)))
    expect(pad.frames.last?.fingerCount, equals: 2)
  }
}
