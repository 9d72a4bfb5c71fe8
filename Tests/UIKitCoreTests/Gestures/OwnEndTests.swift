import Expectations
import Testing
import UIKit
import ViewTesting

/// Recognizers that a subclass ends while their fingers still move.
@MainActor
struct OwnEndTests {
  private final class OwnPan: UIPanGestureRecognizer {
    let end: State
    let goesOn: Bool
    private var moves = 0

    init(_ end: State, goesOn: Bool) {
      (self.end, self.goesOn) = (end, goesOn)
      super.init(target: nil, action: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      moves += 1
      if !goesOn { super.touchesMoved(touches, with: event) }
      if moves == 5 { state = end }
      if goesOn { super.touchesMoved(touches, with: event) }
    }
  }

  @Test(arguments: [UIGestureRecognizer.State.ended, .cancelled], [false, true])
  func `what the tracker reports afterwards is ignored`(
    end: UIGestureRecognizer.State, goesOn: Bool
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let pan = OwnPan(end, goesOn: goesOn)
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    window.addGestureRecognizer(pan)
    let fingers = Fingers(window)
    fingers.down(0, 100, 100)
    for step in 1...4 { fingers.move(0, 100, 100 + Double(step) * 20) }
    let reason = pan.latestReason
    expect(states.first == .began && states.last == .changed)
    fingers.move(0, 100, 200)
    expect(states.last == end && states.filter { $0 == end }.count == 1)
    let count = states.count
    fingers.move(0, 100, 220)
    fingers.lift()
    expect(states.count == count && pan.latestReason == reason)
    fingers.wait(100)
    fingers.down(0, 100, 100)
    fingers.move(0, 100, 140)
    expect(states.last == .began || states.last == .changed)
  }

  private final class CancellingPan: UIPanGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .cancelled
      super.touchesEnded(touches, with: event)
    }
  }

  @Test func `a lift that a subclass makes a cancellation is not the reason of the end`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let pan = CancellingPan()
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    window.addGestureRecognizer(pan)
    let fingers = Fingers(window)
    fingers.down(0, 100, 100)
    for step in 1...4 { fingers.move(0, 100, 100 + Double(step) * 20) }
    let reason = pan.latestReason
    fingers.lift()
    expect(states.last == .cancelled && !states.contains(.ended))
    expect(pan.latestReason == reason && reason != nil)
  }
}
