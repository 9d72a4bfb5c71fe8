import Expectations
import PantographTouches
import Testing

struct PalmFilterTests {
  @Test func `what is small and light at the side is a finger, and can tap there`() {
    var pad = PadStream()
    for _ in 0..<12 { pad.report(.init(6, 30, pressure: 45, major: 11)) }
    pad.report(nil)
    expect(pad.frames[3].count, equals: 0)
    expect(pad.frames[4].phases == [.began] && pad.frames[4].fingerCount == 1)
    expect(pad.frames[12].phases, equals: [.ended])
  }

  @Test func `what is large or pressed hard at the side is a palm`() {
    for finger in [
      PadStream.Finger(3, 30, pressure: 45, major: 18),
      PadStream.Finger(3, 30, pressure: 110, major: 11),
    ] {
      var pad = PadStream()
      for _ in 0..<40 { pad.report(finger) }
      pad.report(nil)
      expect(pad.phases.isEmpty)
    }
  }

  @Test func `a palm that grows at the side is cancelled`() {
    var pad = PadStream()
    for _ in 0..<8 { pad.report(.init(3, 30, pressure: 45, major: 11)) }
    for _ in 0..<4 { pad.report(.init(3, 30, pressure: 140, major: 16)) }
    expect(pad.phases.first == .began && pad.phases.last == .cancelled(.palm))
  }

  @Test func `a contact that rests at the side and then goes inward comes back`() {
    var pad = PadStream()
    for _ in 0..<60 { pad.report(.init(4, 30)) }
    expect(pad.phases.isEmpty)
    for step in 0..<40 { pad.report(.init(4 + Double(step) * 0.8, 30)) }
    pad.report(nil)
    expect(pad.phases.first == .began && pad.phases.last == .ended)
    expect(pad.frames.last { $0.count > 0 }?[0].position.x ?? 0, isAbove: 30)
  }

  @Test func `a palm that leaves the side along it stays a palm`() {
    var pad = PadStream()
    for step in 0..<30 { pad.report(.init(4 + Double(step) * 0.4, 10 + Double(step) * 1.2)) }
    pad.report(nil)
    expect(pad.phases.isEmpty)
  }

  @Test func `a palm that creeps inward stays a palm`() {
    var pad = PadStream()
    for step in 0..<400 { pad.report(.init(4 + Double(step) * 0.05, 30)) }
    expect(pad.phases.isEmpty)
  }

  @Test func `a contact at the side that goes along with a finger is one, however late`() {
    var pad = PadStream()
    for _ in 0..<80 { pad.report(.init(4, 30)) }
    for _ in 0..<10 { pad.report(.init(4, 30), .init(40, 30)) }
    expect(pad.frames.last?.fingerCount, equals: 1)
    for step in 0..<10 {
      let way = Double(step) * 0.5
      pad.report(.init(4, 30 - way), .init(40, 30 - way))
    }
    expect(pad.frames.last?.fingerCount, equals: 2)
  }

  @Test func `a palm that rests while a finger moves stays a palm`() {
    var pad = PadStream()
    for _ in 0..<40 { pad.report(.init(4, 30)) }
    for step in 0..<200 {
      let tremble = step.isMultiple(of: 2) ? 0.1 : 0
      pad.report(.init(4, 30 + tremble), .init(40, 10 + Double(step) * 0.2))
    }
    expect(pad.frames.allSatisfy { $0.fingerCount <= 1 })
  }

  @Test func `what presses the pad at the side, alone, is a finger`() {
    var pad = PadStream()
    for _ in 0..<3 { pad.report(.init(4, 30)) }
    expect(pad.report(.init(4, 30), pressed: true).phases, equals: [.began])
    var late = PadStream()
    for _ in 0..<60 { late.report(.init(4, 30)) }
    let frame = late.report(.init(4, 30), pressed: true)
    expect(frame.phases == [.began] && frame.fingerCount == 1)
  }

  @Test func `a contact that has gone as a finger may press harder than one that rests`() {
    var pad = PadStream()
    for step in 0..<30 { pad.report(.init(30 + Double(step) * 0.5, 30, pressure: 90)) }
    for step in 30..<60 { pad.report(.init(30 + Double(step) * 0.5, 30, pressure: 160)) }
    expect(!pad.phases.contains(.cancelled(.palm)))
    pad.report(.init(60, 30, pressure: 210))
    expect(pad.phases.last, equals: .cancelled(.palm))
  }

  @Test func `what grows heavy on its way comes back, what was heavy or rested does not`() {
    func contacts(light way: Double) -> Int {
      var pad = PadStream()
      for step in 0...10 {
        pad.report(.init(30 + way * Double(step) / 10, 30, pressure: 90))
      }
      for step in 1...40 { pad.report(.init(30 + way + Double(step) * 0.5, 30, pressure: 160)) }
      pad.report(nil)
      return pad.phases.count { $0 == .began }
    }
    expect(contacts(light: 5), equals: 2)
    expect(contacts(light: 1), equals: 1)
    var palm = PadStream()
    for step in 0..<40 { palm.report(.init(30 + Double(step) * 0.5, 30, pressure: 160)) }
    palm.report(nil)
    expect(palm.phases.isEmpty)
  }

  @Test func `a touch of one percent of the pressure is none until it is pressed`() {
    var pad = PadStream()
    for _ in 0..<5 { pad.report(.init(50, 30, pressure: 3)) }
    expect(pad.phases.isEmpty && pad.frames.last?.fingerCount == 0)
    expect(pad.report(.init(51, 30, pressure: 30)).phases, equals: [.began])
    expect(pad.report(.init(51, 30, pressure: 8)).phases, equals: [.stationary])
    expect(pad.report(.init(51, 30, pressure: 3)).phases, equals: [.ended])
    expect(pad.report(.init(51, 30, pressure: 30)).phases, equals: [.began])
    expect(pad.report(nil).phases, equals: [.ended])
  }
}
