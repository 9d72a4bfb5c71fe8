import Expectations
import GestureTesting
import Testing
import UIKit

@MainActor
struct FingerDrawingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  @Test func `a drawn stroke is a pan, two drawn fingers pinch`() throws {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let pinch = UIPinchGestureRecognizer()
    window.addGestureRecognizer(pan)
    window.addGestureRecognizer(pinch)
    let test = GestureTest(window: window)
    test.watch(pan, as: "pan")
    test.watch(pinch, as: "pinch")
    test.play(
      try FingerDrawing(
        """
        a . . .
        . b . .
        . . c .
        """, in: window.bounds))
    test.expect("pan began\npan changed\npan ended")
    test.play(
      try FingerDrawing(
        """
        . c . . . .
        . b . . . .
        . a . . A .
        . . . . B .
        . . . . C .
        """, in: window.bounds))
    test.expect("pinch began\npinch changed\npinch ended")
  }

  @Test func `a letter that is left out is a rest`() throws {
    let press = UILongPressGestureRecognizer()
    window.addGestureRecognizer(press)
    let test = GestureTest(window: window)
    test.watch(press, as: "press")
    test.play(try FingerDrawing("a h", in: CGRect(x: 0, y: 0, width: 10, height: 10), step: 0.1))
    test.expect("press began\npress changed\npress ended")
  }

  @Test(arguments: ["a a", "a .\nb", "a 1", "ab ."])
  func `what is no drawing is said to be none`(text: String) {
    #expect(throws: FingerDrawing.Unreadable.self) {
      try FingerDrawing(text, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func `a recording by name and a transition's end are expected as well`() throws {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let card = UIViewController()
    card.modalPresentationStyle = .overFullScreen
    root.present(card, animated: false)
    window.advance(to: 0)
    let driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down)
    card.view.addGestureRecognizer(driver.pan)
    let test = GestureTest(window: window)
    test.watch(driver, as: "card")
    test.play(recording: "phone-swipe-down-125hz")
    test.expect("card follows\ncard decides finish by velocity\ncard ends: finish")
    expectNil(root.presentedViewController)
  }
}
