import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The members of a touch and its event.
@MainActor
struct TouchMemberTests {
  private final class Watching: UIView {
    var seen: [String] = []
    var touch: UITouch?
    var event: UIEvent?

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      self.touch = touch
      self.event = event
      let (now, before) = (touch.preciseLocation(in: self), touch.precisePreviousLocation(in: self))
      seen.append("\(now.x) after \(before.x), \(event.allTouches?.count ?? 0) in all")
      expect(now == touch.location(in: self) && before == touch.previousLocation(in: self))
      expect(event.coalescedTouches(for: touch), equals: [touch])
      expect(event.predictedTouches(for: touch), equals: [])
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
  }

  @Test func `a touch knows where it was before`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Watching(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    window.makeKeyAndVisible()
    let fingers = Fingers(window)
    fingers.down(0, 30, 50)
    fingers.move(0, 40, 50)
    fingers.down(1, 60, 60)
    fingers.move(0, 45, 50)
    expect(
      view.seen,
      equals: [
        "20.0 after 20.0, 1 in all", "30.0 after 20.0, 1 in all", "50.0 after 50.0, 2 in all",
        "35.0 after 30.0, 2 in all",
      ])
    expect(view.event?.buttonMask, equals: [])
  }

  @Test func `what no device tells is as if a pencil stood upright`() {
    let touch = UITouch()
    expect(touch.majorRadius == 0 && touch.majorRadiusTolerance == 0)
    expect(touch.maximumPossibleForce == 0 && touch.altitudeAngle == .pi / 2)
    expect(touch.azimuthAngle(in: nil), equals: 0)
    expect(touch.azimuthUnitVector(in: nil), equals: CGVector(dx: 1, dy: 0))
    expect(touch.estimationUpdateIndex == nil && touch.estimatedProperties == [])
    expect(touch.estimatedPropertiesExpectingUpdates, equals: [])
    typealias Properties = UITouch.Properties
    expect(Properties.azimuth.rawValue == 2 && Properties.altitude.rawValue == 4)
    let hover = UIHoverGestureRecognizer()
    expect(hover.zOffset == 0 && hover.altitudeAngle == .pi / 2 && hover.rollAngle == 0)
    expect(hover.azimuthAngle(in: nil), equals: 0)
    expect(hover.azimuthUnitVector(in: nil), equals: CGVector(dx: 1, dy: 0))
  }

  @Test func `keys arrive as presses, with the one of the number pad told apart`() {
    final class Keys: UIView {
      var pressed: [UIPressesEvent] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let event { pressed.append(event) }
      }
    }
    let view = Keys()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    expect(view.becomeFirstResponder())
    window.press(UIKey("7", modifierFlags: .numericPad))
    expect(view.pressed.map { $0.allPresses.count }, equals: [1])
    expect(view.pressed.first?.allPresses.first?.key?.modifierFlags, equals: .numericPad)
    expect(UIKeyModifierFlags.numericPad.rawValue, equals: 1 << 21)
  }
}
