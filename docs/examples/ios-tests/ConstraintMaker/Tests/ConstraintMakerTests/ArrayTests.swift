import XCTest

@testable import ConstraintMaker

final class ArrayTests: XCTestCase {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let views = [UIView(), UIView(), UIView()]

    override func setUpWithError() throws {
        try super.setUpWithError()
        views.forEach { container.addSubview($0) }
    }

    func testEachViewIsPinned() {
        let pins = views.makePins { $0.edges.equalToSuperview() }
        XCTAssertEqual(pins.count, 3)
        XCTAssertEqual(container.constraints.count, 12)
        container.layoutIfNeeded()
        XCTAssertEqual(views.map { $0.frame }, Array(repeating: container.bounds, count: 3))
    }

    func testRemakeOfAll() {
        views.makePins { $0.edges.equalToSuperview() }
        views.remakePins { $0.size.equalTo(10) }
        XCTAssertTrue(container.constraints.isEmpty)
        XCTAssertEqual(views.map { $0.constraints.count }, [2, 2, 2])
    }

    func testRemovalOfAll() {
        views.makePins { $0.size.equalTo(10) }
        views.removePins()
        XCTAssertEqual(views.map { $0.constraints.count }, [0, 0, 0])
    }

    func testDistribution() {
        views.distribute(spacing: 15)
        container.layoutIfNeeded()
        XCTAssertEqual(views.map { $0.frame.width }, [90, 90, 90])
        XCTAssertEqual(views.map { $0.frame.minX }, [0, 105, 210])
    }

    func testDistributionFollowsTheDirection() {
        container.semanticContentAttribute = .forceRightToLeft
        views.distribute(spacing: 15)
        container.layoutIfNeeded()
        XCTAssertEqual(views.map { $0.frame.minX }, [210, 105, 0])
    }

    func testDistributionWithInset() {
        let constraints = views.distribute(spacing: 0, inset: 15)
        container.layoutIfNeeded()
        XCTAssertEqual(views.map { $0.frame.minX }, [15, 105, 195])
        XCTAssertTrue(constraints.allSatisfy { $0.isActive })
    }

    func testAnEmptyArrayHasNoConstraints() {
        XCTAssertTrue([UIView]().distribute(spacing: 1).isEmpty)
    }
}
