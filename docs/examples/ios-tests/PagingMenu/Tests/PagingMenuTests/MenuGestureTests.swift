#if canImport(GestureTesting)
import GestureTesting
import XCTest

@testable import PagingMenu

/// Fingers on menu and pages. They are played here alone; Xcode leaves this file empty.
@MainActor
final class MenuGestureTests: XCTestCase {
    private func makeMenu(_ count: Int) -> (PagingMenuController, GestureTest) {
        let controller = PagingMenuController()
        let window = UIWindow.showing(controller)
        controller.setPages((0..<count).map { _ in UIViewController() })
        window.layoutIfNeeded()
        return (controller, GestureTest(window: window))
    }

    private func swipe(_ start: CGPoint, _ end: CGPoint, over seconds: Double = 0.15) -> FingerPath {
        FingerPath().down(at: start).move(to: end, over: seconds).lift()
    }

    func testASwipeOnThePagesMovesTheMenu() {
        let (controller, test) = makeMenu(5)
        test.play(swipe(CGPoint(x: 280, y: 300), CGPoint(x: 60, y: 300)))
        XCTAssertEqual(controller.currentIndex, 1)
        XCTAssertEqual(controller.layout.position, 1)
        XCTAssertEqual(controller.menu.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }

    func testATapOnTheMenuMovesThePages() {
        let (controller, test) = makeMenu(5)
        let y = controller.menu.frame.midY
        test.play(FingerPath().down(at: CGPoint(x: 250, y: y)).hold(0.05).lift())
        XCTAssertEqual(controller.currentIndex, 2)
        XCTAssertEqual(controller.scrollView.contentOffset.x, 640)
    }

    func testADragOnTheMenuScrollsItAlone() {
        let (controller, test) = makeMenu(9)
        let y = controller.menu.frame.midY
        test.play(
            FingerPath().down(at: CGPoint(x: 280, y: y)).move(to: CGPoint(x: 120, y: y), over: 0.5).hold(0.3).lift())
        XCTAssertEqual(controller.menu.contentOffset.x, 150, accuracy: 1)
        XCTAssertEqual(controller.currentIndex, 0)
        XCTAssertEqual(controller.menu.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    }

    func testOrderOfASelection() {
        final class Order: NSObject, UICollectionViewDelegate {
            var calls: [String] = []
            func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
                calls.append("should highlight \(path.item)")
                return true
            }
            func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
                calls.append("did highlight \(path.item)")
            }
            func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
                calls.append("did unhighlight \(path.item)")
            }
            func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
                calls.append("should select \(path.item)")
                return true
            }
            func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
                calls.append("did deselect \(path.item)")
            }
            func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                calls.append("did select \(path.item)")
            }
        }
        let (controller, test) = makeMenu(3)
        let order = Order()
        controller.menu.delegate = order
        test.play(FingerPath().down(at: CGPoint(x: 150, y: controller.menu.frame.midY)).hold(0.05).lift())
        XCTAssertEqual(order.calls.prefix(2), ["should highlight 1", "did highlight 1"])
        XCTAssertEqual(
            Set(order.calls.dropFirst(2)),
            ["should select 1", "did unhighlight 1", "did deselect 0", "did select 1"])
        XCTAssertLessThan(
            order.calls.firstIndex(of: "did deselect 0") ?? 9, order.calls.firstIndex(of: "did select 1") ?? 0)
    }

    func testATableInAPageScrolls() {
        let (controller, test) = makeMenu(1)
        let rows = RowsController(style: .plain)
        rows.rows = (0..<60).map { "\($0)" }
        rows.tableView.rowHeight = 44
        controller.setPages([rows, UIViewController()])
        controller.view.layoutIfNeeded()
        test.play(
            FingerPath().down(at: CGPoint(x: 160, y: 400)).move(to: CGPoint(x: 165, y: 200), over: 0.5).hold(0.3).lift())
        XCTAssertEqual(rows.tableView.contentOffset.y, 190, accuracy: 1)
        XCTAssertEqual(controller.scrollView.contentOffset.x, 0)
    }
}
#endif
