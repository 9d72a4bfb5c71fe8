import XCTest

@testable import PagingMenu

/// Tests the parts of UIKit that the menu uses: collection views with flow layouts, selection and changes.
final class CollectionTests: XCTestCase {
    private func makeView(_ count: Int, width: CGFloat, _ set: (UICollectionViewFlowLayout) -> Void) -> (UICollectionView, Items) {
        let layout = UICollectionViewFlowLayout()
        set(layout)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
        let items = Items((0..<count).map { "\($0)" })
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.layoutIfNeeded()
        return (view, items)
    }

    private func origins(_ view: UICollectionView) -> [CGPoint] {
        (0..<view.numberOfItems(inSection: 0)).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin
        }
    }

    func testDefaultsOfAFlowLayout() {
        let layout = UICollectionViewFlowLayout()
        XCTAssertEqual(layout.itemSize, CGSize(width: 50, height: 50))
        XCTAssertEqual(layout.minimumLineSpacing, 10)
        XCTAssertEqual(layout.minimumInteritemSpacing, 10)
        XCTAssertEqual(layout.scrollDirection, .vertical)
        XCTAssertEqual(layout.sectionInset, .zero)
    }

    func testAShortLineIsSpacedAsAFullOne() {
        let (view, items) = makeView(4, width: 375) { _ in }
        XCTAssertEqual(origins(view).map { $0.x }, [0, 65, 130, 195])
        XCTAssertEqual(items.titles.count, 4)
    }

    func testAFullLineIsJustified() {
        let (view, items) = makeView(7, width: 320) { layout in
            layout.itemSize = CGSize(width: 100, height: 40)
            layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            layout.minimumInteritemSpacing = 10
            layout.minimumLineSpacing = 5
        }
        XCTAssertEqual(origins(view).map { $0.x }, [10, 210, 10, 210, 10, 210, 10])
        XCTAssertEqual(origins(view).map { $0.y }, [10, 10, 55, 55, 100, 100, 145])
        XCTAssertEqual(view.contentSize, CGSize(width: 320, height: 195))
        XCTAssertEqual(items.titles.count, 7)
    }

    func testOneItemALineIsCentered() {
        let (view, items) = makeView(2, width: 200) { $0.itemSize = CGSize(width: 150, height: 40) }
        XCTAssertEqual(origins(view).map { $0.x }, [25, 25])
        XCTAssertEqual(items.titles.count, 2)
    }

    func testScrollingToAnItem() {
        let (view, items) = makeView(20, width: 100) { layout in
            layout.itemSize = CGSize(width: 100, height: 40)
            layout.minimumLineSpacing = 10
        }
        view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false)
        XCTAssertEqual(view.contentOffset.y, 300)
        view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .top, animated: false)
        XCTAssertEqual(view.contentOffset.y, view.contentSize.height - 300)
        XCTAssertEqual(items.titles.count, 20)
    }

    func testSelectionByTheProgramTellsNobody() {
        final class Recorder: NSObject, UICollectionViewDelegate {
            var calls = 0
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { calls += 1 }
        }
        let recorder = Recorder()
        let (view, items) = makeView(4, width: 375) { _ in }
        view.delegate = recorder
        view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected, true)
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
        XCTAssertEqual(recorder.calls, 0)
        XCTAssertEqual(items.titles.count, 4)
    }

    func testABatchOfChanges() {
        let (view, items) = makeView(3, width: 375) { _ in }
        let done = expectation(description: "changed")
        view.performBatchUpdates {
            items.titles.remove(at: 0)
            items.titles.append("new")
            items.titles.append("newer")
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
        } completion: { _ in done.fulfill() }
        XCTAssertEqual(view.numberOfItems(inSection: 0), 4)
        wait(for: [done], timeout: 2)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.count, 4)
    }

    func testSelectionFollowsAMove() {
        let (view, items) = makeView(3, width: 375) { _ in }
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        items.titles.append(items.titles.remove(at: 0))
        view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    }

    func testACellIsPreparedForReuse() {
        let cell = PagingMenuCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        cell.titleLabel.text = "old"
        cell.prepareForReuse()
        XCTAssertNil(cell.titleLabel.text)
        cell.isSelected = true
        XCTAssertEqual(cell.titleLabel.textColor, .blue)
    }

    func testAnInvalidatingPropertyMarksTheLayout() {
        let cell = PagingMenuCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.titleLabel.frame, CGRect(x: 8, y: 0, width: 64, height: 40))
        cell.margin = 20
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.titleLabel.frame, CGRect(x: 20, y: 0, width: 40, height: 40))
    }
}
