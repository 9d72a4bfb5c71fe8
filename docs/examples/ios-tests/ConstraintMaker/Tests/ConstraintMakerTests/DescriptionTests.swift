import XCTest

@testable import ConstraintMaker

final class DescriptionTests: ContainerTestCase {
    override func setUp() {
        super.setUp()
        view.accessibilityIdentifier = "card"
        other.accessibilityIdentifier = "title"
    }

    private func text(_ pinning: (PinMaker) -> Void) -> String {
        view.pins.make(pinning).map { $0.description }.joined(separator: "\n")
    }

    func testARelationToAView() {
        XCTAssertEqual(
            text { $0.top.equalTo(other.pins.bottom).offset(8) }, "card.top == title.bottom + 8.0")
    }

    func testANegativeOffset() {
        XCTAssertEqual(
            text { $0.bottom.equalTo(other).inset(8) }, "card.bottom == title.bottom - 8.0")
    }

    func testAConstant() {
        XCTAssertEqual(text { $0.width.lessThanOrEqualTo(40.5) }, "card.width <= 40.5")
    }

    func testAMultiplierAndAPriority() {
        XCTAssertEqual(
            text { $0.width.greaterThanOrEqualTo(other.pins.height).multipliedBy(0.5).priority(.defaultHigh) },
            "card.width >= title.height * 0.5 ^750.0")
    }

    func testALabelNamesThePlace() {
        XCTAssertEqual(text { $0.height.equalTo(3).labeled("divider") }, "card.height == 3.0 (divider)")
    }

    func testAViewWithoutIdentifierHasItsClass() {
        other.accessibilityIdentifier = nil
        XCTAssertEqual(text { $0.left.equalTo(other) }, "card.left == UIView.left")
    }

    func testSystemGuidesHaveIdentifiers() {
        XCTAssertEqual(
            text { $0.top.equalTo(container.safeAreaLayoutGuide) },
            "card.top == UIViewSafeAreaLayoutGuide.top")
        XCTAssertEqual(container.layoutMarginsGuide.identifier, "UIViewLayoutMarginsGuide")
        XCTAssertEqual(UILayoutGuide().identifier, "")
    }

    func testSeveralConstraintsTakeSeveralLines() {
        XCTAssertEqual(
            text { $0.size.equalTo(CGSize(width: 1, height: 2)) },
            "card.width == 1.0\ncard.height == 2.0")
    }

    func testStringsOfGeometry() {
        XCTAssertEqual("\(CGPoint(x: 1, y: 2))", "(1.0, 2.0)")
        XCTAssertEqual("\(CGSize(width: 3, height: 4))", "(3.0, 4.0)")
        XCTAssertEqual("\(CGRect(x: 0, y: 0, width: 3, height: 4))", "(0.0, 0.0, 3.0, 4.0)")
        XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}")
    }

    func testFormatsTakeObjects() {
        let text = String(format: "%@ at %.1f", view.pins.make { $0.width.equalTo(1) }[0], 0.5)
        XCTAssertEqual(text, "card.width == 1.0 at 0.5")
        NSLog("%@", view.traitCollection)
    }
}
