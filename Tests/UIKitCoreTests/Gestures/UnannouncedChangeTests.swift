import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor
struct UnannouncedChangeTests {
  /// Sets `changed` at each movement, and never `began`.
  private final class Knob: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  @Test func `a recognizer that only changes begins with its first change`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let knob = Knob()
    var states: [UIGestureRecognizer.State] = []
    knob.addAction { states.append($0.state) }
    window.addGestureRecognizer(knob)
    let fingers = Fingers(window)
    fingers.down(1, 50, 50)
    fingers.move(1, 60, 50)
    fingers.move(1, 70, 50)
    fingers.lift(1)
    expect(states, equals: [.began, .changed, .ended])
  }
}
