import XCTest

@testable import ConstraintMaker

final class MakerTests: ContainerTestCase {
    func testMakingSwitchesTheMaskOff() {
        XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
        view.pins.make { $0.width.equalTo(50) }
        XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
    }

    func testAConstraintIsInstalledOnTheCommonAncestor() {
        view.pins.make { make in
            make.top.equalTo(other.pins.top)
            make.leading.equalTo(container.pins.leading)
        }
        XCTAssertEqual(container.constraints.count, 2)
        XCTAssertEqual(view.constraints.count, 0)
    }

    func testAConstraintOfASizeIsInstalledOnTheViewItself() {
        view.pins.make { $0.size.equalTo(CGSize(width: 40, height: 20)) }
        XCTAssertEqual(view.constraints.count, 2)
        XCTAssertEqual(container.constraints.count, 0)
    }

    func testBetweenViewAndDescendantTheViewIsTheAncestor() {
        let child = UIView()
        view.addSubview(child)
        child.pins.make { $0.edges.equalToSuperview() }
        XCTAssertEqual(view.constraints.count, 4)
        XCTAssertTrue(view.closestAncestor(sharedWith: child) === view)
        XCTAssertTrue(child.closestAncestor(sharedWith: other) === container)
    }

    func testItemsAndAttributes() throws {
        let pins = view.pins.make { $0.leading.equalTo(other.pins.trailing).offset(8) }
        let constraint = try XCTUnwrap(pins.first?.constraints.first)
        XCTAssertTrue(constraint.firstItem === view)
        XCTAssertTrue(constraint.secondItem === other)
        XCTAssertEqual(constraint.firstAttribute, .leading)
        XCTAssertEqual(constraint.secondAttribute, .trailing)
        XCTAssertEqual(constraint.relation, .equal)
        XCTAssertEqual(constraint.multiplier, 1)
        XCTAssertEqual(constraint.constant, 8)
        XCTAssertEqual(constraint.priority, .required)
        XCTAssertTrue(constraint.isActive)
    }

    func testASizeHasNoSecondItem() throws {
        let pins = view.pins.make { $0.height.greaterThanOrEqualTo(44) }
        let constraint = try XCTUnwrap(pins.first?.constraints.first)
        XCTAssertNil(constraint.secondItem)
        XCTAssertNil(constraint.secondAnchor)
        XCTAssertEqual(constraint.secondAttribute, .notAnAttribute)
        XCTAssertEqual(constraint.relation, .greaterThanOrEqual)
        XCTAssertEqual(constraint.constant, 44)
    }

    func testRelations() {
        let pins = view.pins.make { make in
            make.width.lessThanOrEqualTo(other.pins.width)
            make.height.greaterThanOrEqualTo(other.pins.height)
            make.top.equalTo(other)
        }
        XCTAssertEqual(pins.flatMap { $0.constraints }.map { $0.relation.rawValue }, [-1, 1, 0])
    }

    func testEdgesMakeFourConstraints() {
        let pins = view.pins.make { $0.edges.equalToSuperview() }
        XCTAssertEqual(pins.count, 1)
        XCTAssertEqual(
            Set(pins[0].constraints.map { $0.firstAttribute }), [.top, .leading, .bottom, .trailing])
    }

    func testAttributesAddUp() {
        let pins = view.pins.make { $0.top.leading.trailing.equalToSuperview() }
        XCTAssertEqual(pins[0].constraints.map { $0.firstAttribute }, [.top, .leading, .trailing])
    }

    func testInsetsPullFarEdgesInwards() {
        view.pins.make { $0.edges.equalToSuperview().inset(10) }
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 280, height: 280))
    }

    func testFourInsets() {
        view.pins.make {
            $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 294, height: 296))
    }

    func testOffsetsOfAPoint() {
        view.pins.make { make in
            make.size.equalTo(20)
            make.center.equalToSuperview().offset(CGPoint(x: 5, y: -5))
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.center, CGPoint(x: 155, y: 145))
    }

    func testAMultiplierOfADimension() {
        view.pins.make { make in
            make.width.equalToSuperview().multipliedBy(0.5)
            make.height.equalTo(view.pins.width).multipliedBy(0.5).offset(5)
            make.top.leading.equalToSuperview()
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.bounds.size, CGSize(width: 150, height: 80))
    }

    func testAPositionByAValueCountsFromTheSuperview() {
        view.pins.make { make in
            make.top.leading.equalTo(30)
            make.size.equalTo(10)
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 30, width: 10, height: 10))
    }

    func testPriorities() {
        let pins = view.pins.make { make in
            make.width.equalTo(100).priority(.defaultLow)
            make.width.equalTo(60).priority(.defaultHigh)
            make.width.lessThanOrEqualTo(50)
            make.height.equalTo(1).priority(UILayoutPriority(751))
            make.top.leading.equalToSuperview()
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.bounds.width, 50)
        XCTAssertEqual(pins[0].constraints[0].priority.rawValue, 250)
        XCTAssertEqual(pins[1].constraints[0].priority.rawValue, 750)
        XCTAssertEqual(pins[3].constraints[0].priority.rawValue, 751)
    }

    func testPriorityValues() {
        XCTAssertEqual(UILayoutPriority.required.rawValue, 1000)
        XCTAssertEqual(UILayoutPriority.fittingSizeLevel.rawValue, 50)
        XCTAssertEqual(UILayoutPriority.dragThatCanResizeScene.rawValue, 510)
        XCTAssertEqual(UILayoutPriority.sceneSizeStayPut.rawValue, 500)
        XCTAssertEqual(UILayoutPriority.dragThatCannotResizeScene.rawValue, 490)
    }

    func testAddPinnedMakesTheClassThatItIsGiven() {
        final class Badge: UILabel {}
        let badge = container.addPinned(Badge.self) { $0.edges.equalToSuperview() }
        XCTAssertTrue((badge as UIView).superview === container)
        XCTAssertFalse(badge.translatesAutoresizingMaskIntoConstraints)
        container.layoutIfNeeded()
        XCTAssertEqual(badge.frame, container.bounds)
    }

    func testAGuideCanBePinned() {
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        guide.pins.make { make in
            make.top.leading.equalToSuperview().inset(20)
            make.size.equalTo(CGSize(width: 100, height: 50))
        }
        view.pins.make { $0.edges.equalTo(guide) }
        container.layoutIfNeeded()
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 20, y: 20, width: 100, height: 50))
        XCTAssertEqual(view.frame, guide.layoutFrame)
    }
}
