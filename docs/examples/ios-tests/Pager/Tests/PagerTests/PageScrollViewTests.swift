import XCTest

@testable import Pager

final class PageScrollViewTests: XCTestCase {
    private var scrollView: PageScrollView!
    private var made: [Int] = []

    override func setUp() {
        super.setUp()
        made = []
        scrollView = PageScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scrollView.makePage = { [unowned self] index in
            self.made.append(index)
            return UIView()
        }
        scrollView.numberOfPages = 4
        scrollView.layoutIfNeeded()
    }

    func testTheContentHoldsAllPages() {
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 800, height: 100))
        XCTAssertEqual(Array(scrollView.visiblePages.keys), [0])
    }

    func testTwoPagesAreMadeBetweenPages() {
        scrollView.contentOffset.x = 50
        scrollView.layoutIfNeeded()
        XCTAssertEqual(scrollView.visiblePages.keys.sorted(), [0, 1])
        XCTAssertEqual(scrollView.visiblePages[1]?.frame, CGRect(x: 200, y: 0, width: 200, height: 100))
    }

    func testPagesOutOfSightLeave() {
        let first = scrollView.visiblePages[0]
        scrollView.scroll(toPage: 2, animated: false)
        scrollView.layoutIfNeeded()
        XCTAssertEqual(scrollView.visiblePages.keys.sorted(), [2])
        XCTAssertNil(first?.superview)
        XCTAssertEqual(made, [0, 2])
        XCTAssertEqual(scrollView.currentPage, 2)
    }

    func testScrollingMarksTheLayout() {
        final class Counting: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.contentSize.width = 600
        view.layoutIfNeeded()
        let before = view.layouts
        view.contentOffset.x = 10
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, before + 1)
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, before + 1)
    }

    func testTheOffsetIsTheOriginOfTheBounds() {
        scrollView.contentOffset = CGPoint(x: 30, y: 0)
        XCTAssertEqual(scrollView.bounds.origin, CGPoint(x: 30, y: 0))
        XCTAssertEqual(scrollView.convert(CGPoint.zero, to: scrollView.visiblePages[0]), .zero)
        XCTAssertEqual(scrollView.frame.origin, .zero)
    }

    func testASettingIsNotClamped() {
        scrollView.contentOffset.x = -70
        XCTAssertEqual(scrollView.contentOffset.x, -70)
        scrollView.scrollRectToVisible(CGRect(x: 700, y: 0, width: 200, height: 10), animated: false)
        XCTAssertEqual(scrollView.contentOffset.x, 600)
    }

    func testARectIsScrolledIntoSight() {
        scrollView.scrollRectToVisible(CGRect(x: 300, y: 0, width: 40, height: 10), animated: false)
        XCTAssertEqual(scrollView.contentOffset.x, 140)
        scrollView.scrollRectToVisible(CGRect(x: 200, y: 0, width: 40, height: 10), animated: false)
        XCTAssertEqual(scrollView.contentOffset.x, 140, "what is in sight moves nothing")
    }

    func testInsetsMoveTheOffsetFromTheTop() {
        scrollView.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
        XCTAssertEqual(scrollView.adjustedContentInset.top, 12)
        XCTAssertEqual(scrollView.contentOffset.y, 0, "content in no window stays where it is")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(scrollView)
        XCTAssertEqual(scrollView.contentOffset.y, -12)
    }

    func testPageControl() {
        let control = UIPageControl()
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        control.numberOfPages = 4
        control.currentPage = 9
        XCTAssertEqual(control.currentPage, 3)
        control.numberOfPages = 2
        XCTAssertEqual(control.currentPage, 1)
        control.currentPage = -1
        XCTAssertEqual(control.currentPage, 0)
        XCTAssertEqual(changes, 0)
    }
}
