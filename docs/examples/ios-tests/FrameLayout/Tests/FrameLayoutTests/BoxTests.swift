import XCTest

@testable import FrameLayout

final class BoxTests: XCTestCase {
    func testAColumnIsAsHighAsItsMembers() {
        let column = ColumnView.column(of: [WishView(50, 20), WishView(80, 30)], spacing: 5)
        column.padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(
            column.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)),
            CGSize(width: 86, height: 59))
    }

    func testMembersTakeTheWidth() {
        let column = ColumnView.column(of: [WishView(50, 20), WishView(80, 30)], spacing: 5)
        column.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
        column.layoutIfNeeded()
        XCTAssertEqual(
            column.subviews.map { $0.frame },
            [CGRect(x: 0, y: 0, width: 120, height: 20), CGRect(x: 0, y: 25, width: 120, height: 30)])
    }

    func testHiddenMembersTakeNoRoom() {
        let column = ColumnView.column(of: [WishView(50, 20), WishView(80, 30)], spacing: 5)
        column.subviews[0].isHidden = true
        XCTAssertEqual(column.sizeThatFits(CGSize(width: 200, height: 200)).height, 30)
    }

    func testColumnsInColumns() {
        let inner = ColumnView.column(of: [WishView(50, 20), WishView(50, 20)])
        let outer = ColumnView.column(of: [inner, WishView(10, 10)], spacing: 2)
        outer.padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        XCTAssertEqual(outer.sizeThatFits(CGSize(width: 300, height: 300)), CGSize(width: 70, height: 72))
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 72)
        outer.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 10, width: 80, height: 40))
        XCTAssertEqual(inner.subviews[1].frame, CGRect(x: 0, y: 20, width: 80, height: 20))
    }

    func testSizeToFitAsksSizeThatFits() {
        let column = ColumnView.column(of: [WishView(50, 20)])
        column.frame = CGRect(x: 7, y: 9, width: 200, height: 200)
        column.sizeToFit()
        XCTAssertEqual(column.frame, CGRect(x: 7, y: 9, width: 50, height: 20))
    }

    func testSizeToFitUnderATransform() {
        let plain = UILabel()
        plain.text = "Lorem ipsum"
        plain.sizeToFit()
        let scaled = UILabel()
        scaled.text = "Lorem ipsum"
        scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        scaled.sizeToFit()
        XCTAssertEqual(scaled.bounds.size, plain.bounds.size)
        XCTAssertEqual(scaled.frame.width, plain.frame.width / 2, accuracy: 0.001)
    }

    func testARowFollowsTheDirection() {
        let row = RowView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        row.addSubview(WishView(50, 20))
        row.addSubview(WishView(30, 40))
        row.spacing = 10
        row.layoutIfNeeded()
        XCTAssertEqual(row.subviews.map { $0.frame.minX }, [0, 60])
        XCTAssertEqual(row.subviews.map { $0.frame.minY }, [10, 0])
        row.semanticContentAttribute = .forceRightToLeft
        row.setNeedsLayout()
        row.layoutIfNeeded()
        XCTAssertEqual(row.subviews.map { $0.frame.minX }, [150, 110])
        XCTAssertEqual(row.sizeThatFits(row.bounds.size), CGSize(width: 90, height: 40))
    }

    func testASettingMarksTheLayout() {
        final class Counting: ColumnView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let column = Counting.column(of: [WishView(10, 10)])
        column.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        column.layoutIfNeeded()
        let before = column.layouts
        column.layoutIfNeeded()
        XCTAssertEqual(column.layouts, before)
        column.spacing = 3
        XCTAssertEqual(column.layouts, before)
        column.layoutIfNeeded()
        XCTAssertEqual(column.layouts, before + 1)
        column.frame.origin.x = 50
        column.layoutIfNeeded()
        XCTAssertEqual(column.layouts, before + 1, "a move is no new size")
    }

    func testALabelWraps() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that is long enough for several lines in a narrow place"
        let one = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        let wrapped = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        XCTAssertEqual(one.height, label.font.lineHeight, accuracy: 1)
        XCTAssertLessThanOrEqual(wrapped.width, 120)
        let lines = (wrapped.height / label.font.lineHeight).rounded()
        XCTAssertGreaterThanOrEqual(lines, 3)
        XCTAssertEqual(wrapped.height, lines * label.font.lineHeight, accuracy: 1)
        label.numberOfLines = 2
        XCTAssertEqual(
            label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)).height,
            2 * label.font.lineHeight, accuracy: 1)
    }

    func testAnEmptyColumn() {
        XCTAssertEqual(ColumnView().sizeThatFits(CGSize(width: 100, height: 100)), .zero)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
        XCTAssertEqual(view.sizeThatFits(.zero), CGSize(width: 5, height: 6), "a view fits its own size")
    }
}
