import XCTest

@testable import PagingMenu

final class TableTests: XCTestCase {
    private var controller: RowsController!
    private var window: UIWindow!

    override func setUp() {
        super.setUp()
        controller = RowsController(style: .plain)
        controller.rows = (0..<40).map { "Row \($0)" }
        controller.tableView.rowHeight = 44
        window = .showing(controller)
    }

    override func tearDown() {
        window = nil
        controller = nil
        super.tearDown()
    }

    private var table: UITableView { controller.tableView }

    func testRowsHaveTheirHeight() {
        XCTAssertEqual(table.numberOfRows(inSection: 0), 40)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 3, section: 0)), CGRect(x: 0, y: 132, width: 320, height: 44))
        XCTAssertEqual(table.contentSize.height, 1760)
    }

    func testNoRoomForHeadersThatNobodyGives() {
        table.sectionHeaderHeight = 22
        table.sectionFooterHeight = 22
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 0)
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 0)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
    }

    func testCellsUpdateTheirConfiguration() throws {
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? RowCell)
        XCTAssertFalse(cell.states.isEmpty)
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .white)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        turn()
        XCTAssertEqual(cell.states.last, true)
        XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .yellow)
        XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Row 1")
    }

    func testScrollingToARow() {
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y + table.adjustedContentInset.top, 880)
        table.layoutIfNeeded()
        XCTAssertTrue(table.indexPathsForVisibleRows?.contains(IndexPath(row: 20, section: 0)) ?? false)
    }

    func testRowsInARect() {
        func rows(_ y: CGFloat, _ height: CGFloat) -> [Int] {
            (table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 320, height: height)) ?? []).map { $0.row }
        }
        XCTAssertEqual(rows(43.5, 1), [0])
        XCTAssertEqual(rows(43, 2), [0, 1])
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 90)), IndexPath(row: 2, section: 0))
    }

    func testARowThatGoes() {
        controller.rows.remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 39)
        turn(0.6)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        XCTAssertEqual((cell?.contentConfiguration as? UIListContentConfiguration)?.text, "Row 1")
    }

    func testTheTableBouncesUpAndDown() {
        XCTAssertTrue(table.alwaysBounceVertical)
        XCTAssertFalse(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).alwaysBounceVertical)
        XCTAssertEqual(table.decelerationRate, .normal)
    }
}
