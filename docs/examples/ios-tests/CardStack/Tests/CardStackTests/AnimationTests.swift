import XCTest

@testable import CardStack

/// Animations and display links of views that are in no window, as unit tests have them.
final class AnimationTests: XCTestCase {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    func testAnAnimationCompletes() {
        let done = expectation(description: "completed")
        UIView.animate(withDuration: 0.1, animations: { self.view.alpha = 0.5 }) { _ in done.fulfill() }
        wait(for: [done], timeout: 1)
        XCTAssertEqual(view.alpha, 0.5)
    }

    func testADurationOfZero() {
        let done = expectation(description: "completed")
        UIView.animate(withDuration: 0, animations: { self.view.alpha = 0 }) { finished in
            XCTAssertTrue(finished)
            done.fulfill()
        }
        XCTAssertEqual(view.alpha, 0)
        wait(for: [done], timeout: 1)
    }

    func testKeyframesComplete() {
        let done = expectation(description: "completed")
        UIView.animateKeyframes(withDuration: 0.1, delay: 0, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.5) { self.view.center.x = 50 }
        }) { _ in done.fulfill() }
        wait(for: [done], timeout: 1)
        XCTAssertEqual(view.center.x, 50)
    }

    func testATransitionCompletes() {
        let done = expectation(description: "completed")
        UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve, animations: {
            self.view.backgroundColor = .red
        }) { _ in done.fulfill() }
        wait(for: [done], timeout: 1)
        XCTAssertEqual(view.backgroundColor, .red)
    }

    func testAPropertyAnimatorCompletes() {
        let done = expectation(description: "completed")
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { self.view.alpha = 0 }
        animator.addCompletion { position in
            XCTAssertEqual(position, .end)
            done.fulfill()
        }
        animator.startAnimation()
        wait(for: [done], timeout: 1)
    }

    func testATransactionCompletes() {
        var completed = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed = true }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 0.1
        view.layer.add(animation, forKey: "fade")
        CATransaction.commit()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
        XCTAssertTrue(completed)
    }

    func testATransactionWithoutAnimationsCompletesAtOnce() {
        var completed = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed = true }
        CATransaction.commit()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        XCTAssertTrue(completed)
    }

    func testWithoutAnimationTheBlockRunsAtOnce() {
        UIView.performWithoutAnimation { view.center.x = 70 }
        XCTAssertEqual(view.center.x, 70)
        XCTAssertTrue(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        XCTAssertFalse(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
    }

    func testADisplayLinkNeedsNoWindow() {
        let spinner = CardSpinner(card: view, duration: 0.5)
        let done = expectation(description: "turned")
        spinner.completion = { done.fulfill() }
        spinner.run()
        XCTAssertTrue(spinner.isRunning)
        wait(for: [done], timeout: 2)
        XCTAssertEqual(spinner.progress, 1)
        XCTAssertFalse(spinner.isRunning)
    }

    func testTheProgressOfADisplayLinkIsObserved() {
        let spinner = CardSpinner(card: view, duration: 0.5)
        var values: [Double] = []
        let observation = spinner.observe(\.progress, options: [.new]) { _, change in
            values.append(change.newValue ?? -1)
        }
        spinner.run()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        observation.invalidate()
        XCTAssertEqual(values, values.sorted())
        XCTAssertEqual(Double(values.count), 31, accuracy: 3)
    }

    func testAStoppedDisplayLink() {
        let spinner = CardSpinner(card: view, duration: 1)
        spinner.run()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
        spinner.stop()
        let progress = spinner.progress
        XCTAssertEqual(progress, 0.3, accuracy: 0.06)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
        XCTAssertEqual(spinner.progress, progress)
    }

    func testCallsLater() {
        var calls: [Int] = []
        let done = expectation(description: "called")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { calls.append(2) }
        DispatchQueue.main.async { calls.append(0) }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in calls.append(1) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { done.fulfill() }
        wait(for: [done], timeout: 1)
        XCTAssertEqual(calls, [0, 1, 2])
    }
}
