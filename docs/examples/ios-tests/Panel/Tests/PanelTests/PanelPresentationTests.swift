import XCTest

@testable import Panel

final class PanelPresentationTests: PanelTestCase {
    func testThePanelTakesHalfOfTheScreen() {
        presentAndWait()
        let panel = presented.panel
        XCTAssertNotNil(panel)
        let top = window.safeAreaInsets.top
        XCTAssertEqual(presented.view.frame, CGRect(x: 0, y: 480 - (480 - top) / 2, width: 320, height: (480 - top) / 2))
        XCTAssertEqual(presented.view.superview, panel?.containerView)
        XCTAssertEqual(panel?.presentedView, presented.view)
    }

    func testThePresentersViewStays() {
        presentAndWait()
        XCTAssertEqual(presenter.view.window, window)
        XCTAssertFalse(presented.panel?.shouldRemovePresentersView ?? true)
        XCTAssertTrue(presented.panel?.shouldPresentInFullscreen ?? false)
        XCTAssertTrue(presented.panel?.presentingViewController === presenter)
        XCTAssertTrue(presented.panel?.presentedViewController === presented)
    }

    func testRelations() {
        presentAndWait()
        XCTAssertTrue(presenter.presentedViewController === presented)
        XCTAssertTrue(presented.presentingViewController === presenter)
        XCTAssertFalse(presented.isBeingPresented)
        XCTAssertNil(presented.transitionCoordinator)
        dismissAndWait()
        XCTAssertNil(presenter.presentedViewController)
        XCTAssertNil(presented.presentingViewController)
        XCTAssertNil(presented.view.window)
    }

    func testOnlyThePresentedGetsAppearanceCalls() {
        presentAndWait()
        XCTAssertEqual(log.calls, ["B willAppear", "B didAppear"])
        log.calls = []
        dismissAndWait()
        XCTAssertEqual(log.calls, ["B willDisappear", "B didDisappear"])
    }

    func testAFullScreenPresentationReplacesThePresenter() {
        presented.modalPresentationStyle = .fullScreen
        let done = expectation(description: "presented")
        presenter.present(presented, animated: true) { [log] in
            log.add("completion")
            done.fulfill()
        }
        wait(for: [done], timeout: 3)
        XCTAssertEqual(
            log.calls,
            ["A willDisappear", "B willAppear", "B didAppear", "A didDisappear", "completion"])
        XCTAssertNil(presenter.view.window)
        log.calls = []
        dismissAndWait()
        XCTAssertEqual(
            log.calls, ["B willDisappear", "A willAppear", "A didAppear", "B didDisappear"])
        XCTAssertEqual(presenter.view.window, window)
    }

    func testWithoutAnimationTheCallsAreTheSame() {
        presentAndWait(animated: false)
        XCTAssertEqual(log.calls, ["B willAppear", "B didAppear"])
        dismissAndWait(animated: false)
        XCTAssertEqual(log.calls.suffix(2), ["B willDisappear", "B didDisappear"])
    }

    func testTheDimmingViewFadesAlong() {
        presenter.presentPanel(presented, transition: transition)
        turn(0.2)
        let dimming = presented.panel?.dimmingView
        XCTAssertEqual(dimming?.alpha ?? 0, 0.4, accuracy: 0.001)
        let shown = CGFloat(dimming?.layer.presentation()?.opacity ?? 0)
        XCTAssertGreaterThan(shown, 0.02)
        XCTAssertLessThan(shown, 0.38)
        turn(0.5)
        XCTAssertEqual(presented.panel?.containerView?.subviews.first, dimming)
        dismissAndWait()
        XCTAssertNil(dimming?.superview)
    }

    func testDismissOfThePresentedIsForwarded() {
        presentAndWait()
        let done = expectation(description: "dismissed")
        presented.dismiss(animated: true) { done.fulfill() }
        XCTAssertTrue(presenter.presentedViewController === presented)
        wait(for: [done], timeout: 3)
        XCTAssertNil(presenter.presentedViewController)
    }

    func testASecondPresentationIsRefused() {
        presentAndWait()
        let other = LoggedController("C", log: log)
        presenter.present(other, animated: false)
        turn()
        XCTAssertNil(other.presentingViewController)
        XCTAssertTrue(presenter.presentedViewController === presented)
    }

    func testAChildPresentsThroughTheRoot() {
        let child = UIViewController()
        presenter.addChild(child)
        presenter.view.addSubview(child.view)
        child.didMove(toParent: presenter)
        let done = expectation(description: "presented")
        child.presentPanel(presented, transition: transition) { done.fulfill() }
        wait(for: [done], timeout: 3)
        XCTAssertTrue(presented.presentingViewController === presenter)
        XCTAssertTrue(child.presentedViewController === presented, "asked of the nearest ancestor")
    }

    func testAPresenterInNoWindowPresentsNothing() {
        let lonely = UIViewController()
        lonely.present(presented, animated: false)
        turn()
        XCTAssertNil(lonely.presentedViewController)
        XCTAssertEqual(log.calls, [])
    }

    func testTheCoordinatorLivesThroughTheTransition() {
        final class Asking: LoggedController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                log.add("coordinator \(transitionCoordinator != nil), presented \(isBeingPresented)")
                transitionCoordinator?.animate(
                    alongsideTransition: { [log] context in log.add("alongside \(context.isCancelled)") },
                    completion: { [log] context in log.add("ended \(context.isCancelled)") })
            }
        }
        presented = Asking("B", log: log)
        presentAndWait()
        XCTAssertEqual(
            log.calls,
            ["B willAppear", "coordinator true, presented true", "alongside false", "B didAppear", "ended false"])
    }

    func testSizes() {
        presentAndWait()
        let panel = presented.panel!
        XCTAssertEqual(
            panel.size(forChildContentContainer: presented, withParentContainerSize: CGSize(width: 200, height: 600)),
            CGSize(width: 200, height: 300))
        window.frame.size = CGSize(width: 480, height: 320)
        window.layoutIfNeeded()
        XCTAssertEqual(presented.view.frame.width, 480)
        XCTAssertEqual(presented.view.frame.maxY, 320)
    }

    func testPresentationStyles() {
        let controller = UIViewController()
        XCTAssertEqual(controller.modalTransitionStyle, .coverVertical)
        XCTAssertFalse(controller.definesPresentationContext)
        XCTAssertFalse(controller.isModalInPresentation)
        XCTAssertNil(controller.transitioningDelegate)
        controller.transitioningDelegate = PanelTransition()
        XCTAssertNil(controller.transitioningDelegate, "it is weak")
    }

    func testInViewDidAppearThePresenterIsFree() {
        final class Asking: LoggedController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                log.add("presents \(presentedViewController != nil)")
            }
        }
        let asking = Asking("A", log: log)
        window.rootViewController = asking
        turn()
        presented.modalPresentationStyle = .fullScreen
        asking.present(presented, animated: false)
        turn()
        log.calls = []
        asking.dismiss(animated: true)
        turn(1)
        XCTAssertEqual(log.calls(of: "presents"), ["presents false"])
    }
}
