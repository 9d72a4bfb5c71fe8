import XCTest

@testable import Panel

final class InteractiveDismissalTests: PanelTestCase {
    private func begin() {
        presentAndWait()
        log.calls = []
        transition.beginInteractiveDismissal(of: presented)
        turn()
    }

    func testTheFingerMovesTheView() {
        begin()
        let height = presented.view.bounds.height
        let top = 480 - height
        transition.update(0.5)
        turn()
        XCTAssertEqual(presented.view.layer.presentation()?.frame.minY ?? 0, top + height / 2, accuracy: 1)
        XCTAssertEqual(transition.interactor?.percentComplete ?? 0, 0.5, accuracy: 0.001)
        XCTAssertTrue(presented.isBeingDismissed)
        transition.cancel()
        turn(1)
    }

    func testAFinishedDismissal() {
        begin()
        transition.update(0.3)
        XCTAssertEqual(log.calls, ["B willDisappear"])
        transition.finish()
        turn(1)
        XCTAssertEqual(log.calls, ["B willDisappear", "B didDisappear"])
        XCTAssertNil(presenter.presentedViewController)
    }

    func testACancelledDismissal() {
        begin()
        let frame = presented.view.frame
        let panel = presented.panel
        transition.update(0.3)
        transition.cancel()
        turn(1)
        XCTAssertEqual(log.calls, ["B willDisappear", "B willAppear", "B didAppear"])
        XCTAssertTrue(presenter.presentedViewController === presented)
        XCTAssertTrue(presented.panel === panel)
        XCTAssertFalse(presented.isBeingDismissed)
        XCTAssertEqual(presented.view.window, window)
        XCTAssertEqual(presented.view.frame.height, frame.height)
        XCTAssertEqual(panel?.dimmingView.alpha ?? 0, 0.4, accuracy: 0.001)
    }

    func testTheCompletionIsCalledAlsoAfterACancellation() {
        presentAndWait()
        var completions = 0
        transition.beginInteractiveDismissal(of: presented)
        turn()
        presented.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            XCTAssertTrue(context.isCancelled)
            completions += 1
        }
        transition.update(0.2)
        transition.cancel()
        turn(1)
        XCTAssertEqual(completions, 1)
    }

    func testTheRestTakesWhatIsLeft() {
        begin()
        transition.update(0.5)
        turn()
        transition.finish()
        turn(0.1)
        XCTAssertTrue(presenter.presentedViewController === presented, "0.2 s are left")
        turn(0.2)
        XCTAssertNil(presenter.presentedViewController)
    }

    func testAFullProgressDoesNotEndTheTransition() {
        begin()
        transition.update(1)
        turn(1)
        XCTAssertTrue(presented.isBeingDismissed)
        transition.finish()
        turn(0.2)
        XCTAssertNil(presenter.presentedViewController)
    }

    func testProgressIsClamped() {
        begin()
        transition.update(1.7)
        XCTAssertEqual(transition.interactor?.percentComplete, 1)
        transition.update(-0.4)
        XCTAssertEqual(transition.interactor?.percentComplete, 0)
        transition.cancel()
        turn(1)
        XCTAssertTrue(presenter.presentedViewController === presented)
    }

    func testAFinishBeforeTheStart() {
        presentAndWait()
        transition.beginInteractiveDismissal(of: presented)
        transition.finish()
        turn(1)
        XCTAssertNil(presenter.presentedViewController)
    }

    func testWithoutAnAnimatorThereIsNoInteraction() {
        final class Asked: NSObject, UIViewControllerTransitioningDelegate {
            var calls: [String] = []
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? {
                calls.append("animator")
                return nil
            }
            func interactionControllerForDismissal(
                using animator: UIViewControllerAnimatedTransitioning
            ) -> UIViewControllerInteractiveTransitioning? {
                calls.append("interactor")
                return nil
            }
        }
        let asked = Asked()
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = asked
        presenter.present(presented, animated: false)
        turn()
        dismissAndWait()
        XCTAssertEqual(asked.calls, ["animator"])
    }

    func testDefaultsOfTheInteractor() {
        let interactor = UIPercentDrivenInteractiveTransition()
        XCTAssertEqual(interactor.percentComplete, 0)
        XCTAssertEqual(interactor.completionSpeed, 1)
        XCTAssertEqual(interactor.completionCurve, .easeInOut)
        XCTAssertTrue(interactor.wantsInteractiveStart)
        XCTAssertNil(interactor.timingCurve)
    }

    func testAnAnimatorMayLackOptionalMembers() {
        final class Still: NSObject, UIViewImplicitlyAnimating {
            var state = UIViewAnimatingState.inactive
            var isRunning = false
            var isReversed = false
            var fractionComplete: CGFloat = 0
            func startAnimation() { isRunning = true }
            func startAnimation(afterDelay delay: TimeInterval) {}
            func pauseAnimation() { isRunning = false }
            func stopAnimation(_ withoutFinishing: Bool) {}
            func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
        }
        let still: UIViewImplicitlyAnimating = Still()
        still.addAnimations? { XCTFail("nobody has this method") }
        still.startAnimation()
        XCTAssertTrue(still.isRunning)
    }

    func testAPropertyAnimator() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        presenter.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
        XCTAssertEqual(animator.state, .inactive)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        XCTAssertEqual(animator.state, .active)
        turn()
        XCTAssertEqual(view.layer.presentation()?.position.x ?? 0, 55, accuracy: 1)
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.isReversed = true
        animator.startAnimation()
        turn(0.8)
        XCTAssertEqual(positions, [.start])
        XCTAssertEqual(view.center.x, 5)
    }

    func testAStoppedAnimatorMayBeFinished() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        presenter.view.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        turn(0.2)
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        animator.finishAnimation(at: .end)
        XCTAssertEqual(positions, [.end])
        XCTAssertEqual(view.alpha, 0)
        XCTAssertEqual(animator.state, .inactive)
    }
}
