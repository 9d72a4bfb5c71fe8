import XCTest

@testable import Pager

final class PagerDelegateTests: XCTestCase {
    private let pages = Pages()

    private func makePager(delegate: PagerDelegate?) -> PagerViewController {
        let pager = PagerViewController()
        pager.dataSource = pages
        pager.delegate = delegate
        pager.loadViewIfNeeded()
        return pager
    }

    func testADelegateMayHaveNoMethods() {
        final class Silent: NSObject, PagerDelegate {}
        let silent = Silent()
        let pager = makePager(delegate: silent)
        XCTAssertTrue(pager.move(to: 1, animated: false))
        XCTAssertNil(pager.page(at: 5))
        XCTAssertEqual(pager.page(at: 0)?.additionalSafeAreaInsets, .zero)
    }

    func testWillComesBeforeDid() {
        final class Recorder: NSObject, PagerDelegate {
            var calls: [String] = []
            func pager(_ pager: PagerViewController, willMoveTo index: Int) { calls.append("will \(index)") }
            func pager(_ pager: PagerViewController, didMoveTo index: Int) { calls.append("did \(index)") }
        }
        let recorder = Recorder()
        let pager = makePager(delegate: recorder)
        pager.move(to: 2, animated: false)
        XCTAssertEqual(recorder.calls, ["will 0", "did 0", "will 2", "did 2"])
    }

    func testInsetsForAPage() {
        final class Insetting: NSObject, PagerDelegate {
            func pager(_ pager: PagerViewController, insetsFor page: UIViewController) -> UIEdgeInsets {
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
        }
        let delegate = Insetting()
        XCTAssertEqual(
            makePager(delegate: delegate).page(at: 0)?.additionalSafeAreaInsets,
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    func testInsetsForTraits() {
        final class Insetting: NSObject, PagerDelegate {
            func pager(_ pager: PagerViewController, insetsFor traits: UITraitCollection) -> UIEdgeInsets {
                UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
            }
        }
        let delegate = Insetting()
        XCTAssertEqual(makePager(delegate: delegate).page(at: 0)?.additionalSafeAreaInsets.top, 9)
    }

    func testAPagerThatWraps() {
        final class Wrapping: NSObject, PagerDelegate {
            func pagerShouldWrap(_ pager: PagerViewController) -> Bool { true }
        }
        let delegate = Wrapping()
        let pager = makePager(delegate: delegate)
        XCTAssertEqual((pager.page(at: -1) as? Page)?.number, 2)
        XCTAssertEqual((pager.page(at: 3) as? Page)?.number, 0)
        XCTAssertTrue(pager.page(at: 4) === pager.page(at: 1))
    }

    func testTheInitialPage() {
        final class Starting: NSObject, PagerDelegate {
            var initialPage: Int { 1 }
        }
        let delegate = Starting()
        XCTAssertEqual(makePager(delegate: delegate).currentIndex, 1)
    }

    func testTitles() {
        final class Titled: NSObject, PagerDataSource {
            func numberOfPages(in pager: PagerViewController) -> Int { 1 }
            func pager(_ pager: PagerViewController, pageAt index: Int) -> UIViewController { UIViewController() }
            func pager(_ pager: PagerViewController, titleForPageAt index: Int) -> String { "Page \(index)" }
        }
        let pager = makePager(delegate: nil)
        XCTAssertEqual(pager.title(ofPageAt: 1), "2")
        let titled = Titled()
        pager.dataSource = titled
        XCTAssertEqual(pager.title(ofPageAt: 1), "Page 1")
    }

    func testTheLogHandsOn() {
        final class Next: NSObject, PagerDelegate {
            var moves = 0
            func pager(_ pager: PagerViewController, didMoveTo index: Int) { moves += 1 }
        }
        let log = PagerLog()
        let next = Next()
        log.next = next
        let pager = makePager(delegate: log)
        pager.move(to: 1, animated: false)
        XCTAssertEqual(log.moves, [0, 1])
        XCTAssertEqual(next.moves, 2)
    }

    func testTheLogIsObserved() {
        let log = PagerLog()
        var counts: [Int] = []
        let observation = log.observe(\.moves, options: [.initial, .new]) { log, _ in
            counts.append(log.moves.count)
        }
        let pager = makePager(delegate: log)
        pager.move(to: 1, animated: false)
        observation.invalidate()
        pager.move(to: 2, animated: false)
        XCTAssertEqual(counts, [0, 1, 2])
    }

    func testADelegateIsNotRetained() {
        let pager = makePager(delegate: nil)
        autoreleasepool {
            let log = PagerLog()
            pager.delegate = log
            XCTAssertNotNil(pager.delegate)
        }
        XCTAssertNil(pager.delegate)
    }
}
