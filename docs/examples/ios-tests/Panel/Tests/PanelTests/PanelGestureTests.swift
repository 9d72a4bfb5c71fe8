#if canImport(GestureTesting)
import GestureTesting
import XCTest

@testable import Panel

/// Fingers on a panel. They are played here alone; Xcode leaves this file empty.
@MainActor
final class PanelGestureTests: XCTestCase {
    private let transition = PanelTransition()

    private func makePanel() -> (UIViewController, UIViewController, GestureTest) {
        let presenter = UIViewController()
        let presented = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        let done = expectation(description: "presented")
        presenter.presentPanel(presented, transition: transition) { done.fulfill() }
        wait(for: [done], timeout: 2)
        return (presenter, presented, GestureTest(window: window))
    }

    private func drag(from start: CGFloat, to end: CGFloat, over seconds: Double) -> FingerPath {
        FingerPath().down(at: CGPoint(x: 160, y: start)).move(to: CGPoint(x: 160, y: end), over: seconds)
    }

    func testAFlickDownDismisses() {
        let (presenter, _, test) = makePanel()
        test.play(drag(from: 300, to: 460, over: 0.12).lift())
        XCTAssertNil(presenter.presentedViewController)
    }

    func testAFlickUpOpens() {
        let (_, presented, test) = makePanel()
        test.play(drag(from: 300, to: 150, over: 0.12).lift())
        XCTAssertEqual(presented.panel?.detent, .large)
    }

    func testASlowShortDragGoesBack() {
        let (_, presented, test) = makePanel()
        let frame = presented.view.frame
        test.play(drag(from: 300, to: 340, over: 0.5).hold(0.3).lift())
        XCTAssertEqual(presented.panel?.detent, .medium)
        XCTAssertEqual(presented.view.frame, frame)
    }

    func testATapBesideThePanelDismisses() {
        let (presenter, _, test) = makePanel()
        test.play(FingerPath().down(at: CGPoint(x: 160, y: 60)).hold(0.05).lift())
        XCTAssertNil(presenter.presentedViewController)
    }

    func testATapOnThePanelDoesNothing() {
        let (presenter, presented, test) = makePanel()
        test.play(FingerPath().down(at: CGPoint(x: 160, y: 400)).hold(0.05).lift())
        XCTAssertTrue(presenter.presentedViewController === presented)
    }

    func testAPalmCancels() {
        let (_, presented, test) = makePanel()
        let frame = presented.view.frame
        test.play(drag(from: 300, to: 440, over: 0.3).cancel())
        XCTAssertEqual(presented.view.frame, frame)
    }
}
#endif
