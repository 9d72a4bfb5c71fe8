import XCTest

@testable import PagingMenu

final class LayoutTests: XCTestCase {
    private let layout = PagingMenuLayout()
    private let items = Items(["one", "two", "three", "four"])
    private var collectionView: UICollectionView!

    override func setUp() {
        super.setUp()
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 40), collectionViewLayout: layout)
        collectionView.register(PagingMenuCell.self, forCellWithReuseIdentifier: "item")
        collectionView.dataSource = items
        collectionView.layoutIfNeeded()
    }

    private func frame(_ item: Int) -> CGRect? {
        collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    private var indicator: CGRect? {
        layout.layoutAttributesForDecorationView(
            ofKind: PagingMenuLayout.indicatorKind, at: IndexPath(item: 0, section: 0))?.frame
    }

    func testFixedWidths() {
        XCTAssertEqual(frame(0), CGRect(x: 0, y: 0, width: 100, height: 40))
        XCTAssertEqual(frame(3), CGRect(x: 300, y: 0, width: 100, height: 40))
        XCTAssertEqual(collectionView.contentSize, CGSize(width: 400, height: 40))
    }

    func testSpacingAndInsets() {
        layout.spacing = 10
        layout.insets = UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 6)
        collectionView.layoutIfNeeded()
        XCTAssertEqual(frame(1), CGRect(x: 115, y: 1, width: 100, height: 37))
        XCTAssertEqual(collectionView.contentSize.width, 5 + 400 + 30 + 6)
    }

    func testEvenWidths() {
        layout.itemWidth = .even
        collectionView.layoutIfNeeded()
        XCTAssertEqual(frame(2), CGRect(x: 100, y: 0, width: 50, height: 40))
    }

    func testOnlyCellsInSightAreMade() {
        XCTAssertEqual(collectionView.visibleCells.count, 2)
        XCTAssertEqual(collectionView.indexPathsForVisibleItems.map { $0.item }.sorted(), [0, 1])
        XCTAssertNotNil(collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        XCTAssertNil(collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
    }

    func testCellsAreReused() {
        for x in stride(from: 0, through: 200, by: 20) {
            collectionView.contentOffset.x = CGFloat(x)
            collectionView.layoutIfNeeded()
        }
        XCTAssertEqual(collectionView.indexPathsForVisibleItems.map { $0.item }.sorted(), [2, 3])
        XCTAssertLessThanOrEqual(collectionView.subviews.filter { $0 is PagingMenuCell }.count, 4)
    }

    func testTheIndicatorStandsBelowItsItem() {
        XCTAssertEqual(indicator, CGRect(x: 0, y: 38, width: 100, height: 2))
        layout.position = 1.5
        collectionView.layoutIfNeeded()
        XCTAssertEqual(indicator, CGRect(x: 150, y: 38, width: 100, height: 2))
        layout.position = 9
        XCTAssertEqual(indicator?.minX, 300)
        layout.position = -1
        XCTAssertEqual(indicator?.minX, 0)
    }

    func testTheIndicatorGetsItsAttributes() {
        layout.indicatorColor = .red
        layout.invalidateLayout()
        collectionView.layoutIfNeeded()
        let view = collectionView.subviews.first { $0 is IndicatorView }
        XCTAssertEqual(view?.frame, CGRect(x: 0, y: 38, width: 100, height: 2))
        XCTAssertEqual(view?.backgroundColor, .red)
    }

    func testAttributesAreCopied() throws {
        let attributes = IndicatorAttributes(forDecorationViewOfKind: "kind", with: IndexPath(item: 0, section: 0))
        attributes.color = .green
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let copy = try XCTUnwrap(attributes.copy() as? IndicatorAttributes)
        XCTAssertEqual(copy.color, .green)
        XCTAssertEqual(copy.frame, attributes.frame)
        XCTAssertEqual(copy, attributes)
        copy.color = .red
        XCTAssertNotEqual(copy, attributes)
        XCTAssertEqual(attributes.representedElementCategory, .decorationView)
        XCTAssertEqual(attributes.representedElementKind, "kind")
    }

    func testASizeKeepsTheCenter() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = CGSize(width: 100, height: 61)
        XCTAssertEqual(attributes.frame, CGRect(x: -50, y: -30.5, width: 100, height: 61))
        XCTAssertEqual(attributes.alpha, 1)
        XCTAssertEqual(attributes.zIndex, 0)
        XCTAssertFalse(attributes.isHidden)
    }

    func testScrollingPreparesNothing() {
        let before = layout.preparations
        collectionView.contentOffset.x = 30
        collectionView.layoutIfNeeded()
        XCTAssertEqual(layout.preparations, before)
        collectionView.frame.size.width = 250
        collectionView.layoutIfNeeded()
        XCTAssertEqual(layout.preparations, before + 1)
    }

    func testCellsSizeThemselves() {
        layout.itemWidth = .selfSizing(estimated: 50)
        collectionView.layoutIfNeeded()
        let label = UILabel()
        label.text = "one"
        label.sizeToFit()
        XCTAssertEqual(frame(0)?.width ?? 0, label.bounds.width + 16, accuracy: 0.5)
        XCTAssertEqual(frame(1)?.minX, frame(0)?.maxX)
    }

    func testExistingCellsAreAskedAgain() {
        let cells = collectionView.visibleCells
        layout.itemWidth = .selfSizing(estimated: 100)
        layout.invalidateLayout()
        collectionView.layoutIfNeeded()
        XCTAssertTrue(collectionView.visibleCells.contains { cells.contains($0) })
        XCTAssertNotEqual(frame(0)?.width, 100)
    }

    func testMovesBetweenLayouts() {
        let other = PagingMenuLayout()
        other.itemWidth = .fixed(40)
        collectionView.setCollectionViewLayout(other, animated: false)
        collectionView.layoutIfNeeded()
        XCTAssertTrue(other.collectionView === collectionView)
        XCTAssertNil(layout.collectionView)
        XCTAssertEqual(collectionView.contentSize.width, 160)
        XCTAssertEqual(collectionView.visibleCells.count, 4)
    }
}
