import XCTest

@testable import Pager

final class PagerViewControllerTests: XCTestCase {
    private var pager: PagerViewController!
    private var pages: Pages!
    private var window: UIWindow!

    override func setUp() {
        super.setUp()
        Page.log = []
        pages = Pages()
        pager = PagerViewController()
        pager.dataSource = pages
        window = .showing(pager)
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        pager = nil
        pages = nil
        super.tearDown()
    }

    private var shown: Int? { (pager.container.viewControllers?.first as? Page)?.number }

    func testTheFirstPageIsShown() {
        XCTAssertEqual(shown, 0)
        XCTAssertEqual(pager.container.viewControllers?.count, 1)
        XCTAssertTrue(pager.container.parent === pager)
    }

    func testThePageIsAChildOfTheContainer() {
        let page = pager.container.viewControllers?.first
        XCTAssertTrue(page?.parent === pager.container)
        XCTAssertEqual(page?.view.window, window)
        XCTAssertEqual(page?.view.bounds.size, pager.view.bounds.size)
    }

    func testAScrollViewIsAmongTheSubviews() {
        let scrollView = pager.container.view.subviews.first { $0 is UIScrollView } as? UIScrollView
        XCTAssertNotNil(scrollView)
        XCTAssertEqual(scrollView?.isPagingEnabled, true)
        XCTAssertEqual(scrollView, pager.scrollView)
    }

    func testThePageLiesInTheScrollView() throws {
        let scrollView = try XCTUnwrap(pager.scrollView)
        let page = try XCTUnwrap(pager.container.viewControllers?.first)
        XCTAssertTrue(page.view.isDescendant(of: scrollView))
    }

    func testScrollStyleHasNoRecognizersOfItsOwn() {
        XCTAssertTrue(pager.container.gestureRecognizers.isEmpty)
        XCTAssertEqual(pager.container.transitionStyle, .scroll)
        XCTAssertEqual(pager.container.navigationOrientation, .horizontal)
        XCTAssertEqual(pager.container.spineLocation, .none)
    }

    func testScrollingIsSwitchedOff() {
        XCTAssertTrue(pager.isScrollEnabled)
        pager.isScrollEnabled = false
        XCTAssertEqual(pager.scrollView?.isScrollEnabled, false)
        XCTAssertEqual(pager.scrollView?.panGestureRecognizer.isEnabled, false)
    }

    func testAMoveWithoutAnimationCompletesAtOnce() {
        var finished: [Bool] = []
        pager.move(to: 2, animated: false) { finished.append($0) }
        XCTAssertEqual(finished, [true])
        XCTAssertEqual(shown, 2)
        XCTAssertEqual(pager.currentIndex, 2)
    }

    func testAnAnimatedMoveCompletesLater() {
        let done = expectation(description: "moved")
        pager.move(to: 1, animated: true) { finished in
            XCTAssertTrue(finished)
            done.fulfill()
        }
        XCTAssertEqual(pager.currentIndex, 0)
        wait(for: [done], timeout: 2)
        XCTAssertEqual(pager.currentIndex, 1)
        XCTAssertEqual(shown, 1)
    }

    func testAMoveToAPageThatIsNotThere() {
        var finished: [Bool] = []
        XCTAssertFalse(pager.move(to: 3, animated: true) { finished.append($0) })
        XCTAssertFalse(pager.move(to: -1, animated: true))
        XCTAssertEqual(finished, [false])
        XCTAssertEqual(shown, 0)
    }

    func testAppearanceOfTheFirstPage() {
        wait(seconds: 0.1)
        XCTAssertEqual(Page.log, ["0 will appear", "0 did appear"])
    }

    func testAppearanceInAMove() {
        wait(seconds: 0.1)
        Page.log = []
        let done = expectation(description: "moved")
        pager.move(to: 1, animated: true) { _ in done.fulfill() }
        wait(for: [done], timeout: 2)
        wait(seconds: 0.1)
        XCTAssertEqual(
            Page.log.filter { $0.hasPrefix("1") }, ["1 will appear", "1 did appear"])
        XCTAssertEqual(
            Page.log.filter { $0.hasPrefix("0") }, ["0 will disappear", "0 did disappear"])
        XCTAssertLessThan(
            Page.log.firstIndex(of: "1 will appear")!, Page.log.firstIndex(of: "0 did disappear")!)
    }

    func testPagesAreMadeOnce() {
        pager.move(to: 1, animated: false)
        pager.move(to: 0, animated: false)
        pager.move(to: 1, animated: false)
        XCTAssertEqual(pages.made.filter { $0 == 1 }.count, 1)
    }

    func testReloadMakesPagesAgain() {
        pages.count = 1
        pager.move(to: 2, animated: false)
        pager.reloadPages()
        XCTAssertEqual(pager.numberOfPages, 1)
        XCTAssertEqual(pager.currentIndex, 0)
        XCTAssertEqual(shown, 0)
    }

    func testAPagerWithoutPagesIsEmpty() {
        let empty = PagerViewController()
        empty.loadViewIfNeeded()
        XCTAssertEqual(empty.numberOfPages, 0)
        XCTAssertEqual(empty.container.viewControllers ?? [], [])
        XCTAssertFalse(empty.move(to: 0, animated: false))
    }

    func testTheContainerFollowsTheSize() {
        window.frame.size = CGSize(width: 480, height: 320)
        window.layoutIfNeeded()
        XCTAssertEqual(pager.container.view.frame.size, CGSize(width: 480, height: 320))
        XCTAssertEqual(pager.container.viewControllers?.first?.view.bounds.width, 480)
    }

    func testPresentationIndexIsAskedWhenThePagesAreThere() {
        final class Source: NSObject, UIPageViewControllerDataSource {
            var counts: [Int] = []

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore: UIViewController
            ) -> UIViewController? { nil }

            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter: UIViewController
            ) -> UIViewController? { nil }

            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }

            func presentationIndex(for pageViewController: UIPageViewController) -> Int {
                counts.append(pageViewController.viewControllers?.count ?? -1)
                return 1
            }
        }
        let source = Source()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        window.rootViewController = controller
        controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
        window.layoutIfNeeded()
        XCTAssertFalse(source.counts.isEmpty)
        XCTAssertEqual(source.counts.last, 1)
        let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        XCTAssertEqual(dots?.numberOfPages, 3)
        XCTAssertEqual(dots?.currentPage, 1)
    }
}
