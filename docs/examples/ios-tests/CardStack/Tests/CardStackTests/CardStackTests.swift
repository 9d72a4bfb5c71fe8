import XCTest

@testable import CardStack

final class CardStackTests: CardTestCase {
    func testThreeCardsAreInSight() {
        XCTAssertEqual(stack.visibleCards.map { $0.tag }, [0, 1, 2])
        XCTAssertEqual(stack.subviews.map { $0.tag }, [2, 1, 0])
        XCTAssertEqual(stack.topCard?.tag, 0)
    }

    func testCardsLieBelowOneAnother() {
        XCTAssertEqual(stack.visibleCards[0].frame, CGRect(x: 10, y: 10, width: 300, height: 400))
        XCTAssertEqual(stack.visibleCards[2].frame, CGRect(x: 10, y: 26, width: 300, height: 400))
    }

    func testOnlyTheTopCardIsTouched() {
        XCTAssertEqual(stack.visibleCards.map { $0.isUserInteractionEnabled }, [true, false, false])
        XCTAssertEqual(stack.hitTest(CGPoint(x: 100, y: 100), with: nil)?.isDescendant(of: stack.topCard!), true)
        XCTAssertEqual(stack.hitTest(CGPoint(x: 2, y: 2), with: nil), stack)
        XCTAssertNil(stack.hitTest(CGPoint(x: -1, y: 2), with: nil))
    }

    func testASwipeShowsTheNext() {
        XCTAssertTrue(stack.swipeTopCard(to: .right, animated: false))
        XCTAssertEqual(stack.visibleCards.map { $0.tag }, [1, 2, 3])
        XCTAssertEqual(stack.topIndex, 1)
        XCTAssertEqual(stack.swipedIndices, [0])
        XCTAssertEqual(stack.subviews.count, 3)
    }

    func testADirectionThatIsNotTaken() {
        XCTAssertFalse(stack.swipeTopCard(to: .up, animated: false))
        stack.directions = [.up]
        XCTAssertTrue(stack.swipeTopCard(to: .up, animated: false))
    }

    func testAnAnimatedSwipeLeavesLater() {
        let card = stack.topCard!
        stack.swipeTopCard(to: .left, animated: true)
        XCTAssertEqual(card.superview, stack)
        XCTAssertEqual(stack.subviews.last, card)
        turn(0.5)
        XCTAssertNil(card.superview)
    }

    func testUndo() {
        stack.swipeTopCard(to: .left, animated: false)
        stack.swipeTopCard(to: .right, animated: false)
        XCTAssertTrue(stack.undo(animated: false))
        XCTAssertEqual(stack.visibleCards.map { $0.tag }, [1, 2, 3])
        XCTAssertEqual(stack.swipedIndices, [0])
        XCTAssertTrue(stack.undo(animated: true))
        turn(0.5)
        XCTAssertEqual(stack.topCard?.transform, .identity)
        XCTAssertFalse(stack.undo(animated: false))
    }

    func testTheTopIndexIsObserved() {
        var indices: [Int] = []
        let observation = stack.observe(\.topIndex, options: [.new, .old]) { _, change in
            indices.append((change.newValue ?? 0) - (change.oldValue ?? 0))
        }
        stack.swipeTopCard(to: .left, animated: false)
        stack.undo(animated: false)
        observation.invalidate()
        XCTAssertEqual(indices, [1, -1])
    }

    func testTheStackRunsOut() {
        final class Recorder: NSObject, CardStackDelegate {
            var calls: [String] = []
            func cardStack(_ stack: CardStackView, didSwipeCardAt index: Int, to direction: CardDirection) {
                calls.append("\(index) \(direction.rawValue)")
            }
            func cardStackDidRunOut(_ stack: CardStackView) { calls.append("out") }
        }
        let recorder = Recorder()
        stack.delegate = recorder
        cards.count = 2
        stack.reloadData()
        stack.swipeTopCard(to: .left, animated: false)
        stack.swipeTopCard(to: .right, animated: false)
        XCTAssertEqual(recorder.calls, ["0 0", "1 1", "out"])
        XCTAssertFalse(stack.swipeTopCard(to: .left, animated: false))
        XCTAssertNil(stack.topCard)
    }

    func testTheDelegateForbidsASide() {
        final class Forbidding: NSObject, CardStackDelegate {
            func cardStack(
                _ stack: CardStackView, shouldSwipeCardAt index: Int, to direction: CardDirection
            ) -> Bool { direction == .right }
        }
        let forbidding = Forbidding()
        stack.delegate = forbidding
        XCTAssertFalse(stack.swipeTopCard(to: .left, animated: false))
        XCTAssertTrue(stack.swipeTopCard(to: .right, animated: false))
    }

    func testReloadBeginsAgain() {
        stack.swipeTopCard(to: .left, animated: true)
        stack.reloadData()
        XCTAssertEqual(stack.topIndex, 0)
        XCTAssertEqual(stack.subviews.map { $0.tag }, [2, 1, 0])
        turn(0.5)
        XCTAssertEqual(stack.subviews.map { $0.tag }, [2, 1, 0])
    }

    func testCardsWithoutOverlays() {
        cards.overlays = false
        stack.reloadData()
        XCTAssertNil(stack.topCard?.overlay(for: .left))
        XCTAssertEqual(stack.topCard?.subviews.count, 1)
    }

    func testDirections() {
        XCTAssertEqual(CardDirection.allCases.map { $0.rawValue }, [0, 1, 2, 3])
        XCTAssertEqual(CardDirection.up.vector, CGVector(dx: 0, dy: -1))
        XCTAssertEqual(CardThrow.direction(of: CGPoint(x: -3, y: 2)), .left)
        XCTAssertEqual(CardThrow.direction(of: CGPoint(x: 1, y: 2)), .down)
        XCTAssertNil(CardThrow.direction(of: .zero))
    }

    func testDecisions() {
        let size = CGSize(width: 300, height: 400)
        func decision(_ x: CGFloat, _ velocity: CGFloat) -> CardDirection? {
            CardThrow.decision(translation: CGPoint(x: x, y: 0), velocity: CGPoint(x: velocity, y: 0), size: size)
        }
        XCTAssertEqual(decision(75, 0), .right)
        XCTAssertNil(decision(74, 0))
        XCTAssertEqual(decision(74, 600), .right)
        XCTAssertEqual(decision(100, -700), .left)
    }
}
