import XCTest

@testable import Panel

/// A pan with values of the test's choice.
private final class FakePan: UIPanGestureRecognizer {
    var fakeState = UIGestureRecognizer.State.possible
    var fakeTranslation = CGPoint.zero
    var fakeVelocity = CGPoint.zero
    var fakeView: UIView?

    override var state: UIGestureRecognizer.State {
        get { fakeState }
        set { fakeState = newValue }
    }

    override var view: UIView? { fakeView ?? super.view }

    override func translation(in view: UIView?) -> CGPoint { fakeTranslation }

    override func velocity(in view: UIView?) -> CGPoint { fakeVelocity }
}

final class PanelDetentTests: PanelTestCase {
    private let pan = FakePan()

    private var panel: PanelPresentationController { presented.panel! }

    private var available: CGFloat { 480 - window.safeAreaInsets.top }

    private func move(_ state: UIGestureRecognizer.State, by distance: CGFloat, velocity: CGFloat = 0) {
        pan.fakeState = state
        pan.fakeTranslation.y = distance
        pan.fakeVelocity.y = velocity
        panel.panned(pan)
    }

    func testHeights() {
        XCTAssertEqual(PanelDetent.medium.height(in: 800), 400)
        XCTAssertEqual(PanelDetent.large.height(in: 800), 800)
        XCTAssertEqual(PanelDetent(name: "tip", points: 90).height(in: 800), 90)
        XCTAssertEqual(PanelDetent(name: "tip", points: 90).height(in: 60), 60)
    }

    func testProjection() {
        XCTAssertEqual(PanelMath.projection(velocity: 1000), 499, accuracy: 0.001)
        XCTAssertEqual(PanelMath.projection(velocity: 1000, rate: 0.99), 99, accuracy: 0.001)
    }

    func testRubberBand() {
        XCTAssertEqual(PanelMath.rubberBand(100, dimension: 800), 51.462, accuracy: 0.001)
        XCTAssertEqual(PanelMath.rubberBand(400, dimension: 800), 172.549, accuracy: 0.001)
        XCTAssertEqual(PanelMath.rubberBand(400, dimension: 0), 0)
    }

    func testTargets() {
        XCTAssertEqual(PanelMath.target(height: 380, velocity: 0, heights: [400, 800]), 400)
        XCTAssertEqual(PanelMath.target(height: 380, velocity: -1000, heights: [400, 800]), 800)
        XCTAssertEqual(PanelMath.target(height: 380, velocity: 1000, heights: [400, 800]), 0)
        XCTAssertEqual(PanelMath.relative(velocity: 100, distance: 200), 0.5)
        XCTAssertEqual(PanelMath.relative(velocity: 100, distance: 0), 0)
    }

    func testThePanelFollowsThePan() {
        presentAndWait()
        let height = presented.view.frame.height
        move(.began, by: 0)
        move(.changed, by: -60)
        XCTAssertEqual(presented.view.frame.height, height + 60)
        XCTAssertEqual(presented.view.frame.maxY, 480)
    }

    func testPastTheLargestDetentItResists() {
        presentAndWait()
        panel.select(.large, animated: false)
        XCTAssertEqual(presented.view.frame.height, available)
        move(.began, by: 0)
        move(.changed, by: -100)
        XCTAssertEqual(
            presented.view.frame.height,
            available + PanelMath.rubberBand(100, dimension: available), accuracy: 0.01)
    }

    func testAFlickUpSelectsTheLargestDetent() {
        presentAndWait()
        move(.began, by: 0)
        move(.changed, by: -40)
        move(.ended, by: -40, velocity: -800)
        turn(1)
        XCTAssertEqual(panel.detent, .large)
        XCTAssertEqual(presented.view.frame.height, available)
    }

    func testAShortPanGoesBack() {
        presentAndWait()
        move(.began, by: 0)
        move(.changed, by: -40)
        move(.ended, by: -40)
        turn(1)
        XCTAssertEqual(panel.detent, .medium)
        XCTAssertEqual(presented.view.frame.height, available / 2)
    }

    func testAFlickDownDismisses() {
        presentAndWait()
        move(.began, by: 0)
        move(.changed, by: 40)
        move(.ended, by: 40, velocity: 900)
        turn(1)
        XCTAssertNil(presenter.presentedViewController)
    }

    func testTheDelegateKeepsThePanel() {
        final class Keeping: NSObject, PanelDelegate {
            var asked = 0
            func panelShouldDismiss(_ panel: PanelPresentationController) -> Bool {
                asked += 1
                return false
            }
        }
        let keeping = Keeping()
        transition.panelDelegate = keeping
        presentAndWait()
        move(.began, by: 0)
        move(.ended, by: 40, velocity: 900)
        turn(1)
        XCTAssertEqual(keeping.asked, 1)
        XCTAssertTrue(presenter.presentedViewController === presented)
        XCTAssertEqual(presented.view.frame.height, available / 2)
    }

    func testACancelledPanGoesBack() {
        presentAndWait()
        move(.began, by: 0)
        move(.changed, by: -100)
        move(.cancelled, by: -100)
        turn(1)
        XCTAssertEqual(presented.view.frame.height, available / 2)
    }

    func testDetentsAreReported() {
        final class Recorder: NSObject, PanelDelegate {
            var calls: [String] = []
            func panel(_ panel: PanelPresentationController, didRestAt detent: String) { calls.append(detent) }
            func panelWillDismiss(_ panel: PanelPresentationController) { calls.append("will dismiss") }
            func panelDidDismiss(_ panel: PanelPresentationController) { calls.append("did dismiss") }
            func panel(_ panel: PanelPresentationController, dimmingAlphaFor detent: String) -> CGFloat {
                detent == "large" ? 0.6 : 0.1
            }
        }
        let recorder = Recorder()
        transition.panelDelegate = recorder
        presentAndWait()
        XCTAssertEqual(panel.dimmingView.alpha, 0.1, accuracy: 0.001)
        let done = expectation(description: "rested")
        panel.select(.large, animated: true) { done.fulfill() }
        XCTAssertEqual(panel.dimmingView.alpha, 0.6, accuracy: 0.001)
        wait(for: [done], timeout: 2)
        dismissAndWait()
        XCTAssertEqual(recorder.calls, ["large", "will dismiss", "did dismiss"])
    }

    func testARecognizersViewIsOverridden() {
        let view = UIView()
        XCTAssertNil(pan.view)
        pan.fakeView = view
        XCTAssertTrue(pan.view === view)
        XCTAssertEqual(pan.minimumNumberOfTouches, 1)
        XCTAssertTrue(pan.cancelsTouchesInView)
        XCTAssertFalse(pan.delaysTouchesBegan)
        XCTAssertTrue(pan.delaysTouchesEnded)
    }
}
