import GestureTesting
import Testing
import UIKit

private final class DraggedCard: UIViewController {
  var driver: PanTransitionDriver?
}

/// A card that a drag down dismisses, and recordings that say what will become of it.
@MainActor
@Suite struct RecordedExpectationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let card = DraggedCard()

  private func watched() -> GestureTest {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    card.modalPresentationStyle = .fullScreen
    root.present(card, animated: false)
    let driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down)
    card.driver = driver
    card.view.addGestureRecognizer(driver.pan)
    let test = GestureTest(window: window)
    test.watch(driver, as: "card")
    return test
  }

  @Test(arguments: ["phone-swipe-down-125hz", "phone-flick-back-down-60hz", "phone-tap-90hz"])
  func `a recording's own expectation is what a test asks for`(recording: String) throws {
    let test = watched()
    try test.playAsExpected(recording: recording)
    #expect(card.driver?.lastDecision != nil || card.driver?.lastRefusal != nil)
  }

  @Test func `what is not as the recording expects is an error that says how`() {
    let test = watched()
    // Nobody looks at what the hand does to a driver that is off.
    card.driver?.pan.isEnabled = false
    let error = #expect(throws: TransitionMismatch.self) {
      try test.playAsExpected(recording: "phone-swipe-down-125hz")
    }
    #expect(error?.description == "expected the transition to finish, but no gesture moved one")
  }

  @Test func `a recording that expects nothing said is no test`() {
    #expect(throws: TransitionMismatch.self) {
      try watched().playAsExpected(recording: "phone-drag-right-60hz")
    }
  }
}
