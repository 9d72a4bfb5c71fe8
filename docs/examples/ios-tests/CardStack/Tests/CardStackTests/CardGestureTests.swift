#if canImport(GestureTesting)
import GestureTesting
import XCTest

@testable import CardStack

/// Fingers on a stack. They are played here alone; Xcode leaves this file empty.
@MainActor
final class CardGestureTests: XCTestCase {
    private final class Real: NSObject, CardStackDataSource {
        func numberOfCards(in stack: CardStackView) -> Int { 4 }
        func cardStack(_ stack: CardStackView, cardAt index: Int) -> CardView { CardView() }
    }

    private let source = Real()

    private func makeStack() -> (CardStackView, GestureTest) {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let stack = CardStackView(frame: CGRect(x: 0, y: 30, width: 320, height: 420))
        stack.dataSource = source
        controller.view.addSubview(stack)
        window.layoutIfNeeded()
        return (stack, GestureTest(window: window))
    }

    private func drag(to end: CGPoint, over seconds: Double) -> FingerPath {
        FingerPath().down(at: CGPoint(x: 160, y: 200)).move(to: end, over: seconds)
    }

    func testAFlickThrowsTheCard() {
        let (stack, test) = makeStack()
        let card = stack.topCard!
        test.play(drag(to: CGPoint(x: 300, y: 200), over: 0.1).lift())
        XCTAssertEqual(stack.topIndex, 1)
        XCTAssertNil(card.superview)
    }

    func testASlowDragOfHalfTheWidthThrows() {
        let (stack, test) = makeStack()
        test.play(drag(to: CGPoint(x: 20, y: 200), over: 0.8).hold(0.3).lift())
        XCTAssertEqual(stack.swipedIndices, [0])
    }

    func testAShortDragGoesBack() {
        let (stack, test) = makeStack()
        test.play(drag(to: CGPoint(x: 200, y: 200), over: 0.5).hold(0.3).lift())
        XCTAssertEqual(stack.topIndex, 0)
        XCTAssertEqual(stack.topCard?.transform, .identity)
    }

    func testAVerticalDragMovesNothing() {
        let (stack, test) = makeStack()
        test.play(drag(to: CGPoint(x: 160, y: 400), over: 0.2).lift())
        test.expect(outcome: "nothing")
        XCTAssertEqual(stack.topIndex, 0)
    }

    func testATapSelects() {
        final class Recorder: NSObject, CardStackDelegate {
            var selected: [Int] = []
            func cardStack(_ stack: CardStackView, didSelectCardAt index: Int) { selected.append(index) }
        }
        let (stack, test) = makeStack()
        let recorder = Recorder()
        stack.delegate = recorder
        test.play(FingerPath().down(at: CGPoint(x: 160, y: 200)).hold(0.05).lift())
        XCTAssertEqual(recorder.selected, [0])
    }

    func testStatesOfThePan() {
        let (stack, test) = makeStack()
        let pan = stack.topCard!.panGestureRecognizer
        test.watch(pan, as: "pan")
        test.play(drag(to: CGPoint(x: 200, y: 200), over: 0.3).lift())
        XCTAssertEqual(test.sent.first, "pan began")
        XCTAssertEqual(test.sent.last, "pan ended")
        XCTAssertEqual(pan.state, .possible)
    }

    func testAPalmCancels() {
        let (stack, test) = makeStack()
        test.play(drag(to: CGPoint(x: 300, y: 200), over: 0.3).cancel())
        XCTAssertEqual(stack.topIndex, 0)
        XCTAssertEqual(stack.topCard?.transform, .identity)
    }

    func testTwoCardsInARow() {
        let (stack, test) = makeStack()
        test.play(drag(to: CGPoint(x: 300, y: 200), over: 0.1).lift())
        test.play(drag(to: CGPoint(x: 20, y: 200), over: 0.1).lift())
        XCTAssertEqual(stack.swipedIndices, [0, 1])
        stack.undo(animated: true)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
        test.play(drag(to: CGPoint(x: 20, y: 200), over: 0.1).lift())
        XCTAssertEqual(stack.swipedIndices, [0, 1])
    }
}
#endif
