import Expectations
import PantographGestures
import PantographTouches
import Testing

struct HandTrackerTests {
  /// The gestures reported for a drawing, without movements: `began scroll 2`.
  private func told(
    _ drawing: Drawing, _ thresholds: HandThresholds = .touchpad
  ) -> [String] {
    var tracker = HandTracker(thresholds: thresholds)
    var lines: [String] = []
    func tell(_ event: HandEvent) {
      if event.phase != .changed {
        lines.append("\(event.phase) \(event.kind) \(event.evidence.fingers)")
      }
    }
    for frame in drawing.frames { tracker.update(frame, tell) }
    if let last = drawing.frames.last { tracker.advance(to: last.time + .seconds(1), tell) }
    return lines
  }

  private func ending(_ drawing: Drawing) -> HandEvent? {
    var tracker = HandTracker()
    var last: HandEvent?
    for frame in drawing.frames { tracker.update(frame) { last = $0 } }
    return last
  }

  @Test func `one finger drags, two scroll, three and four swipe`() {
    expect(told(Drawing("v>>>>>>>>>>^")), equals: ["began drag 1", "ended drag 1"])
    expect(
      told(Drawing("v>>>>>>>>>>^", "v>>>>>>>>>>^")), equals: ["began scroll 2", "ended scroll 2"])
    expect(
      told(Drawing("vuuuuuuuuuu^", "vuuuuuuuuuu^", "vuuuuuuuuuu^")),
      equals: ["began swipe 3", "ended swipe 3"])
    expect(
      told(Drawing("v<<<<<<<<<<^", "v<<<<<<<<<<^", "v<<<<<<<<<<^", "v<<<<<<<<<<^")),
      equals: ["began swipe 4", "ended swipe 4"])
  }

  @Test func `fingers that part or close pinch`() {
    expect(told(Drawing("v<<<<<<<<^", "v>>>>>>>>^")), equals: ["began pinch 2", "ended pinch 2"])
    let closing = Drawing("v>>>>>^", "v<<<<<^", spread: 30)
    expect(told(closing), equals: ["began pinch 2", "ended pinch 2"])
    expect((ending(closing)?.sample.scale ?? 1), isBelow: 0.8)
  }

  @Test func `fingers that go around each other turn`() {
    let turn = Drawing("vuuuuuuuuu^", "vddddddddd^", spread: 30)
    expect(told(turn), equals: ["began rotation 2", "ended rotation 2"])
    expect((ending(turn)?.sample.rotation ?? 0), isAbove: 0.2)
  }

  @Test func `while fingers turn, the rotation has a velocity and the scale nearly none`() throws {
    let turn = Drawing("vuuuuuuuuu", "vddddddddd", spread: 30)
    var tracker = HandTracker()
    for frame in turn.frames { tracker.update(frame) { _ in } }
    let last = try #require(turn.frames.last).time
    expect(tracker.rotationVelocity(at: last), isAbove: 0.5)
    expect(tracker.rotationVelocity(at: last), isAbove: abs(tracker.scaleVelocity(at: last)))
  }

  @Test func `fingers may land one after another`() {
    expect(
      told(Drawing("v>->>>>>>>>^", "  v>>>>>>>>^", "    v>>>>>>^")),
      equals: ["began swipe 3", "ended swipe 3"])
  }

  @Test func `a finger that lands late makes another gesture of it`() {
    let late = Drawing(
      "vuuuuuuuuuuuuuuuuuuuuu^", "vuuuuuuuuuuuuuuuuuuuuu^", "         vuuuuuuuuuuuu^")
    expect(
      told(late),
      equals: ["began scroll 2", "cancelled scroll 2", "began swipe 3", "ended swipe 3"])
  }

  @Test func `fingers that lift within 100 ms of each other lift together`() {
    expect(
      told(Drawing("v>>>>>>>>>^", "v>>>>>>>>>-----^", "v>>>>>>>>>---------^")),
      equals: ["began swipe 3", "ended swipe 3"])
  }

  @Test func `the velocity is that of the first lift`() throws {
    let event = try #require(ending(Drawing("v>>>>>>>>>>>>^", "v>>>>>>>>>>>>---------^")))
    expect(event.phase == .ended && abs(event.sample.velocity.x - 125) < 1)
  }

  @Test func `a finger that stays down after the others neither goes on nor begins`() {
    let left = Drawing("v>>>>>>>>>^", "v>>>>>>>>>-------------->>----^")
    expect(told(left), equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `a thumb that rested before has no part in a drag or a scroll`() {
    let thumb = "v" + String(repeating: "-", count: 50) + "^"
    let finger = String(repeating: " ", count: 30) + "v>>>>>>>>>>>>>>>>>>^"
    expect(
      told(Drawing(thumb, finger), .touchpad).filter { !$0.contains("hold") },
      equals: ["began drag 1", "ended drag 1"])
    let pair = told(Drawing(thumb, finger, finger)).filter { !$0.contains("hold") }
    expect(pair, equals: ["began scroll 2", "ended scroll 2"])
  }

  @Test func `a touch that moves nothing is a tap of all its fingers`() {
    expect(told(Drawing("v---^")), equals: ["ended tap 1"])
    expect(told(Drawing("v----^", " v--^", "  v----^")), equals: ["ended tap 3"])
    expect(told(Drawing("v" + String(repeating: "-", count: 40) + "^")), equals: ["failed tap 1"])
  }

  @Test func `a finger that rolls there and back has tapped`() {
    expect(told(Drawing("vuu-dd-^")), equals: ["ended tap 1"])
  }

  @Test func `a stroke over before it was told is told at the lift`() {
    expect(told(Drawing("v>>>^")), equals: ["began drag 1", "ended drag 1"])
    expect(told(Drawing("v>>^", "v>>^", "v>>^")), equals: ["began swipe 3", "ended swipe 3"])
  }

  @Test func `fingers that rest are a hold, which gives way when they move`() {
    let rest = "v" + String(repeating: "-", count: 70)
    expect(told(Drawing(rest + "^")), equals: ["began hold 1", "ended hold 1"])
    expect(
      told(Drawing(rest + ">>>>>>^", rest + ">>>>>>^")),
      equals: ["began hold 2", "cancelled hold 2", "began scroll 2", "ended scroll 2"])
  }

  @Test func `a hold begins though no frame comes`() {
    var tracker = HandTracker()
    tracker.update(Drawing("v").frames[0]) { _ in }
    var told: [Timestamp] = []
    tracker.advance(to: Timestamp(microseconds: 1_600_000)) { told.append($0.sample.time) }
    expect(told, equals: [Timestamp(microseconds: 1_500_000)])
    expect(tracker.kind == .hold && tracker.deadline == nil)
  }

  @Test func `a palm cancels, before the gesture began and in it`() {
    expect(told(Drawing("v--x")), equals: ["failed tap 1"])
    expect(
      told(Drawing("v>>>>>>x", "v>>>>>>>^")), equals: ["began scroll 2", "cancelled scroll 2"])
  }

  @Test func `a finger that jumps goes on under its new number`() {
    var frames = Drawing("v>>>>>>>>>>>>>>^", "v>>>>>>>>>>>>>>^").frames
    for index in 8..<frames.count {
      frames[index][0].id = ContactID(rawValue: 99)
      frames[index][0].position.x += 30
    }
    var left = Drawing("v>>>>>>>x", "v>>>>>>>>").frames[8][0]
    left.phase = .cancelled(.jump)
    frames[8][0].phase = .began
    frames[8].append(left)
    var tracker = HandTracker()
    var lines: [String] = []
    for frame in frames {
      tracker.update(frame) { if $0.phase != .changed { lines.append("\($0.phase)") } }
    }
    expect(lines, equals: ["began", "ended"])
    expect(abs(tracker.translation.x), isBelow: 16)
  }

  @Test func `a physical button is a press of the fingers that are down`() {
    var frames = Drawing("v------------^", "v------------^").frames
    for index in 4..<8 { frames[index].buttons = .left }
    var tracker = HandTracker()
    var lines: [String] = []
    for frame in frames {
      tracker.update(frame) { lines.append("\($0.phase) \($0.kind) \($0.evidence.fingers)") }
    }
    expect(lines, equals: ["began press 2", "ended press 2"])
  }

  @Test func `fingers without a contact count, and only strokes are told of them`() {
    var frames = Drawing("v>>>>>>>>>>^", "v>>>>>>>>>>^").frames
    for index in frames.indices.dropLast() { frames[index].fingerCount = 3 }
    var tracker = HandTracker()
    var rules: [HandRule] = []
    for frame in frames { tracker.update(frame) { rules.append($0.evidence.rule) } }
    expect(rules.first == .untoldFingers && tracker.touches == 0)
  }

  @Test func `a finger that comes or goes moves neither translation nor scale`() throws {
    let late = Drawing(
      "v>>>>>>>>>>>>>>>>>>>>>^", "v>>>>>>>>>>>>>>>>>>>>>^", "               v-----^")
    let event = try #require(ending(late))
    expect(event.kind == .scroll && abs(event.sample.way.x - 21) < 0.01)
    expect(abs(event.sample.scale - 1), isBelow: 0.001)
  }

  @Test func `the evidence says which rule and by how much`() throws {
    var tracker = HandTracker()
    var first: HandEvent?
    for frame in Drawing("v>>>>>>>>>>^", "v>>>>>>>>>>^").frames {
      tracker.update(frame) { event in if first == nil { first = event } }
    }
    let evidence = try #require(first?.evidence)
    expect(evidence.rule == .wentTogether && evidence.fingers == 2)
    expect(evidence.together >= 1.5 && abs(evidence.apart) < 0.001)
    expect(evidence.elapsed, isAtMost: .milliseconds(40))
  }

  private func pair(_ x: Double, _ y: Double) -> [Int: Vector] {
    [1: Vector(x: 40 + x, y: 30 + y), 2: Vector(x: 60 + x, y: 30 + y)]
  }

  @Test func `two fingers that have rested scroll from half a millimetre on`() throws {
    var hand = WrittenHand()
    hand.land(pair(0, 0))
    hand.rest(300)
    hand.move(pair(0, 0).mapValues { _ in Vector(x: 0, y: -2.1) }, steps: 10)
    let began = try #require(hand.events.first)
    expect(began.kind == .scroll && began.phase == .began)
    expect((began.evidence.together - 0.63).magnitude, isBelow: 0.001)
  }

  @Test func `two fingers that rolled where they landed and rest do not scroll`() {
    var hand = WrittenHand()
    hand.land(pair(0, 0))
    hand.move(pair(0, 0).mapValues { _ in Vector(x: 0, y: 1) }, steps: 4)
    hand.rest(400)
    expect(hand.events.isEmpty)
  }

  @Test func `a finger left over from a press has no part in the next gesture`() {
    var tracker = HandTracker()
    var events: [HandEvent] = []
    var time = Timestamp(microseconds: 1_000_000)
    func send(_ contacts: [Contact], pressed: Bool = false) {
      time = time + .seconds(0.008)
      var frame = ContactFrame(time: time)
      for contact in contacts { frame.append(contact) }
      frame.fingerCount = contacts.filter(\.phase.isDown).count
      frame.buttons = pressed ? .left : []
      tracker.update(frame) { events.append($0) }
    }
    func contact(_ id: UInt32, _ phase: ContactPhase, _ x: Double, _ y: Double) -> Contact {
      Contact(id: ContactID(rawValue: id), phase: phase, position: mm(x, y))
    }
    send([contact(1, .began, 30, 30), contact(2, .began, 45, 30)])
    send([contact(1, .stationary, 30, 30), contact(2, .stationary, 45, 30)], pressed: true)
    send([contact(1, .cancelled(.palm), 30, 30), contact(2, .stationary, 45, 30)])
    for _ in 0..<5 { send([contact(2, .stationary, 45, 30)]) }
    send([contact(2, .stationary, 45, 30), contact(3, .began, 60, 30)])
    for step in 1...20 {
      send([contact(2, .stationary, 45, 30), contact(3, .moved, 60, 30 + Double(step))])
    }
    send([contact(2, .ended, 45, 30), contact(3, .moved, 60, 51)])
    for step in 1...40 { send([contact(3, .moved, 60, 51 + Double(step) / 2)]) }
    let ended = events.filter { $0.phase == .ended && $0.kind == .drag }
    expect(ended.isEmpty)
    expect(tracker.kind, equals: .drag)
  }
}
