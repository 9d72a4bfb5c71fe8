#if canImport(GestureTesting)
import GestureTesting
import XCTest

@testable import Pager

/// Fingers on a pager. They are played here alone; Xcode leaves this file empty.
@MainActor
final class PagerGestureTests: XCTestCase {
    private let pages = Pages()

    private func makePager() -> (PagerViewController, GestureTest) {
        Page.log = []
        let pager = PagerViewController()
        pager.dataSource = pages
        let window = UIWindow.showing(pager)
        wait(seconds: 0.1)
        return (pager, GestureTest(window: window))
    }

    private func swipe(from start: CGFloat, to end: CGFloat, over seconds: Double) -> FingerPath {
        FingerPath().down(at: CGPoint(x: start, y: 240)).move(to: CGPoint(x: end, y: 240), over: seconds).lift()
    }

    func testASwipeTurnsThePage() {
        let (pager, test) = makePager()
        test.play(swipe(from: 280, to: 60, over: 0.15))
        XCTAssertEqual(pager.currentIndex, 1)
        XCTAssertEqual((pager.container.viewControllers?.first as? Page)?.number, 1)
        XCTAssertEqual(Page.log.filter { $0.hasPrefix("1") }, ["1 will appear", "1 did appear"])
    }

    func testAShortSlowDragGoesBack() {
        let (pager, test) = makePager()
        Page.log = []
        test.play(
            FingerPath().down(at: CGPoint(x: 200, y: 240)).move(to: CGPoint(x: 140, y: 240), over: 0.5)
                .hold(0.3).lift())
        XCTAssertEqual(pager.currentIndex, 0)
        XCTAssertEqual((pager.container.viewControllers?.first as? Page)?.number, 0)
        XCTAssertFalse(Page.log.contains("1 did appear"))
        XCTAssertFalse(Page.log.contains("0 did disappear"))
    }

    func testAtTheFirstPageNothingComesFromTheLeft() {
        let (pager, test) = makePager()
        test.play(swipe(from: 60, to: 280, over: 0.15))
        XCTAssertEqual(pager.currentIndex, 0)
        XCTAssertEqual(Page.log, ["0 will appear", "0 did appear"])
    }

    func testAPagerThatDoesNotScroll() {
        let (pager, test) = makePager()
        pager.isScrollEnabled = false
        test.play(swipe(from: 280, to: 60, over: 0.15))
        XCTAssertEqual(pager.currentIndex, 0)
    }

    func testTheDelegateHearsOfTheSwipe() {
        final class Recorder: NSObject, PagerDelegate {
            var calls: [String] = []
            var offsets: [CGFloat] = []
            func pager(_ pager: PagerViewController, willMoveTo index: Int) { calls.append("will \(index)") }
            func pager(_ pager: PagerViewController, didMoveTo index: Int) { calls.append("did \(index)") }
            func pager(_ pager: PagerViewController, didScrollTo offset: CGFloat) { offsets.append(offset) }
        }
        let (pager, test) = makePager()
        let recorder = Recorder()
        pager.delegate = recorder
        test.play(swipe(from: 280, to: 60, over: 0.15))
        XCTAssertEqual(recorder.calls, ["will 1", "did 1"])
        XCTAssertFalse(recorder.offsets.isEmpty)
    }

    func testAPageScrollViewTurnsOnePageAtATime() {
        let controller = UIViewController()
        let window = UIWindow.showing(controller)
        let scrollView = PageScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.numberOfPages = 5
        controller.view.addSubview(scrollView)
        let test = GestureTest(window: window)
        test.play(swipe(from: 300, to: 20, over: 0.08))
        XCTAssertEqual(scrollView.contentOffset.x, 320)
        test.play(
            FingerPath().down(at: CGPoint(x: 100, y: 240)).move(to: CGPoint(x: 180, y: 240), over: 0.5)
                .hold(0.3).lift())
        XCTAssertEqual(scrollView.contentOffset.x, 320)
        XCTAssertEqual(scrollView.currentPage, 1)
    }
}
#endif
