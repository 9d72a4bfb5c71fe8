import Drawer
import Foundation
import GestureTesting
import Testing
import UIKit

@MainActor
struct DrawerTests {
  private let scene = DrawerScene()

  private func watched() -> GestureTest {
    let test = GestureTest(window: scene.window)
    test.watch(scene.driver, as: "drawer")
    return test
  }

  /// One test case for each recording in the folder. Each recording contains its own expectation.
  @Test(arguments: RecordedGesture.all(in: "Recordings"))
  func recordings(gesture: RecordedGesture) {
    watched().playAsExpected(gesture)
  }

  @Test func aSlowShortDragGoesBack() {
    let test = watched()
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 200)).move(to: CGPoint(x: 200, y: 350), over: 0.6)
        .hold(0.2).lift())
    test.expect(outcome: "cancel by progress")
    test.expect(progress: 0.166 ± 0.01, at: 0.7)
    #expect(scene.isUp)
  }

  @Test func whateverFingersDoTheDrawerIsUpOrAway() {
    GestureSearch(in: scene.window.bounds.size, seed: 1, count: 30).run(named: "drawer") {
      gesture in
      let scene = DrawerScene()
      let test = GestureTest(window: scene.window)
      test.watch(scene.driver, as: "drawer")
      test.play(gesture)
      let hasGone = test.transitions.last?.outcome == .finish
      return scene.isUp == hasGone ? "the drawer is up: \(scene.isUp), it left: \(hasGone)" : nil
    }
  }

  /// This expectation is wrong, to show the text of a failure.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["SHOW_FAILURE"] != nil))
  func aDragThatIsExpectedToFinish() {
    let test = watched()
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 200)).move(to: CGPoint(x: 200, y: 350), over: 0.6)
        .hold(0.2).lift())
    test.expect(
      """
      drawer follows
      drawer decides finish by velocity
      drawer ends: finish
      """)
  }

  @Test func aTapMovesNothing() {
    let test = watched()
    test.play(FingerPath().down(at: CGPoint(x: 200, y: 200)).hold(0.05).lift())
    test.expect(outcome: "nothing")
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 200)).move(to: CGPoint(x: 200, y: 500), over: 0.15)
        .lift())
    test.expect(outcome: "finish by velocity")
    test.sections[0].expect(outcome: "nothing")
  }
}
