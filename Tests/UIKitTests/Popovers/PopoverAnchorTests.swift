import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The anchor of a popover, and the delegate's answers when the available space changes.
@MainActor
struct PopoverAnchorTests {
  private final class Delegate: UIPopoverPresentationControllerDelegate {
    var asked: [(rect: CGRect, view: UIView)] = []
    var rect: CGRect?
    var view: UIView?

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: UnsafeMutablePointer<UIView>
    ) {
      asked.append((rect.pointee, view.pointee))
      if let own = self.rect { rect.pointee = own }
      if let own = self.view { view.pointee = own }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let root = UIViewController()
  private let content = UIViewController()
  private let source = UIView(frame: CGRect(x: 400, y: 300, width: 200, height: 100))
  private let delegate = Delegate()
  private let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)

  init() {
    root.navigationItem.rightBarButtonItem = item
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    window.advance(to: 1)
    root.view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 150, height: 100)
  }

  private var popover: UIPopoverPresentationController { content.popoverPresentationController! }

  @discardableResult
  private func present(_ configure: (UIPopoverPresentationController) -> Void) -> CGRect {
    configure(popover)
    popover.delegate = delegate
    root.present(content, animated: false)
    window.advance(to: 2)
    window.advance(to: 3)
    return popover.presentedView!.frame
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    window.frame.size = CGSize(width: width, height: height)
    window.advance(to: 4)
    window.advance(to: 5)
  }

  @Test func `a view with no rectangle of it is pointed at as a whole`() {
    expect(popover.sourceRect.isNull)
    let frame = present { $0.sourceView = source }
    expect(popover.arrowDirection, equals: .up)
    expect(frame, equals: CGRect(x: 425, y: 400, width: 150, height: 113))
  }

  @Test func `a rectangle is one in the coordinates of the source view`() {
    let frame = present {
      $0.sourceView = source
      $0.sourceRect = CGRect(x: 10, y: 20, width: 30, height: 40)
    }
    expect(popover.arrowDirection, equals: .up)
    expect(frame, equals: CGRect(x: 350, y: 360, width: 150, height: 113))
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.up, CGRect(x: 425, y: 400, width: 150, height: 113)),
    (.down, CGRect(x: 425, y: 187, width: 150, height: 113)),
    (.left, CGRect(x: 600, y: 300, width: 163, height: 100)),
    (.right, CGRect(x: 237, y: 300, width: 163, height: 100)),
  ])
  func `of the permitted directions alone one is taken`(
    direction: UIPopoverArrowDirection, expected: CGRect
  ) {
    let frame = present {
      $0.sourceView = source
      $0.permittedArrowDirections = direction
    }
    expect(popover.arrowDirection, equals: direction)
    expect(frame, equals: expected)
    expect(content.view.bounds.size, equals: CGSize(width: 150, height: 100))
  }

  @Test func `of several permitted directions the first with room is taken`() {
    source.frame.origin.y = 660
    present {
      $0.sourceView = source
      $0.permittedArrowDirections = [.up, .right]
    }
    expect(popover.arrowDirection, equals: .right)
  }

  @Test(arguments: [true, false])
  func `a bar button item is pointed at where its bar shows it`(asSourceItem: Bool) {
    let frame = present {
      if asSourceItem { $0.sourceItem = item } else { $0.barButtonItem = item }
    }
    expect(popover.arrowDirection, equals: .up)
    let bar = root.navigationController!.navigationBar
    let button = item.frame(in: window)
    expect(bar.frame.contains(button) && button.midX > 900)
    expect(frame.minY == button.maxY && frame.maxX <= 1024 - 10)
    expect(frame.minX < button.midX && button.midX < frame.maxX)
  }

  @Test func `a view is a source item, too`() {
    let frame = present { $0.sourceItem = source }
    expect(frame, equals: CGRect(x: 425, y: 400, width: 150, height: 113))
  }

  // MARK: Touches beside it

  @Test func `a view that is let through is touched, and the popover stays`() {
    var taps = 0
    let through = UITapGestureRecognizer()
    through.addAction { _ in taps += 1 }
    source.addGestureRecognizer(through)
    present {
      $0.sourceView = source
      $0.passthroughViews = [source]
    }
    let fingers = Fingers(window, startingAt: 3)
    fingers.down(0, 500, 350)
    fingers.lift(0)
    fingers.wait(1000)
    expect(taps == 1 && root.presentedViewController === content)
    fingers.down(0, 100, 700)
    fingers.lift(0)
    fingers.wait(2000)
    expect(taps == 1 && root.presentedViewController == nil)
  }

  // MARK: Another room

  @Test func `its delegate hears of another room before it moves, with what it points at`() {
    present {
      $0.sourceView = source
      $0.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20)
    }
    expect(delegate.asked.isEmpty)
    resize(1100, 800)
    expect(delegate.asked.count, equals: 1)
    expect(delegate.asked.first?.rect, equals: CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(delegate.asked.first?.view === source)
    expect(popover.presentedView!.frame, equals: CGRect(x: 335, y: 320, width: 150, height: 113))
  }

  @Test func `a rectangle that its delegate gives is pointed at from then on`() {
    present { $0.sourceView = source }
    delegate.rect = CGRect(x: 100, y: 10, width: 20, height: 20)
    resize(1100, 800)
    expect(popover.sourceRect, equals: CGRect(x: 100, y: 10, width: 20, height: 20))
    expect(popover.presentedView!.frame, equals: CGRect(x: 435, y: 330, width: 150, height: 113))
    delegate.rect = nil
    resize(1000, 700)
    expect(delegate.asked.last?.rect, equals: CGRect(x: 100, y: 10, width: 20, height: 20))
  }

  @Test func `so is another view that its delegate gives, with a rectangle in it`() {
    present { $0.sourceView = source }
    let other = UIView(frame: CGRect(x: 700, y: 500, width: 60, height: 60))
    root.view.addSubview(other)
    delegate.view = other
    delegate.rect = CGRect(x: 0, y: 0, width: 60, height: 60)
    resize(1100, 800)
    expect(popover.sourceView === other)
    expect(popover.presentedView!.frame, equals: CGRect(x: 655, y: 560, width: 150, height: 113))
  }

  @Test func `nobody is asked where it points at an item, which it follows by itself`() {
    present { $0.barButtonItem = item }
    delegate.rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    resize(1100, 800)
    expect(delegate.asked.isEmpty && popover.sourceView == nil)
    let button = item.frame(in: window)
    let frame = popover.presentedView!.frame
    expect(button.midX > 1000 && frame.minX < button.midX && button.midX < frame.maxX)
  }

  @Test func `nor while it is a sheet`() {
    present { $0.sourceView = source }
    resize(400, 800)
    expect(content.presentationController is UISheetPresentationController)
    expect(delegate.asked.isEmpty)
  }
}
