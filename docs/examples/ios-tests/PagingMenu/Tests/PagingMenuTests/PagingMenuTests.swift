import XCTest

@testable import PagingMenu

/// A page that names itself, by overriding a property of the library's extension.
private final class NamedPage: UIViewController {
    override var pagingTitle: String { "named" }
    override var isInPagingMenu: Bool { super.isInPagingMenu && parent != nil }
}

final class PagingMenuTests: XCTestCase {
    private var controller: PagingMenuController!
    private var window: UIWindow!
    private let pages = [UIViewController(), NamedPage(), RowsController(style: .plain)]

    override func setUp() {
        super.setUp()
        pages[0].title = "first"
        controller = PagingMenuController()
        window = .showing(controller)
        controller.setPages(pages)
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window = nil
        controller = nil
        super.tearDown()
    }

    private func title(_ item: Int) -> String? {
        (controller.menu.cellForItem(at: IndexPath(item: item, section: 0)) as? PagingMenuCell)?.titleLabel.text
    }

    func testTitles() {
        XCTAssertEqual((0..<3).map { title($0) }, ["first", "named", "0 rows"])
    }

    func testAnOverrideInAnExtension() {
        let rows = RowsController(style: .plain)
        rows.rows = ["a", "b"]
        XCTAssertEqual((rows as UIViewController).pagingTitle, "2 rows")
        XCTAssertTrue(pages[0].isInPagingMenu)
        XCTAssertFalse(pages[1].isInPagingMenu)
    }

    func testFrames() {
        let area = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
        XCTAssertEqual(controller.menu.frame, CGRect(x: 0, y: area.minY, width: 320, height: 44))
        XCTAssertEqual(controller.scrollView.frame, CGRect(x: 0, y: area.minY + 44, width: 320, height: area.height - 44))
        XCTAssertEqual(controller.scrollView.contentSize.width, 960)
        XCTAssertEqual(pages[0].view.frame, CGRect(x: 0, y: 0, width: 320, height: area.height - 44))
    }

    func testOnlyTheFirstPageIsAChild() {
        XCTAssertEqual(controller.children, [pages[0]])
        XCTAssertFalse(pages[1].isViewLoaded)
    }

    func testTheIndicatorFollowsTheScrollView() {
        controller.scrollView.contentOffset.x = 160
        XCTAssertEqual(controller.layout.position, 0.5)
        XCTAssertEqual(controller.children, [pages[0], pages[1]])
        controller.menu.layoutIfNeeded()
        XCTAssertEqual(controller.menu.subviews.first { $0 is IndicatorView }?.frame.minX, 50)
    }

    func testASelectionScrolls() {
        let shown = expectation(description: "shown")
        final class Recorder: NSObject, PagingMenuDelegate {
            var calls: [String] = []
            var shown: (() -> Void)?
            func pagingMenu(_ menu: PagingMenuController, willShow page: UIViewController, at index: Int) {
                calls.append("will \(index)")
            }
            func pagingMenu(_ menu: PagingMenuController, didShow page: UIViewController, at index: Int) {
                calls.append("did \(index)")
                shown?()
            }
        }
        let recorder = Recorder()
        recorder.shown = { shown.fulfill() }
        controller.delegate = recorder
        controller.select(1, animated: true)
        wait(for: [shown], timeout: 1)
        XCTAssertEqual(recorder.calls, ["will 1", "did 1"])
        XCTAssertEqual(controller.currentIndex, 1)
        XCTAssertEqual(controller.menu.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }

    func testANewSizeKeepsThePage() {
        controller.select(1, animated: true)
        turn(0.6)
        window.frame.size = CGSize(width: 480, height: 320)
        window.layoutIfNeeded()
        XCTAssertEqual(controller.scrollView.contentOffset.x, 480)
        XCTAssertEqual(pages[1].view.frame.minX, 480)
    }

    func testNewPagesReplaceTheOld() {
        controller.setPages([UIViewController()])
        XCTAssertEqual(controller.children.count, 1)
        XCTAssertNil(pages[0].parent)
        XCTAssertNil(pages[0].view.superview)
        XCTAssertEqual(controller.menu.numberOfItems(inSection: 0), 1)
        controller.setPages([])
        XCTAssertEqual(controller.menu.numberOfItems(inSection: 0), 0)
        XCTAssertTrue(controller.children.isEmpty)
    }

    func testAnIndexThatIsNotThere() {
        controller.select(7, animated: false)
        XCTAssertEqual(controller.scrollView.contentOffset, .zero)
        XCTAssertEqual(controller.currentIndex, 0)
    }

    func testTheDelegateForbidsAnItem() {
        final class Forbidding: NSObject, PagingMenuDelegate {
            func pagingMenu(_ menu: PagingMenuController, shouldSelectItemAt index: Int) -> Bool { index != 2 }
        }
        let forbidding = Forbidding()
        controller.delegate = forbidding
        let menu = controller.menu
        XCTAssertFalse(controller.collectionView(menu, shouldSelectItemAt: IndexPath(item: 2, section: 0)))
        XCTAssertTrue(controller.collectionView(menu, shouldSelectItemAt: IndexPath(item: 1, section: 0)))
    }

    func testAppearanceOfPages() {
        final class Logged: UIViewController {
            var calls: [String] = []
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("did appear")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                calls.append(parent == nil ? "left" : "joined")
            }
        }
        let page = Logged()
        controller.setPages([page])
        turn()
        XCTAssertEqual(page.calls.sorted(), ["did appear", "joined"])
        controller.setPages([])
        XCTAssertEqual(page.calls.last, "left")
    }
}
