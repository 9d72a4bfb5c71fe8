import XCTest

@testable import CardStack

/// Targets, defaults and states of recognizers.
final class RecognizerTests: XCTestCase {
    private final class Target: NSObject {
        var calls: [String] = []
        @objc func act() { calls.append("act") }
        @objc func act(_ sender: UIGestureRecognizer) { calls.append("act with sender") }
    }

    func testTargetsAreAddedAndRemoved() {
        let target = Target()
        let recognizer = UIPanGestureRecognizer()
        recognizer.addTarget(target, action: #selector(Target.act(_:)))
        recognizer.removeTarget(target, action: #selector(Target.act(_:)))
        recognizer.removeTarget(nil, action: nil)
        XCTAssertEqual(target.calls, [])
    }

    func testAnInitializerOfOnesOwn() {
        let view = UIView()
        let target = Target()
        let recognizer = UITapGestureRecognizer(addedTo: view, target: target, action: #selector(Target.act(_:)))
        XCTAssertEqual(view.gestureRecognizers, [recognizer])
        XCTAssertTrue(recognizer.view === view)
    }

    func testDefaults() {
        let pan = UIPanGestureRecognizer()
        XCTAssertEqual(pan.state, .possible)
        XCTAssertTrue(pan.isEnabled)
        XCTAssertEqual(UILongPressGestureRecognizer().minimumPressDuration, 0.5)
        XCTAssertEqual(UILongPressGestureRecognizer().allowableMovement, 10)
        XCTAssertEqual(UISwipeGestureRecognizer().direction, .right)
        XCTAssertEqual(UIPinchGestureRecognizer().scale, 1)
        XCTAssertEqual(UIRotationGestureRecognizer().rotation, 0)
        XCTAssertEqual(UIScreenEdgePanGestureRecognizer().edges, [])
    }

    func testRawValues() {
        XCTAssertEqual(UIGestureRecognizer.State.possible.rawValue, 0)
        XCTAssertEqual(UIGestureRecognizer.State.ended.rawValue, 3)
        XCTAssertEqual(UIGestureRecognizer.State.recognized, .ended)
        XCTAssertEqual(UISwipeGestureRecognizer.Direction.down.rawValue, 8)
    }

    func testARecognizerIsOnOneView() {
        let one = UIView()
        let two = UIView()
        let recognizer = UITapGestureRecognizer()
        one.addGestureRecognizer(recognizer)
        two.addGestureRecognizer(recognizer)
        XCTAssertEqual(one.gestureRecognizers ?? [], [])
        XCTAssertEqual(two.gestureRecognizers, [recognizer])
        two.removeGestureRecognizer(recognizer)
        XCTAssertNil(recognizer.view)
    }

    func testASelectorIsCompared() {
        final class Field: UITextField {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                if action == #selector(copy(_:)) { return false }
                if action == #selector(expand(_:)) { return true }
                return super.canPerformAction(action, withSender: sender)
            }

            @objc func expand(_ sender: Any?) {}
        }
        let field = Field()
        XCTAssertFalse(field.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
        XCTAssertTrue(field.canPerformAction(#selector(Field.expand(_:)), withSender: nil))
    }

    func testAResponderAnswersForItself() {
        final class Answering: UIView {
            var hides = false

            override func responds(to aSelector: Selector!) -> Bool {
                hides && aSelector == #selector(expand) ? false : super.responds(to: aSelector)
            }

            @objc func expand() {}
        }
        let answering = Answering()
        XCTAssertTrue(answering.responds(to: #selector(Answering.expand)))
        answering.hides = true
        XCTAssertFalse(answering.responds(to: #selector(Answering.expand)))
    }

    func testControlsSendActions() {
        let control = UIControl()
        let target = Target()
        control.addTarget(target, action: #selector(Target.act(_:)), for: .valueChanged)
        XCTAssertEqual(control.allTargets.count, 1)
        XCTAssertEqual(control.allControlEvents, .valueChanged)
        control.removeTarget(target, action: nil, for: .allEvents)
        XCTAssertEqual(control.allTargets.count, 0)
    }

    func testTouchesPassDisabledViews() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        parent.addSubview(child)
        let point = CGPoint(x: 50, y: 50)
        XCTAssertEqual(parent.hitTest(point, with: nil), child)
        child.isUserInteractionEnabled = false
        XCTAssertEqual(parent.hitTest(point, with: nil), parent)
        child.isUserInteractionEnabled = true
        child.alpha = 0.005
        XCTAssertEqual(parent.hitTest(point, with: nil), parent)
        child.alpha = 1
        child.isHidden = true
        XCTAssertEqual(parent.hitTest(point, with: nil), parent)
    }
}
