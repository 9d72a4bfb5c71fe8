import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Presses with two fingers, one of which turns out to be a palm.
struct HandPressPalmTests {
  private struct Hand {
    private var tracker = HandTracker()
    private var time = Timestamp(microseconds: 1_000_000)
    private(set) var events: [HandEvent] = []

    var kind: GestureKind? { tracker.kind }

    mutating func send(_ contacts: Contact..., pressed: Bool = false) {
      time = time + .milliseconds(8)
      var frame = ContactFrame(time: time)
      for contact in contacts { frame.append(contact) }
      frame.fingerCount = contacts.filter(\.phase.isDown).count
      frame.buttons = pressed ? .left : []
      var seen: [HandEvent] = []
      tracker.update(frame) { seen.append($0) }
      events += seen
    }
  }

  private func contact(_ id: UInt32, _ phase: ContactPhase, _ x: Double, _ y: Double) -> Contact {
    Contact(id: ContactID(rawValue: id), phase: phase, position: Vector(x: x, y: y))
  }

  @Test func `the finger that stays after a press is not part of the next gesture`() {
    var hand = Hand()
    hand.send(contact(1, .began, 30, 30), contact(2, .began, 45, 30))
    hand.send(contact(1, .stationary, 30, 30), contact(2, .stationary, 45, 30), pressed: true)
    hand.send(contact(1, .cancelled(.palm), 30, 30), contact(2, .stationary, 45, 30))
    for _ in 0..<5 { hand.send(contact(2, .stationary, 45, 30)) }
    hand.send(contact(2, .stationary, 45, 30), contact(3, .began, 60, 30))
    for step in 1...20 {
      hand.send(contact(2, .stationary, 45, 30), contact(3, .moved, 60, 30 + Double(step)))
    }
    hand.send(contact(2, .ended, 45, 30), contact(3, .moved, 60, 51))
    for step in 1...40 { hand.send(contact(3, .moved, 60, 51 + Double(step) / 2)) }
    let ended = hand.events.filter { $0.phase == .ended && $0.kind == .drag }
    expect(ended.isEmpty, "\(ended.map { "\($0.evidence.fingers) \($0.reason)" })")
    expect(hand.kind, equals: .drag)
  }
}
