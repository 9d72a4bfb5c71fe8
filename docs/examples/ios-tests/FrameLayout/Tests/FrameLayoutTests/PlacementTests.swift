import XCTest

@testable import FrameLayout

final class PlacementTests: FrameTestCase {
    func testNothingIsSetBeforeTheEnd() {
        let placement = view.place.top(10).start(10)
        XCTAssertEqual(view.frame.origin, .zero)
        placement.done()
        XCTAssertEqual(view.frame.origin, CGPoint(x: 10, y: 10))
    }

    func testOppositeEdgesStretch() {
        view.place.top(10).bottom(20).start(30).end(40).done()
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 10, width: 230, height: 170))
        view.place.all().done()
        XCTAssertEqual(view.frame, container.bounds)
    }

    func testFarEdges() {
        view.place.bottom(5).end(5).done()
        XCTAssertEqual(view.frame, CGRect(x: 245, y: 175, width: 50, height: 20))
    }

    func testRightToLeft() {
        container.semanticContentAttribute = .forceRightToLeft
        view.place.start(5).done()
        XCTAssertEqual(view.frame.minX, 245)
        view.place.end(5).done()
        XCTAssertEqual(view.frame.minX, 5)
        let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 10))
        container.addSubview(other)
        view.place.after(other, spacing: 8).done()
        XCTAssertEqual(view.frame.maxX, 192)
    }

    func testNeighbors() {
        let other = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        container.addSubview(other)
        view.place.below(other, spacing: 5).after(other, spacing: 6).done()
        XCTAssertEqual(view.frame.origin, CGPoint(x: 66, y: 85))
    }

    func testANeighborInAnotherTree() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let other = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        root.addSubview(other)
        view.place.middle(at: other.middleAnchor).done()
        XCTAssertEqual(view.center, CGPoint(x: 75, y: 65))
    }

    func testFittingSizes() {
        let wish = WishView(80, 30)
        container.addSubview(wish)
        wish.place.top(1).start(2).fit().done()
        XCTAssertEqual(wish.frame, CGRect(x: 2, y: 1, width: 80, height: 30))
        wish.place.start(10).end(10).fit().done()
        XCTAssertEqual(wish.frame.size, CGSize(width: 280, height: 30))
        wish.place.width(20).fit().done()
        XCTAssertEqual(wish.frame.size, CGSize(width: 20, height: 30))
    }

    func testAspectRatios() {
        view.place.start(0).end(0).aspectRatio(3).done()
        XCTAssertEqual(view.frame.size, CGSize(width: 300, height: 100))
        view.place.height(40).aspectRatio(0.5).done()
        XCTAssertEqual(view.frame.size, CGSize(width: 20, height: 40))
        view.place.aspectRatio(0).done()
        XCTAssertEqual(view.frame.size, CGSize(width: 20, height: 40))
    }

    func testSizesAreNeverNegative() {
        view.place.start(200).end(200).done()
        XCTAssertEqual(view.frame.width, 0)
    }

    func testANumberThatIsNone() {
        view.place.top(.nan).start(.infinity).done()
        XCTAssertEqual(view.frame.origin, .zero)
    }

    func testAScaledViewIsPlacedByItsFrame() {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.place.top(10).start(10).done()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 25, height: 10))
        XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 20))
    }
}
