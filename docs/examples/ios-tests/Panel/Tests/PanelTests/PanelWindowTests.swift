import UIKit
import XCTest

/// A window over the others that leaves the keys to the main window.
private final class PanelWindow: UIWindow {
  weak var main: UIWindow?

  override func becomeKey() {
    super.becomeKey()
    main?.makeKey()
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {}

private final class Pager: NSObject {
  @objc var page = 0

  func turn() {
    willChangeValue(forKey: "page")
    page += 1
    didChangeValue(forKey: "page")
  }
}

@objc private protocol PanelOwner {
  @objc optional func height(of panel: UIView) -> CGFloat
}

private final class TallOwner: NSObject, PanelOwner {
  func height(of panel: UIView) -> CGFloat { 300 }
}

private final class PlainOwner: NSObject, PanelOwner {}

extension UITextField {
  @objc func checkText() {}

  func checksText() {
    addTarget(self, action: #selector(checkText), for: .editingChanged)
  }
}

final class PanelWindowTests: XCTestCase {
  func testTheMainWindowStaysKey() {
    let main = UIWindow(frame: UIScreen.main.bounds)
    main.makeKey()
    let panel = PanelWindow(frame: UIScreen.main.bounds)
    panel.main = main
    panel.makeKey()
    XCTAssertTrue(main.isKeyWindow)
    XCTAssertFalse(panel.isKeyWindow)
  }

  func testAKeyWindowStaysUntilItIsHidden() {
    weak var window: UIWindow?
    do {
      let own = UIWindow(frame: UIScreen.main.bounds)
      own.makeKeyAndVisible()
      window = own
    }
    XCTAssertNotNil(window)
    window?.isHidden = true
    XCTAssertNil(window)
  }

  func testTheHighestWindowIsTheLast() {
    let high = UIWindow(frame: UIScreen.main.bounds)
    high.windowLevel = .alert
    high.isHidden = false
    let low = UIWindow(frame: UIScreen.main.bounds)
    low.isHidden = false
    XCTAssertTrue(UIApplication.shared.windows.last === high)
    XCTAssertTrue(UIApplication.shared.windows.contains(low))
  }

  func testAnimationsEndWithAnotherDelegate() {
    let delegate = UIApplication.shared.delegate
    UIApplication.shared.delegate = Delegate()
    defer { UIApplication.shared.delegate = delegate }
    let ended = expectation(description: "the animation ends")
    let view = UIView()
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in ended.fulfill() }
    waitForExpectations(timeout: 1)
  }

  func testARootViewOfConstraintsFillsTheWindow() {
    let page = UIViewController()
    page.view.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertEqual(page.view.frame, window.bounds)
  }

  func testTheParentIsObserved() {
    let (parent, child) = (UIViewController(), UIViewController())
    var changes = 0
    let observation = child.observe(\.parent) { _, _ in changes += 1 }
    parent.addChild(child)
    child.removeFromParent()
    XCTAssertEqual(changes, 2)
    observation.invalidate()
  }

  func testAChangeAnnouncedByAStringIsObservedByKeyPath() {
    let pager = Pager()
    var pages: [Int] = []
    let observation = pager.observe(\.page) { pager, _ in pages.append(pager.page) }
    pager.turn()
    XCTAssertEqual(pages, [1])
    observation.invalidate()
  }

  func testAnActionOfAnExtensionHasItsName() {
    let field = UITextField()
    field.checksText()
    XCTAssertEqual(
      field.actions(forTarget: field, forControlEvent: .editingChanged), ["checkText"])
  }

  func testAnOptionalMethodIsNilInAnOwnerWithoutIt() {
    let owners: [PanelOwner] = [TallOwner(), PlainOwner()]
    var heights: [CGFloat] = []
    for owner in owners {
      if let height = owner.height { heights.append(height(UIView())) }
    }
    XCTAssertEqual(heights, [300])
  }
}
