import XCTest

@testable import Pager

final class PageIndicatorTests: XCTestCase {
    private var window: UIWindow!
    private var indicator: PageIndicatorView!
    private var drawn: [(page: CGFloat, stretch: CGFloat)] = []

    override func setUp() {
        super.setUp()
        drawn = []
        let controller = UIViewController()
        window = .showing(controller)
        indicator = PageIndicatorView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        indicator.indicatorLayer.drawn = { [unowned self] in self.drawn.append(($0, $1)) }
        controller.view.addSubview(indicator)
        wait(seconds: 0.1)
    }

    override func tearDown() {
        window = nil
        indicator = nil
        super.tearDown()
    }

    private func turn(_ seconds: TimeInterval) { wait(seconds: seconds) }

    /// Takes a picture of what is in sight.
    @discardableResult
    private func picture() -> UIImage {
        UIGraphicsImageRenderer(bounds: indicator.bounds).image { _ in
            indicator.drawHierarchy(in: indicator.bounds, afterScreenUpdates: false)
        }
    }

    func testTheClassOfTheLayer() {
        XCTAssertTrue(indicator.layer is PageIndicatorLayer)
        XCTAssertTrue(indicator.layer.delegate === indicator)
    }

    func testKeysThatDraw() {
        XCTAssertTrue(PageIndicatorLayer.needsDisplay(forKey: "page"))
        XCTAssertTrue(PageIndicatorLayer.needsDisplay(forKey: "stretch"))
        XCTAssertFalse(PageIndicatorLayer.needsDisplay(forKey: "opacity"))
    }

    func testAManagedPropertyIsDrawnBetween() {
        indicator.indicatorLayer.setNeedsDisplay()
        turn(0.1)
        drawn = []
        let animation = CABasicAnimation(keyPath: #keyPath(PageIndicatorLayer.page))
        animation.fromValue = 0
        animation.toValue = 2
        animation.duration = 0.5
        indicator.indicatorLayer.page = 2
        indicator.layer.add(animation, forKey: "page")
        turn(0.25)
        XCTAssertEqual(indicator.indicatorLayer.presentation()?.page ?? 0, 1, accuracy: 0.15)
        picture()
        turn(0.4)
        XCTAssertTrue(drawn.contains { $0.page > 0.5 && $0.page < 1.5 })
        picture()
        XCTAssertEqual(indicator.indicatorLayer.presentation()?.page ?? 0, 2)
    }

    func testAnObjCPropertyIsDrawnBetween() {
        indicator.indicatorLayer.setNeedsDisplay()
        turn(0.1)
        drawn = []
        let animation = CABasicAnimation(keyPath: #keyPath(PageIndicatorLayer.stretch))
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 0.5
        indicator.layer.add(animation, forKey: "stretch")
        turn(0.25)
        XCTAssertEqual(indicator.indicatorLayer.presentation()?.stretch ?? 0, 0.5, accuracy: 0.1)
        picture()
        turn(0.4)
        XCTAssertTrue(drawn.contains { $0.stretch > 0.25 && $0.stretch < 0.75 })
    }

    func testALayerOutsideAnyWindowHasNoPresentation() {
        XCTAssertNil(PageIndicatorLayer().presentation())
    }

    func testAnAnimationOfASublayerByItsName() {
        let mark = CALayer()
        mark.name = "mark"
        mark.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        indicator.layer.addSublayer(mark)
        turn(0.05)
        let animation = CABasicAnimation(keyPath: "sublayers.mark.position.x")
        animation.fromValue = 5
        animation.toValue = 105
        animation.duration = 1
        indicator.layer.add(animation, forKey: nil)
        turn(0.5)
        XCTAssertEqual(mark.presentation()?.position.x ?? 0, 55, accuracy: 6)
        XCTAssertEqual(mark.position.x, 5)
    }

    func testAnImplicitAnimationOfALayerOfOnesOwn() {
        let mark = CALayer()
        mark.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        indicator.layer.addSublayer(mark)
        turn(0.05)
        mark.position.x = 105
        XCTAssertNotNil(mark.animation(forKey: "position"))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        mark.opacity = 0.5
        CATransaction.commit()
        XCTAssertNil(mark.animation(forKey: "opacity"))
    }

    func testAViewsLayerHasNoImplicitAnimation() {
        indicator.layer.opacity = 0.5
        indicator.center.x += 10
        XCTAssertEqual(indicator.layer.animationKeys() ?? [], [])
    }

    func testPathsOfUnlikeShapesKeepGoing() {
        let shape = CAShapeLayer()
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        shape.path = square
        indicator.layer.addSublayer(shape)
        turn(0.05)
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = square
        animation.toValue = circle
        animation.duration = 1
        shape.add(animation, forKey: nil)
        turn(0.4)
        XCTAssertNotEqual(shape.presentation()?.path, square)
        XCTAssertNotEqual(shape.presentation()?.path, circle)
        turn(0.2)
        XCTAssertNotEqual(shape.presentation()?.path, circle)
    }
}
