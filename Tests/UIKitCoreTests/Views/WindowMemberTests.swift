import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Notifications about windows, and events that pass through them.
@MainActor
struct WindowMemberTests {
  private final class Window: UIWindow {
    var events: [UIEvent.EventType] = []
    var mayBecomeKey = true
    override var canBecomeKey: Bool { mayBecomeKey }
    override func sendEvent(_ event: UIEvent) {
      events.append(event.type)
      super.sendEvent(event)
    }
  }

  private func window() -> Window {
    Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `one that may not become key does not`() {
    let one = window()
    one.mayBecomeKey = false
    one.makeKeyAndVisible()
    expect(!one.isKeyWindow && !one.isHidden)
  }

  @Test func `all events of fingers pass through the window`() {
    let one = window()
    one.makeKeyAndVisible()
    let fingers = Fingers(one)
    fingers.down(0, 50, 50)
    fingers.lift()
    expect(one.events, equals: [.touches, .touches])
  }

  @Test func `keys of keyboard notes have Apple's names`() {
    expect(UIResponder.keyboardFrameBeginUserInfoKey, equals: "UIKeyboardFrameBeginUserInfoKey")
    expect(UIResponder.keyboardFrameEndUserInfoKey, equals: "UIKeyboardFrameEndUserInfoKey")
    expect(
      UIResponder.keyboardAnimationDurationUserInfoKey,
      equals: "UIKeyboardAnimationDurationUserInfoKey")
    expect(
      UIResponder.keyboardAnimationCurveUserInfoKey, equals: "UIKeyboardAnimationCurveUserInfoKey")
    expect(UIResponder.keyboardIsLocalUserInfoKey, equals: "UIKeyboardIsLocalUserInfoKey")
  }

  @Test func `the guide of the keyboard ends where the safe area does, or at the window`() {
    let (controller, one) = (UIViewController(), window())
    one.rootViewController = controller
    one.makeKeyAndVisible()
    controller.additionalSafeAreaInsets.bottom = 20
    one.layoutIfNeeded()
    let guide = controller.view.keyboardLayoutGuide
    let bottom = guide.layoutFrame.maxY
    guide.usesBottomSafeArea = false
    one.layoutIfNeeded()
    expect(bottom == 80 && guide.layoutFrame.minY == 100)
  }
}
