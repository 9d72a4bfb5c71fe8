import Expectations
import PantographGestures
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import Testing
import UIKit

@MainActor
struct GestureRecognitionTests {
  private func track(_ gesture: String, fingers: Int? = nil, device: String) throws
    -> RecordingTrack
  {
    var request = SynthesisRequest(gesture: gesture, device: device, rate: 125, seed: 3)
    request.fingers = fingers
    return try Synthesis.synthesize(request).tracks[0]
  }

  private func recognize(
    _ track: RecordingTrack, collectsTrace: Bool = false,
    _ look: (GestureRecognition) -> Void = { _ in }
  ) -> GestureRecognition {
    var pipeline = TouchPipeline(device: track.header.device)
    let (start, end) = (track.events[0].time, track.events[track.events.count - 1].time)
    let recognition = GestureRecognition(
      on: pipeline.surface, from: start, collectsTrace: collectsTrace)
    for event in track.events where pipeline.consume(event) {
      recognition.take(pipeline.frame)
      look(recognition)
    }
    if pipeline.end(.inputEnded, at: end) { recognition.take(pipeline.frame) }
    recognition.finish(at: end)
    return recognition
  }

  @Test(arguments: ["drag", "scroll", "swipe", "pinch-in", "tap", "rotate", "long-press"])
  func `what it tells of a touchpad is what the touchpad's session tells in a scene`(
    gesture: String
  ) throws {
    let track = try track(gesture, device: "touchpad")
    let contacts = RecordedContacts(track)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    let stage = Stage(window: window, source: contacts, surface: contacts.surface)
    var told: [HandEvent] = []
    stage.touchpad?.onHandEvent = { event in
      if event.phase == .ended || event.phase == .cancelled { told.append(event) }
    }
    stage.run()
    let gestures = recognize(track).gestures.filter { $0.outcome != .failed }
    expect(!told.isEmpty)
    expect(gestures.map(\.kind), equals: told.map(\.kind))
    expect(gestures.map(\.sample.translation), equals: told.map(\.sample.translation))
    expect(gestures.map(\.sample.velocity), equals: told.map(\.sample.velocity))
  }

  @Test func `two fingers on a touchpad scroll a pan that has no touches, in millimetres`() throws {
    let recognition = recognize(try track("scroll", device: "touchpad"))
    let gesture = try #require(recognition.gestures.first)
    let pan = try #require(recognition.runs.first)
    expect(recognition.runs.count == 1 && pan.name == "pan" && pan.touches == 0)
    let way = try #require(pan.sample.translation)
    expect((way - gesture.sample.translation).length, isBelow: 1)
    expect(gesture.sample.translation.length, isAbove: 20)
  }

  @Test func `on a screen the recognizers compete: a long press keeps a later pan away`() {
    let surface = TouchPipeline(device: nil).surface
    let recognition = GestureRecognition(on: surface, from: .zero, collectsTrace: true)
    for index in 0...90 {
      var frame = ContactFrame(time: Timestamp(microseconds: Int64(index) * 10_000))
      let phase: ContactPhase = index == 0 ? .began : index == 90 ? .ended : .moved
      // At rest for 0.7 s, then 20 mm.
      let x = 20 + Double(max(0, min(index, 89) - 70))
      frame.append(
        Contact(id: ContactID(rawValue: 1), phase: phase, position: Vector(x: x, y: 20)))
      recognition.take(frame)
    }
    recognition.finish(at: Timestamp(microseconds: 900_000))
    expect(recognition.runs.map(\.name), equals: ["long press"])
    let entries = recognition.takeTrace().frames.flatMap(\.entries)
    expect(entries.contains { $0.name == "pan" && $0.cause == .prevented(by: "long press") })
  }

  @Test func `a tap comes once it can be no double tap, and a double tap is one alone`() throws {
    let tap = recognize(try track("tap", device: "phone"))
    expect(tap.runs.map(\.name), equals: ["tap"])
    try expect(#require(tap.runs.first).end, isAbove: #require(tap.gestures.first).end)
    let double = recognize(try track("double-tap", device: "phone"))
    expect(double.runs.map(\.name), equals: ["double tap"])
    expect(double.gestures.map(\.kind), equals: [.tap, .tap])
  }

  @Test func `a swipe and a pinch tell their fingers and their ways`() throws {
    let swipe = recognize(try track("swipe", fingers: 3, device: "touchpad"))
    expect(swipe.runs.contains { $0.title.hasPrefix("swipe ") && $0.title.hasSuffix(" 3") })
    let pinch = recognize(try track("pinch-in", device: "phone"))
    try expect(#require(pinch.runs.first { $0.name == "pinch" }?.sample.scale), isBelow: 1)
  }

  @Test func `a trace holds the contacts of every frame and why the hand did what it did`() throws {
    var frames: [GestureTrace.Frame] = []
    let recognition = recognize(
      try track("swipe", fingers: 3, device: "touchpad"), collectsTrace: true
    ) {
      frames += $0.takeTrace().frames
      expect($0.takeTrace().frames.isEmpty)
    }
    frames += recognition.takeTrace().frames
    expect(frames.map(\.time), equals: frames.map(\.time).sorted())
    expect(frames.filter { !$0.contacts.isEmpty }.count, isAbove: 10)
    let hand = frames.flatMap(\.entries).compactMap(\.hand)
    expect(hand.first?.phase == .began && hand.first?.kind == .swipe)
    expect(hand.last?.phase, equals: .ended)
    var json = GestureTraceJSON()
    for frame in frames { json.add(frame) }
    json.end()
    let text = json.take()
    expect(text.contains(#""kind": "swipe""#) && text.contains(#""rule": "wentTogether""#))
    expect(text.contains(#""phase": "began", "position": ["#))
  }

  @Test func `a clock that goes back, or far ahead, is no harm`() {
    let surface = TouchPipeline(device: nil).surface
    let recognition = GestureRecognition(on: surface, from: Timestamp(microseconds: 5_000_000))
    for (time, phase) in [
      (5_000_000, .began), (4_000_000, .moved), (9_000_000_000_000_000, .moved),
      (5_000_001, .ended),
    ] as [(Int64, ContactPhase)] {
      var frame = ContactFrame(time: Timestamp(microseconds: time))
      frame.append(
        Contact(id: ContactID(rawValue: 1), phase: phase, position: Vector(x: 10, y: 10)))
      recognition.take(frame)
    }
    recognition.finish(at: Timestamp(microseconds: 5_000_001))
    expect(recognition.gestures.map(\.kind), equals: [.hold])
  }
}
