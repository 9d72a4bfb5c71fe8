import XCTest

@testable import Pager

private final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("did scroll") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("did end animation") }
}

final class PageTrackerTests: XCTestCase {
    private var window: UIWindow!
    private var scrollView: UIScrollView!
    private let recorder = ScrollRecorder()

    override func setUp() {
        super.setUp()
        let controller = UIViewController()
        window = .showing(controller)
        scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        scrollView.contentSize = CGSize(width: 960, height: 100)
        scrollView.isPagingEnabled = true
        controller.view.addSubview(scrollView)
    }

    override func tearDown() {
        window = nil
        scrollView = nil
        super.tearDown()
    }

    func testTheOriginalIsCalled() {
        scrollView.delegate = recorder
        let tracker = PageTracker(scrollView: scrollView)
        scrollView.contentOffset.x = 100
        XCTAssertEqual(recorder.calls, ["did scroll"])
        XCTAssertEqual(tracker.page, 0)
        scrollView.contentOffset.x = 170
        XCTAssertEqual(tracker.page, 1)
    }

    func testMethodsThatTheProxyDoesNotHaveAreForwarded() {
        scrollView.delegate = recorder
        let tracker = PageTracker(scrollView: scrollView)
        scrollView.setContentOffset(CGPoint(x: 640, y: 0), animated: true)
        wait(seconds: 0.5)
        XCTAssertEqual(tracker.page, 2)
        XCTAssertEqual(recorder.calls.last, "did end animation")
        XCTAssertGreaterThan(recorder.calls.count, 10)
    }

    func testTheProxyRespondsForTheOriginal() {
        let tracker = PageTracker(scrollView: scrollView)
        let ended = #selector(UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:))
        XCTAssertFalse(scrollView.delegate!.responds(to: ended))
        scrollView.delegate = recorder
        XCTAssertTrue(scrollView.delegate!.responds(to: ended))
        XCTAssertTrue(scrollView.delegate!.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
        XCTAssertNotNil(tracker.scrollView)
    }

    func testADelegateSetLaterGoesBehindTheProxy() {
        let tracker = PageTracker(scrollView: scrollView)
        let proxy = scrollView.delegate
        scrollView.delegate = recorder
        XCTAssertTrue(scrollView.delegate === proxy)
        XCTAssertTrue(tracker.originalDelegate === recorder)
        scrollView.contentOffset.x = 320
        XCTAssertEqual(recorder.calls, ["did scroll"])
        XCTAssertEqual(tracker.page, 1)
    }

    func testADelegateIsObserved() {
        var calls = 0
        let observation = scrollView.observe(\.delegate) { _, _ in calls += 1 }
        scrollView.delegate = recorder
        scrollView.delegate = nil
        observation.invalidate()
        scrollView.delegate = recorder
        XCTAssertEqual(calls, 2)
    }

    func testThePageIsToldOnce() {
        let tracker = PageTracker(scrollView: scrollView)
        var pages: [Int] = []
        tracker.pageChanged = { pages.append($0) }
        for x in stride(from: 0, through: 640, by: 32) { scrollView.contentOffset.x = CGFloat(x) }
        XCTAssertEqual(pages, [1, 2])
    }

    func testBoundsSendNoScroll() {
        scrollView.delegate = recorder
        scrollView.bounds.origin.x = 50
        XCTAssertEqual(scrollView.contentOffset.x, 50)
        XCTAssertEqual(recorder.calls, [])
    }

    func testAnUnchangedOffsetSendsNothing() {
        scrollView.contentOffset.x = 50
        scrollView.delegate = recorder
        scrollView.contentOffset.x = 50
        XCTAssertEqual(recorder.calls, [])
    }

    func testAnAnimatedScrollTakesThreeTenths() {
        scrollView.delegate = recorder
        scrollView.setContentOffset(CGPoint(x: 320, y: 0), animated: true)
        XCTAssertFalse(scrollView.isDragging)
        XCTAssertFalse(scrollView.isDecelerating)
        wait(seconds: 0.15)
        XCTAssertEqual(scrollView.contentOffset.x, 160, accuracy: 30)
        XCTAssertFalse(recorder.calls.contains("did end animation"))
        wait(seconds: 0.3)
        XCTAssertEqual(scrollView.contentOffset.x, 320)
        XCTAssertEqual(recorder.calls.filter { $0 == "did end animation" }.count, 1)
    }

    func testTheBarIsHiddenOverPages() {
        final class Original: NSObject, UINavigationControllerDelegate {
            var shown: [UIViewController] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { shown.append(viewController) }
        }
        let original = Original()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = original
        let hider = BarHider(navigationController: navigation)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        XCTAssertFalse(navigation.isNavigationBarHidden)
        let pager = PagerViewController()
        navigation.pushViewController(pager, animated: false)
        window.layoutIfNeeded()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertTrue(original.shown.last === pager)
        XCTAssertTrue(hider.navigationController === navigation)
    }
}
