import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// A delegate as written for iOS: the anchor of a popover is passed through an Objective-C pointer.
@MainActor
struct PopoverPointerTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var seen: [UIView] = []
    var next: UIView?

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      seen.append(view.pointee)
      guard let next else { return }
      view.pointee = next
      rect.pointee = next.bounds
    }
  }

  @Test func `a delegate points a popover at another view where the room has changed`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 800))
    let (root, card, delegate) = (UIViewController(), UIViewController(), Delegate())
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let first = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    let second = UIView(frame: CGRect(x: 700, y: 300, width: 40, height: 40))
    for view in [first, second] { root.view.addSubview(view) }
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(card.popoverPresentationController)
    popover.sourceView = first
    popover.delegate = delegate
    root.present(card, animated: false)
    for time in [2.0, 3] { window.advance(to: time) }
    let before = try #require(popover.presentedView).frame
    delegate.next = second
    window.frame.size = CGSize(width: 1100, height: 820)
    for time in [4.0, 5] { window.advance(to: time) }
    expect(delegate.seen == [first] && popover.sourceView === second)
    try expect(#require(popover.presentedView).frame.midX, isAbove: before.maxX)
  }
}
