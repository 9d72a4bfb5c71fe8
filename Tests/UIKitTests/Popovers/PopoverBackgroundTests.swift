import Expectations
import Testing
import UIKit

/// Popovers with a custom background view, and the sheets that they become.
@MainActor
struct PopoverBackgroundTests {
  private final class Bubble: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 40 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    }
  }

  private let root = UIViewController()
  private let page = UIViewController()
  private let window: UIWindow

  private func present(_ size: CGSize, _ change: (UIPopoverPresentationController) -> Void) {
    window.frame.size = size
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
    root.view.addSubview(source)
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 300, height: 200)
    page.popoverPresentationController?.sourceView = source
    page.popoverPresentationController.map(change)
    root.present(page, animated: false)
    window.advance(to: 2)
    window.layoutIfNeeded()
  }

  init() { window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768)) }

  @Test func `a class of one's own draws the bubble, in its own shape`() throws {
    present(CGSize(width: 1024, height: 768)) { $0.popoverBackgroundViewClass = Bubble.self }
    let container = try #require(page.popoverPresentationController?.presentedView)
    let bubble = try #require(container.subviews.first { $0 is Bubble } as? Bubble)
    expect(bubble.arrowDirection == .up && bubble.arrowOffset == 0)
    expect(bubble.bounds.size, equals: CGSize(width: 314, height: 232))
    expect(page.view.bounds.size, equals: CGSize(width: 300, height: 200))
    let place = page.view.convert(page.view.bounds, to: bubble)
    expect(place.origin, equals: CGPoint(x: 6, y: 25))
  }

  @Test func `the sheet that it becomes is as it was asked to be`() throws {
    present(CGSize(width: 390, height: 844)) {
      $0.adaptiveSheetPresentationController.detents = [.medium()]
    }
    let sheet = try #require(page.presentationController as? UISheetPresentationController)
    expect(sheet.detents.count == 1 && page.view.bounds.height < 600)
  }

  @Test func `a sheet that floats is centered on its source, as large as a page or a form`() throws
  {
    window.frame.size = CGSize(width: 1024, height: 1000)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let source = UIView(frame: CGRect(x: 400, y: 500, width: 10, height: 10))
    root.view.addSubview(source)
    page.modalPresentationStyle = .formSheet
    let sheet = try #require(page.sheetPresentationController)
    expect(!sheet.prefersPageSizing)
    sheet.sourceView = source
    root.present(page, animated: false)
    window.advance(to: 2)
    window.layoutIfNeeded()
    let frame = page.view.convert(page.view.bounds, to: nil)
    expect(frame.midX == 405 && frame.midY == 505 && frame.width == 540)
    sheet.prefersPageSizing = true
    window.layoutIfNeeded()
    expect(page.view.bounds.width, equals: 712)
  }
}
