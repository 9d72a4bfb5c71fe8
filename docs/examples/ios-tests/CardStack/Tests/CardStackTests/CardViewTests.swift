import XCTest

@testable import CardStack

final class CardViewTests: CardTestCase {
    private var card: CardView { stack.topCard! }

    func testTheCardFollowsAndTurns() {
        let card = self.card
        card.play(.began, by: .zero)
        card.play(.changed, by: CGPoint(x: 150, y: 20))
        XCTAssertEqual(card.transform.tx, 150)
        XCTAssertEqual(card.transform.ty, 20)
        XCTAssertEqual(atan2(card.transform.b, card.transform.a), .pi / 20, accuracy: 0.0001)
        XCTAssertEqual(card.bounds.size, CGSize(width: 300, height: 400))
        XCTAssertGreaterThan(card.frame.width, 300, "the frame surrounds the turned card")
    }

    func testTheLowerHalfTurnsTheOtherWay() {
        (card.panGestureRecognizer as! FakePan).fakeLocation = CGPoint(x: 100, y: 350)
        card.play(.began, by: .zero)
        card.play(.changed, by: CGPoint(x: 150, y: 0))
        XCTAssertEqual(atan2(card.transform.b, card.transform.a), -.pi / 20, accuracy: 0.0001)
    }

    func testTheRotationHasALimit() {
        card.play(.changed, by: CGPoint(x: 9000, y: 0))
        XCTAssertEqual(atan2(card.transform.b, card.transform.a), .pi / 10, accuracy: 0.0001)
    }

    func testLayoutLeavesADraggedCard() {
        let card = self.card
        card.play(.changed, by: CGPoint(x: 150, y: 20))
        let center = card.center
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        XCTAssertEqual(card.center, center)
        XCTAssertEqual(card.transform.tx, 150)
    }

    func testOverlaysShowTheSide() {
        card.play(.changed, by: CGPoint(x: -75, y: 0))
        XCTAssertEqual(card.overlay(for: .left)?.alpha ?? 0, 0.5, accuracy: 0.001)
        XCTAssertEqual(card.overlay(for: .right)?.alpha, 0)
        card.play(.changed, by: CGPoint(x: 300, y: 0))
        XCTAssertEqual(card.overlay(for: .left)?.alpha, 0)
        XCTAssertEqual(card.overlay(for: .right)?.alpha, 1)
    }

    func testAShortDragSpringsBack() {
        let card = self.card
        card.play(.began, by: .zero)
        card.play(.changed, by: CGPoint(x: 40, y: 0))
        card.play(.ended, by: CGPoint(x: 40, y: 0))
        XCTAssertEqual(card.transform, .identity)
        XCTAssertEqual(stack.topIndex, 0)
        XCTAssertEqual(card.overlay(for: .right)?.alpha, 0)
    }

    func testALongDragThrows() {
        let card = self.card
        card.play(.ended, by: CGPoint(x: -100, y: 0))
        XCTAssertEqual(stack.topIndex, 1)
        XCTAssertLessThan(card.transform.tx, -400)
    }

    func testAFlickThrows() {
        card.play(.ended, by: CGPoint(x: 20, y: 0), velocity: CGPoint(x: 900, y: 0))
        XCTAssertEqual(stack.topIndex, 1)
    }

    func testACancelledPanGoesBack() {
        let card = self.card
        card.play(.changed, by: CGPoint(x: 200, y: 0))
        card.play(.cancelled, by: CGPoint(x: 200, y: 0), velocity: CGPoint(x: 900, y: 0))
        XCTAssertEqual(stack.topIndex, 0)
        XCTAssertEqual(card.transform, .identity)
    }

    func testThePanBeginsTowardsASideThatIsTaken() {
        let pan = card.panGestureRecognizer as! FakePan
        pan.fakeVelocity = CGPoint(x: 10, y: 90)
        XCTAssertTrue(card.gestureRecognizerShouldBegin(pan))
        pan.fakeVelocity = CGPoint(x: 0, y: 90)
        XCTAssertFalse(card.gestureRecognizerShouldBegin(pan))
        XCTAssertTrue(card.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    }

    func testRecognizersOfACard() {
        let recognizers = card.gestureRecognizers ?? []
        XCTAssertEqual(recognizers.count, 2)
        XCTAssertTrue(recognizers.contains(card.tapGestureRecognizer))
        XCTAssertTrue(card.panGestureRecognizer.view === card)
        XCTAssertTrue(card.panGestureRecognizer.delegate === card)
        XCTAssertEqual(card.tapGestureRecognizer.numberOfTapsRequired, 1)
    }

    func testATapSelects() {
        final class Recorder: NSObject, CardStackDelegate {
            var selected: [Int] = []
            func cardStack(_ stack: CardStackView, didSelectCardAt index: Int) { selected.append(index) }
        }
        let recorder = Recorder()
        stack.delegate = recorder
        card.tapped(card.tapGestureRecognizer)
        XCTAssertEqual(recorder.selected, [0])
    }

    func testTheDelegateHearsTheProgress() {
        final class Recorder: NSObject, CardStackDelegate {
            var progress: [CGFloat] = []
            func cardStack(_ stack: CardStackView, didDragCardAt index: Int, progress: CGFloat) {
                self.progress.append(progress)
            }
        }
        let recorder = Recorder()
        stack.delegate = recorder
        card.play(.began, by: .zero)
        card.play(.changed, by: CGPoint(x: 75, y: 0))
        card.play(.changed, by: CGPoint(x: 400, y: 0))
        XCTAssertEqual(recorder.progress, [0, 0.5, 1])
    }

    func testASubclassTurnsLess() {
        final class Stiff: CardView {
            override var maximumRotation: CGFloat { 0 }
        }
        let card = Stiff(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.drag(by: CGPoint(x: 50, y: 0))
        XCTAssertEqual(card.transform, CGAffineTransform(translationX: 50, y: 0))
    }
}
