import CPantograph
import Expectations
import PantographGestures
import PantographRecordings
import PantographSynthesis
import PantographTouches
import Testing

/// The functions of `pantograph.h`, called as from C.
struct SurfaceTests {
  private func track(_ request: SynthesisRequest) throws -> RecordingTrack {
    try #require(try Synthesis.synthesize(request).tracks.first)
  }

  private func surface(_ device: DeviceDescription) -> OpaquePointer? {
    let described = deviceNew(device.name)
    defer { deviceFree(described) }
    for number in device.properties.numbers { _ = deviceAddProperty(described, number) }
    for (type, codes) in device.codes {
      for code in codes.codes { _ = deviceAddCode(described, type.rawValue, code) }
    }
    for (code, axis) in device.axes {
      var range = pantograph_axis(
        minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
        resolution: axis.resolution)
      _ = deviceAddAxis(described, code, &range)
    }
    var surface: OpaquePointer?
    expect(surfaceNew(described, &surface), equals: PANTOGRAPH_OK)
    return surface
  }

  private func gestures(_ surface: OpaquePointer?) -> [pantograph_gesture] {
    var all: [pantograph_gesture] = []
    var gesture = pantograph_gesture()
    while surfaceNext(surface, &gesture) == PANTOGRAPH_OK { all.append(gesture) }
    return all
  }

  @Test func `a size above the largest signed number cuts off nothing`() throws {
    let thresholds = thresholdsNew()
    defer { thresholdsFree(thresholds) }
    let length = thresholdsJson(thresholds, nil, 0)
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: length + 1)
    defer { buffer.deallocate() }
    buffer[0] = 0
    expect(thresholdsJson(thresholds, buffer, Int(bitPattern: UInt.max)), equals: length)
    expect(String(cString: buffer).utf8.count, equals: length)
    var screen: OpaquePointer?
    expect(surfaceNewSized(false, 100, 100, &screen), equals: PANTOGRAPH_OK)
    defer { surfaceFree(screen) }
    var finger = pantograph_contact(id: 7, x: 10, y: 10)
    expect(surfaceFeedContacts(screen, 0, &finger, 1), equals: PANTOGRAPH_OK)
    var (found, count) = (pantograph_contact(), 0)
    expect(
      surfaceContacts(screen, &found, Int(bitPattern: UInt.max), &count), equals: PANTOGRAPH_OK)
    expect(count == 1 && found.x == 10 && found.y == 10)
  }

  @Test(arguments: ["swipe", "tap", "pinch-in", "drag", "rotate", "long-press", "scroll"])
  func `events give the gestures of a journal`(name: String) throws {
    let track = try track(SynthesisRequest(gesture: name, seed: 7))
    let device = try #require(track.header.device)
    var pipeline = TouchPipeline(device: device)
    var journal = GestureJournal(on: pipeline.surface.kind)
    let touched = surface(device)
    defer { surfaceFree(touched) }
    for event in track.events {
      if pipeline.consume(event) { journal.update(pipeline.frame) }
      var given = pantograph_event(
        time: event.time.microseconds, type: event.type.rawValue, code: event.code,
        value: event.value)
      expect(surfaceFeed(touched, &given, 1), equals: PANTOGRAPH_OK)
    }
    let end = try #require(track.events.last).time + .seconds(1)
    journal.advance(to: end)
    expect(surfaceAdvance(touched, end.microseconds), equals: PANTOGRAPH_OK)
    let ended = gestures(touched).filter { $0.phase.rawValue >= PANTOGRAPH_ENDED.rawValue }
    expect(ended.count == journal.records.count && !ended.isEmpty)
    for (gesture, record) in zip(ended, journal.records) {
      expect(gesture.kind.rawValue, equals: UInt32(record.kind.rawValue))
      expect(Int(gesture.fingers), equals: record.fingers)
      expect(gesture.start == record.start.microseconds && gesture.time == record.end.microseconds)
      expect(gesture.translation_x, equals: record.sample.translation.x)
      expect(gesture.velocity_y, equals: record.sample.velocity.y)
    }
  }

  @Test func `a surface recognizes by the thresholds that it is given, before any input`() throws {
    var recognition = RecognitionThresholds()
    recognition.touchpad.hand.tapTime = .milliseconds(20)
    recognition.touchpad.filters.palm?.size = 30
    let json = Array(ThresholdJSON.text(recognition).utf8).map { CChar(bitPattern: $0) }
    var thresholds: OpaquePointer?
    expect(thresholdsNewJson(json, json.count, &thresholds, nil, 0), equals: PANTOGRAPH_OK)
    defer { thresholdsFree(thresholds) }
    var text = [CChar](repeating: 0, count: thresholdsJson(thresholds, nil, 0) + 1)
    _ = thresholdsJson(thresholds, &text, text.count)
    let written = text.dropLast().map { UInt8(bitPattern: $0) }
    try expect(ThresholdJSON.recognition(from: written), equals: recognition)
    let track = try track(SynthesisRequest(gesture: "tap", seed: 7))
    for (own, phase) in [(nil, PANTOGRAPH_ENDED), (thresholds, PANTOGRAPH_FAILED)] {
      let touched = surface(try #require(track.header.device))
      defer { surfaceFree(touched) }
      expect(surfaceRecognizeBy(touched, own), equals: PANTOGRAPH_OK)
      for event in track.events {
        var given = pantograph_event(
          time: event.time.microseconds, type: event.type.rawValue, code: event.code,
          value: event.value)
        expect(surfaceFeed(touched, &given, 1), equals: PANTOGRAPH_OK)
      }
      let end = try #require(track.events.last).time + .seconds(1)
      expect(surfaceAdvance(touched, end.microseconds), equals: PANTOGRAPH_OK)
      expect(gestures(touched).last?.phase, equals: phase)
      expect(surfaceRecognizeBy(touched, own), equals: PANTOGRAPH_TOO_LATE)
    }
    expect(surfaceRecognizeBy(nil, thresholds), equals: PANTOGRAPH_MISSING)
  }

  @Test func `contacts that replace all others of a full surface land after those have lifted`() {
    var surface: OpaquePointer?
    expect(surfaceNewSized(false, 300, 200, &surface), equals: PANTOGRAPH_OK)
    defer { surfaceFree(surface) }
    for first in [UInt32(0), 100] {
      let contacts = (0..<16).map { pantograph_contact(id: first + $0, x: Double($0) * 10, y: 50) }
      expect(surfaceFeedContacts(surface, Int64(first) * 1000, contacts, 16), equals: PANTOGRAPH_OK)
      var count = 0
      expect(surfaceContacts(surface, nil, 0, &count) == PANTOGRAPH_OK && count == 16)
    }
  }

  @Test func `a hand that is cancelled before it has moved is answered so`() {
    var surface: OpaquePointer?
    var transition: OpaquePointer?
    var decision: OpaquePointer?
    expect(surfaceNewSized(false, 60, 120, &surface), equals: PANTOGRAPH_OK)
    var options = pantograph_transition_options()
    (options.direction, options.length) = (PANTOGRAPH_DOWN, 400)
    expect(transitionNew(surface, nil, &options, &transition), equals: PANTOGRAPH_OK)
    var finger = pantograph_contact(id: 3, x: 20, y: 20)
    expect(surfaceFeedContacts(surface, 0, &finger, 1), equals: PANTOGRAPH_OK)
    expect(surfaceCancel(surface, 10_000), equals: PANTOGRAPH_OK)
    var step = pantograph_step()
    expect(transitionNext(transition, &step), equals: PANTOGRAPH_OK)
    expect(step.kind, equals: PANTOGRAPH_STEP_REFUSED)
    expect(transitionDecision(transition, &decision), equals: PANTOGRAPH_OK)
    var rule = [CChar](repeating: 0, count: 8)
    // The text is cut off, and its full length is returned.
    expect(decisionRule(decision, &rule, 8), equals: "gesture-cancelled".utf8.count)
    expect(rule.elementsEqual("gesture\0".utf8.map { CChar(bitPattern: $0) }))
    decisionFree(decision)
    surfaceFree(surface)
    transitionFree(transition)
  }

  @Test func `a drag of contacts moves the transition, and each hand is answered once`() {
    var surface: OpaquePointer?
    var transition: OpaquePointer?
    expect(surfaceNewSized(false, 60, 120, &surface), equals: PANTOGRAPH_OK)
    var options = pantograph_transition_options()
    (options.direction, options.length) = (PANTOGRAPH_DOWN, 400)
    expect(transitionNew(surface, nil, &options, &transition), equals: PANTOGRAPH_OK)
    for hand in 0..<2 {
      var kinds: [UInt32] = []
      for report in 0..<40 {
        let time = Int64(hand * 2_000_000 + report * 8000)
        var finger = pantograph_contact(id: 0, x: 20, y: 20 + Double(report))
        expect(
          surfaceFeedContacts(surface, time, &finger, report < 39 ? 1 : 0), equals: PANTOGRAPH_OK)
        var step = pantograph_step()
        while transitionNext(transition, &step) == PANTOGRAPH_OK {
          kinds.append(step.kind.rawValue)
        }
      }
      expect(kinds.first, equals: PANTOGRAPH_STEP_BEGAN.rawValue)
      expect(kinds.count { $0 == PANTOGRAPH_STEP_PROGRESS.rawValue }, isAbove: 20)
      expect(kinds.last, equals: PANTOGRAPH_STEP_RELEASED.rawValue)
      expect(kinds.count { $0 == PANTOGRAPH_STEP_RELEASED.rawValue }, equals: 1)
    }
    // Results that are never fetched do not accumulate.
    transitionFree(transition)
    surfaceFree(surface)
  }
}
