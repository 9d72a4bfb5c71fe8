import Drawer
import GestureTesting
import UIKit
import XCTest

final class DrawerXCTests: XCTestCase {
  // On the main actor and async: on Linux a test that is not async aborts before its first statement.
  @MainActor func testAFlickTakesTheDrawerAway() async throws {
    let scene = DrawerScene()
    let test = GestureTest(window: scene.window)
    test.watch(scene.driver, as: "drawer")
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 200)).move(to: CGPoint(x: 200, y: 500), over: 0.15)
        .lift())
    test.expect(outcome: "finish by velocity")
    XCTAssertFalse(scene.isUp)
  }

  /// This expectation is wrong, to show the text of a failure.
  @MainActor func testADragThatIsExpectedToFinish() async throws {
    guard ProcessInfo.processInfo.environment["SHOW_FAILURE"] != nil else {
      throw XCTSkip("it fails")
    }
    let scene = DrawerScene()
    let test = GestureTest(window: scene.window)
    test.watch(scene.driver, as: "drawer")
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 200)).move(to: CGPoint(x: 200, y: 350), over: 0.6)
        .hold(0.2).lift())
    test.expect(outcome: "finish")
  }
}
