import UIKit
import XCTest

@testable import ConstraintMaker

final class UpdateTests: ContainerTestCase {
    func testUpdateKeepsTheConstraint() {
        let pins = view.pins.make { $0.top.equalToSuperview().offset(10) }
        view.pins.update { $0.top.equalToSuperview().offset(25) }
        XCTAssertEqual(container.constraints.count, 1)
        XCTAssertEqual(pins[0].constraints[0].constant, 25)
        XCTAssertTrue(container.constraints.first === pins[0].constraints[0])
    }

    func testUpdateChangesOptionalPriorities() {
        view.pins.make { $0.width.equalTo(10).priority(.defaultLow) }
        view.pins.update { $0.width.equalTo(20).priority(.defaultHigh) }
        XCTAssertEqual(view.constraints.first?.constant, 20)
        XCTAssertEqual(view.constraints.first?.priority, .defaultHigh)
    }

    func testRemakeReplacesTheConstraints() {
        let before = view.pins.make { make in
            make.edges.equalToSuperview()
        }
        view.pins.remake { $0.center.equalToSuperview() }
        XCTAssertFalse(before[0].isActive)
        XCTAssertEqual(
            Set(container.constraints.map { $0.firstAttribute }), [.centerX, .centerY])
    }

    func testRemoveAll() {
        view.pins.make { make in
            make.edges.equalToSuperview()
            make.width.equalTo(10).priority(.defaultLow)
        }
        view.pins.removeAll()
        XCTAssertTrue(container.constraints.isEmpty)
        XCTAssertTrue(view.constraints.isEmpty)
    }

    func testPreparedPinsAreNotActive() {
        let pins = view.pins.prepare { $0.edges.equalToSuperview() }
        XCTAssertFalse(pins[0].isActive)
        XCTAssertTrue(container.constraints.isEmpty)
        pins[0].isActive = true
        XCTAssertEqual(container.constraints.count, 4)
        pins[0].isActive = false
        XCTAssertTrue(container.constraints.isEmpty)
    }

    func testUpdateOfAnInset() {
        let pins = view.pins.make { $0.edges.equalToSuperview().inset(10) }
        pins[0].update(inset: 30)
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 30, width: 240, height: 240))
    }

    func testUpdateOfAnOffsetMarksTheLayout() {
        let pins = view.pins.make { make in
            make.top.leading.equalToSuperview()
            make.size.equalTo(40)
        }
        container.layoutIfNeeded()
        pins[0].update(offset: 12)
        XCTAssertEqual(view.frame.origin, .zero, "the frame waits for the next layout")
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame.origin, CGPoint(x: 12, y: 12))
    }

    func testAConstantIsObserved() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        var values: [CGFloat] = []
        let observation = constraint.observe(\.constant, options: [.new]) { _, change in
            values.append(change.newValue ?? -1)
        }
        constraint.constant = 20
        constraint.constant = 30
        observation.invalidate()
        constraint.constant = 40
        XCTAssertEqual(values, [20, 30])
    }

    func testRemovingTheViewRemovesItsConstraints() {
        let pins = view.pins.make { make in
            make.edges.equalToSuperview()
            make.width.equalTo(300).priority(.defaultLow)
        }
        view.removeFromSuperview()
        XCTAssertFalse(pins[0].isActive, "constraints to the old superview are gone")
        XCTAssertTrue(pins[1].isActive, "constraints of the view alone stay")
        XCTAssertTrue(container.constraints.isEmpty)
    }

    func testAnimatedUpdate() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.view.addSubview(container)
        let pins = view.pins.make { make in
            make.top.leading.equalToSuperview()
            make.size.equalTo(40)
        }
        container.layoutIfNeeded()
        let done = expectation(description: "the animation has ended")
        pins[0].update(offset: 100)
        UIView.animate(
            withDuration: 0.4,
            animations: { self.container.layoutIfNeeded() },
            completion: { finished in
                XCTAssertTrue(finished)
                done.fulfill()
            })
        XCTAssertEqual(view.frame.origin.x, 100, "the model has its end value at once")
        XCTAssertNotNil(view.layer.animation(forKey: "position"))
        let halfway = expectation(description: "half of the time")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            let shown = self.view.layer.presentation()?.frame.origin.x ?? 0
            XCTAssertEqual(shown, 50, accuracy: 8)
            halfway.fulfill()
        }
        wait(for: [halfway, done], timeout: 2, enforceOrder: true)
    }
}
