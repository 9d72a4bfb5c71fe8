import PantographTouches
import UIKit

/// Fingers for tests, at positions in a window.
@MainActor
package final class Fingers {
  package let session: TouchSession
  private weak var window: UIWindow?
  private var contacts: [UInt32: PointFrame.Contact] = [:]
  /// Microseconds from one frame to the next.
  package var interval: Int64 = 10_000
  private var microseconds: Int64 = 0
  private var nextID: UInt32 = 0
  private var identifiers: [Int: UInt32] = [:]
  private var isTogether = false

  package init(_ window: UIWindow, startingAt seconds: Double = 0) {
    microseconds = Int64(seconds * 1_000_000)
    session = TouchSession(pointsIn: window)
    self.window = window
  }

  package func down(_ finger: Int = 0, _ x: Double, _ y: Double) {
    nextID += 1
    identifiers[finger] = nextID
    contacts[nextID] = PointFrame.Contact(
      id: ContactID(rawValue: nextID), phase: .began, position: PointVector(x: x, y: y))
    send()
  }

  package func isDown(_ finger: Int = 0) -> Bool {
    identifiers[finger].map { contacts[$0] != nil } ?? false
  }

  package func move(_ finger: Int = 0, _ x: Double, _ y: Double) {
    change(finger) {
      $0.position = PointVector(x: x, y: y)
      $0.phase = .moved
    }
  }

  package func lift(_ finger: Int = 0) {
    change(finger) { $0.phase = .ended }
  }

  package func cancel(_ finger: Int = 0) {
    change(finger) { $0.phase = .cancelled(.palm) }
  }

  package func wait(_ milliseconds: Int64) {
    microseconds += milliseconds * 1000
    session.advance(to: now)
    window?.see()
  }

  /// Moves the pointer to a position; nil removes it from the window.
  package func hover(_ x: Double? = nil, _ y: Double = 0) {
    microseconds += interval
    session.hover(at: x.map { CGPoint(x: $0, y: y) }, time: now)
    window?.see()
  }

  package func scroll(
    _ phase: ScrollStep.Phase, _ dx: Double = 0, _ dy: Double = 0,
    type: UIScrollType = .continuous, at point: CGPoint = CGPoint(x: 200, y: 300)
  ) {
    microseconds += interval
    session.scroll(
      ScrollStep(type: type, phase: phase, movement: CGVector(dx: dx, dy: dy)),
      at: point, time: now)
    window?.see()
  }

  private var now: Timestamp { Timestamp(microseconds: microseconds) }

  private func change(_ finger: Int, _ change: (inout PointFrame.Contact) -> Void) {
    guard let id = identifiers[finger], var contact = contacts[id] else {
      preconditionFailure("finger \(finger) is not down")
    }
    change(&contact)
    contacts[id] = contact
    send()
  }

  /// Makes all changes of fingers in one frame.
  package func together(_ changes: () -> Void) {
    isTogether = true
    changes()
    isTogether = false
    send()
  }

  /// Sends one frame, 10 ms after the last unless `interval` is changed.
  private func send() {
    if isTogether { return }
    microseconds += interval
    var frame = PointFrame(time: now)
    for id in contacts.keys.sorted() { frame.append(contacts[id]!) }
    session.receive(frame)
    contacts = contacts.filter { $0.value.phase.isDown }
    for id in contacts.keys { contacts[id]!.phase = .stationary }
    window?.see()
  }
}

/// Logs its touches in short words: `began`, `moved`, `ended`, `cancelled`.
@MainActor
package final class ListeningView: UIView {
  package var heard: [String] = []
  /// The number of touches in each call.
  package var counts: [Int] = []

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts.append(touches.count)
    heard.append("began")
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts.append(touches.count)
    heard.append("moved")
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts.append(touches.count)
    heard.append("ended")
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts.append(touches.count)
    heard.append("cancelled")
  }
}

/// Recognizes when a finger has moved to the right of `start`; fails when the finger moves to the left of it.
@MainActor
package final class RightwardRecognizer: UIGestureRecognizer {
  package var distance: CGFloat = 10
  package var resets = 0
  private var start: CGPoint?

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil { start = touches.first?.location(in: nil) }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let point = touches.first?.location(in: nil) else { return }
    if state == .possible {
      if point.x < start.x { state = .failed }
      if point.x > start.x + distance { state = .began }
    } else {
      state = .changed
    }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  package override func reset() {
    start = nil
    resets += 1
  }
}

/// A window with one view in it that fills it, and fingers over it.
@MainActor
package struct Table {
  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  package let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  package let fingers: Fingers

  package init() {
    fingers = Fingers(window)
    window.addSubview(view)
  }
}

/// The states that a recognizer's actions saw, in order.
@MainActor
package final class StateLog {
  package var states: [UIGestureRecognizer.State] = []

  package init(_ recognizer: UIGestureRecognizer) {
    recognizer.addAction { [weak self] in self?.states.append($0.state) }
  }
}
