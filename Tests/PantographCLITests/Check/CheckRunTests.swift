import Expectations
import Glibc
import PantographCommands
import PantographEvdev
import PantographGestures
import PantographLive
import PantographSynthesis
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographCLI

/// A check with a fake device: each step held, and each step failed in its own manner.
@MainActor
struct CheckRunTests {
  @Test(arguments: ["touchpad", "phone", "touchscreen"])
  func `hands that do what is asked hold every step, and their replay is the same`(
    device: String
  ) throws {
    let room = try CheckRoom(device)
    for (index, step) in CheckStep.allCases.enumerated() {
      try room.play(CheckRoom.right(step, on: device), at: 0.5 + 3 * Double(index))
    }
    let report = try room.check()
    expect(report.hands.map { $0.outcome?.key }, equals: Array(repeating: "held", count: 6))
    expect(report.hands.compactMap(\.difference), equals: [])
    expect(report.hands.allSatisfy { $0.recording != nil && $0.figure != nil })
    expect(report.hands.map { $0.gestures.count }, equals: [1, 1, 1, 1, 1, 1])
    expect(report.hands.map { $0.decisions.count }, equals: [1, 0, 1, 0, 0, 1])
    expect(report.end == .complete && report.holds)
    for topic in ["size", "report rate", "lost events", "events", "latency", "replay"] {
      expect(report.finding(topic)?.state, equals: .held, "\(topic)")
    }
    expect(report.finding("picture")?.state, equals: .open)
  }

  @Test func `the latency is the time from the stamp to the decision`() throws {
    let room = try CheckRoom()
    room.room.delays = [.milliseconds(3)]
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5)
    room.seconds = 2
    let latency = try #require(try room.check().latency)
    expect(latency.median == .milliseconds(3) && latency.most == .milliseconds(3))
    expect(latency.count, isAbove: 20)
  }

  @Test func `a latency longer than a picture is a finding`() throws {
    let room = try CheckRoom()
    room.room.delays = [.milliseconds(40)]
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5)
    room.seconds = 2
    let finding = try #require(try room.check().finding("latency"))
    expect(finding.state == .failed && finding.advice != nil)
  }

  @Test func `a device that sends nothing fails every step`() throws {
    let room = try CheckRoom()
    room.seconds = 4
    let report = try room.check()
    expect(report.hands.allSatisfy { $0.outcome == .nothingCame })
    expect(!report.holds && report.end == .complete)
    expect(report.finding("replay")?.state == .open && report.finding("latency")?.state == .open)
    expect(report.finding("stroke")?.advice?.contains("pantograph devices"), equals: true)
    // Each step waits for its whole time.
    expect((room.room.now - FakeRoom.epoch).seconds, isAtLeast: 24)
  }

  @Test func `three other gestures end a step, and the last one is told`() throws {
    let room = try CheckRoom()
    for index in 0..<3 {
      try room.play(CheckRoom.right(.tap, on: "touchpad"), at: 0.5 + Double(index))
    }
    room.seconds = 5
    let report = try room.check()
    guard case .other(let gesture, .kind) = report.hands[0].outcome else {
      Issue.record("\(String(describing: report.hands[0].outcome))")
      return
    }
    expect(gesture.kind == .tap && report.hands[0].gestures.count == 3)
    expect(report.hands[0].recording != nil)
    expect(
      report.finding("stroke")?.reason.contains("asked for drag right with 1 finger"), equals: true)
    expectNil(report.hands[0].difference)
    // The next step has all of its time.
    expect(report.hands[1].outcome, equals: .nothingCame)
  }

  @Test func `the right gesture at the second try holds the step`() throws {
    let room = try CheckRoom()
    try room.play(CheckRoom.right(.tap, on: "touchpad"), at: 0.5)
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 2)
    room.seconds = 5
    let hand = try room.check().hands[0]
    expect(hand.outcome?.key == "held" && hand.gestures.count == 2)
  }

  @Test(arguments: [
    (SynthesisRequest(gesture: "drag", direction: .left, distance: 40), StepObjection.direction),
    (SynthesisRequest(gesture: "scroll", fingers: 2, direction: .right, distance: 30), .fingers),
    (SynthesisRequest(gesture: "long-press"), .kind),
  ])
  func `another gesture fails the stroke for its own reason`(
    request: SynthesisRequest, objection: StepObjection
  ) throws {
    let room = try CheckRoom()
    try room.play(request, at: 0.5)
    room.seconds = 4
    let report = try room.check()
    guard case .other(_, let found) = report.hands[0].outcome else {
      Issue.record("\(String(describing: report.hands[0].outcome))")
      return
    }
    expect(found, equals: objection)
    expect(report.finding("stroke")?.state, equals: .failed)
    expect(report.finding("stroke")?.advice != nil)
  }

  @Test func `a stroke that comes to rest is no flick`() throws {
    let room = try CheckRoom()
    room.seconds = 2
    try room.play(
      SynthesisRequest(gesture: "hold-before-lift", fingers: 1, direction: .left, distance: 30),
      at: 10.3)
    let hand = try room.check().hands[5]
    guard case .other(_, .speed) = hand.outcome else {
      Issue.record("\(String(describing: hand.outcome))")
      return
    }
  }

  @Test func `a device pulled out in the middle ends the check, with what there is`() throws {
    let room = try CheckRoom()
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5)
    try room.play(CheckRoom.right(.scroll, on: "touchpad"), at: 3, until: 0.2)
    let node = room.node
    room.at(3.25) { [room = room.room] in room.unplug(node) }
    // The tap is skipped, so that the scroll comes in its step.
    room.at(2.5) { [weak room] in MainActor.assumeIsolated { room?.run?.press(.skip) } }
    let report = try room.check()
    expect(
      report.hands.map { $0.outcome?.key },
      equals: [
        "held", "skipped", "deviceRemoved", "notReached", "notReached", "notReached",
      ])
    expect(report.end == .removed && !report.holds)
    expect(report.finding("whole")?.state, equals: .failed)
    // The recording ends with the cancellation, and its replay has the same end.
    let hand = report.hands[2]
    expect(hand.recording != nil)
    expectNil(hand.difference)
    expect(hand.gestures.last?.reason, equals: .contactCancelled(.deviceRemoved))
  }

  @Test func `events that the kernel loses are a finding, and the replay is the same`() throws {
    let room = try CheckRoom()
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5)
    let node = room.node
    room.at(0.1) { [room = room.room] in room.device(node)?.limitQueue(to: 20) }
    // One late wake while the finger moves: the queue overflows.
    room.at(0.6) { [room = room.room] in room.delays = [.milliseconds(120)] }
    room.at(0.75) { [room = room.room] in room.delays = [.zero] }
    room.seconds = 3
    let report = try room.check()
    expect(report.hands[0].losses, isAbove: 0)
    expect(report.finding("lost events")?.state, equals: .failed)
    expect(report.hands[0].difference == nil && report.hands[0].recording != nil)
  }

  @Test func `a finger that rests until the step ends is cancelled, live and in the replay`() throws
  {
    let room = try CheckRoom()
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5, until: 0.2)
    room.seconds = 3
    let report = try room.check()
    expect(report.hands[0].outcome?.key == "otherGesture" && report.hands[0].difference == nil)
    expect(report.hands[0].gestures.last?.outcome, equals: .cancelled)
    expect(report.finding("events")?.state, equals: .held)
  }

  @Test func `a device without permission refuses the steps with its reason`() throws {
    let room = try CheckRoom()
    var hardware = room.hardware
    let loop = room.room.loop
    hardware.makeClock = {
      LiveClock(
        loop,
        doors: LiveClock.Doors(
          open: { (node) throws(EvdevError) in throw .notPermitted(path: node, remedy: "ask") }))
    }
    let report = try room.check(hardware)
    expect(report.hands.allSatisfy { $0.outcome?.key == "deviceRefused" })
    expect(
      report.finding("tap")?.reason,
      equals: "The device cannot be read: no permission to open the device.")
  }

  @Test func `a grabbed device is free after the check, and one grabbed elsewhere is refused`()
    throws
  {
    let room = try CheckRoom()
    room.isGrabbing = true
    room.seconds = 2
    let node = room.node
    var wasGrabbed = false
    room.at(1) { [room = room.room] in wasGrabbed = room.device(node)?.isGrabbed == true }
    var hardware = room.hardware
    var clocks = 0
    hardware.makeClock = { [room = room.room, description = room.description] in
      clocks += 1
      // The second step opens a device that another program has.
      if clocks == 2 { room.plug(node, description).grabElsewhere() }
      return room.makeClock()
    }
    let report = try room.check(hardware)
    expect(wasGrabbed && room.room.device(node)?.isGrabbed == false)
    expect(report.hands[1].outcome?.key, equals: "deviceRefused")
    expect(report.finding("tap")?.reason.contains("another program"), equals: true)
  }

  @Test func `a key skips a step, and a key ends the check`() throws {
    let room = try CheckRoom()
    room.at(1) { [weak room] in MainActor.assumeIsolated { room?.run?.press(.skip) } }
    room.at(2) { [weak room] in MainActor.assumeIsolated { room?.run?.press(.other) } }
    room.at(3) { [weak room] in MainActor.assumeIsolated { room?.run?.press(.quit) } }
    let report = try room.check()
    expect(report.hands[0].outcome, equals: .skipped)
    expect(report.hands[1...].allSatisfy { $0.outcome == .notReached })
    expect(report.end == .stopped && report.holds)
    expect(report.finding("whole")?.state, equals: .open)
  }

  @Test func `keys come from the descriptor that the loop waits for`() throws {
    let room = try CheckRoom()
    var ends: [Int32] = [0, 0]
    expect(pipe(&ends), equals: 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { for end in ends { close(end) } }
    room.room.loop.add(descriptor: reading)
    for (time, key) in [(1.0, "x"), (1.5, "s"), (3, "q")] {
      room.at(time) { _ = write(writing, key, 1) }
    }
    var hardware = room.hardware
    hardware.readKey = {
      var byte: UInt8 = 0
      return read(reading, &byte, 1) == 1 ? Character(Unicode.Scalar(byte)) : nil
    }
    let report = try room.check(hardware)
    expect(report.hands[0].outcome == .skipped && report.hands[1].outcome == .notReached)
    expect(report.end, equals: .stopped)
  }

  @Test func `a signal ends the check with what there is`() throws {
    let room = try CheckRoom()
    try room.play(CheckRoom.right(.stroke, on: "touchpad"), at: 0.5)
    room.at(3) { [loop = room.room.loop] in loop.stopper.stop() }
    let report = try room.check()
    expect(report.hands[0].outcome?.key == "held" && report.end == .stopped)
    expect(report.hands[1...].allSatisfy { $0.outcome == .notReached })
    expect(BundleFile.all(for: report).contains { $0.name == "recordings/1-stroke.evemu" })
  }

  @Test func `a device for one finger is not asked for two`() throws {
    let room = try CheckRoom {
      for code in 0x2f...0x3d as ClosedRange<UInt16> {
        $0.axes[code] = nil
        $0.codes[.absolute]?.remove(code)
      }
      for code in [KeyCode.toolDoubleTap, KeyCode.toolTripleTap, KeyCode.toolQuadrupleTap] {
        $0.codes[.key]?.remove(code)
      }
    }
    room.seconds = 2
    let report = try room.check()
    expect(report.hands[2].outcome == .impossible && report.hands[3].outcome == .impossible)
    expect(report.finding("scroll")?.state, equals: .open)
  }
}
