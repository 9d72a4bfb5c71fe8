import XCTest

@testable import FrameLayout

final class FramesTests: FrameTestCase {
    func testEdges() {
        view.left = 10
        view.top = 5
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 5, width: 50, height: 20))
        view.right = 300
        view.bottom = 200
        XCTAssertEqual(view.frame, CGRect(x: 250, y: 180, width: 50, height: 20))
        XCTAssertEqual(view.left, 250)
        XCTAssertEqual(view.top, 180)
    }

    func testSize() {
        view.size = CGSize(width: 100, height: 40)
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 25, y: 10), "a size keeps the center")
        XCTAssertEqual(view.frame.origin, CGPoint(x: -25, y: -10))
    }

    func testStartAndEndFromLeftToRight() {
        view.start = 12
        XCTAssertEqual(view.left, 12)
        view.end = 290
        XCTAssertEqual(view.right, 290)
        XCTAssertEqual(view.end, 290)
    }

    func testStartAndEndFromRightToLeft() {
        container.semanticContentAttribute = .forceRightToLeft
        view.start = 12
        XCTAssertEqual(view.frame.maxX, 288)
        XCTAssertEqual(view.start, 12)
        view.end = 290
        XCTAssertEqual(view.frame.minX, 10)
    }

    func testDirections() {
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(
            UIView.userInterfaceLayoutDirection(for: .playback), .leftToRight)
        XCTAssertEqual(
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft), .rightToLeft)
        XCTAssertEqual(
            UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft), .leftToRight)
    }

    func testAFrameUnderATransform() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: -25, y: -10, width: 100, height: 40))
        XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(view.frame.width, 20, accuracy: 1e-9)
        XCTAssertEqual(view.frame.height, 50, accuracy: 1e-9)
        XCTAssertEqual(view.center, CGPoint(x: 25, y: 10))
    }

    func testRounding() {
        view.frame = CGRect(x: 0.3, y: 0.2, width: 10.7, height: 5.5)
        view.roundToPixels(scale: 2)
        XCTAssertEqual(view.frame, CGRect(x: 0.5, y: 0, width: 10.5, height: 5.5))
        view.frame.origin.x = 0.3
        view.roundToPixels(scale: 1)
        XCTAssertEqual(view.frame.minX, 0)
    }

    func testAnOverriddenProperty() {
        final class Shifted: UIView {
            override var top: CGFloat {
                get { super.top - 100 }
                set { super.top = newValue + 100 }
            }
        }
        let shifted: UIView = Shifted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        shifted.top = 5
        XCTAssertEqual(shifted.frame.minY, 105)
        XCTAssertEqual(shifted.top, 5)
    }

    func testConversionWithinATree() {
        view.frame.origin = CGPoint(x: 7, y: 8)
        XCTAssertEqual(view.convert(CGPoint.zero, to: container), CGPoint(x: 7, y: 8))
        XCTAssertEqual(container.convert(CGPoint.zero, to: view), CGPoint(x: -7, y: -8))
        container.bounds.origin = CGPoint(x: 0, y: 50)
        XCTAssertEqual(view.convert(CGPoint.zero, to: container), CGPoint(x: 7, y: 8), "bounds count inside")
    }

    func testConversionBetweenTrees() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let target = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        root.addSubview(target)
        view.frame.origin = CGPoint(x: 10, y: 10)
        XCTAssertEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 40, y: 50))
        XCTAssertEqual(view.convert(view.bounds, to: target), CGRect(x: -60, y: -50, width: 50, height: 20))
        XCTAssertEqual(view.bottomRightAnchor.point(in: root), CGPoint(x: 90, y: 70))
    }

    func testSafeBounds() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        window.layoutIfNeeded()
        let insets = controller.view.safeAreaInsets
        XCTAssertEqual(controller.view.safeBounds, controller.view.bounds.inset(by: insets))
        let child = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
        controller.view.addSubview(child)
        window.layoutIfNeeded()
        XCTAssertEqual(child.safeAreaInsets.top, 0)
        XCTAssertEqual(child.safeAreaInsets.bottom, insets.bottom, "a view below the edge has the whole inset")
        XCTAssertEqual(UIView().safeAreaInsets, .zero)
    }

    func testMargins() {
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        container.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        view.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
        container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(container.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    func testAutoresizing() {
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        container.bounds.size = CGSize(width: 400, height: 260)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 60, width: 150, height: 20))
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        view.frame = CGRect(x: 100, y: 0, width: 200, height: 20)
        container.bounds.size.width = 800
        XCTAssertEqual(view.frame.width, 200)
        XCTAssertEqual(view.center.x, 400)
        container.autoresizesSubviews = false
        container.bounds.size.width = 100
        XCTAssertEqual(view.frame.width, 200)
    }
}
