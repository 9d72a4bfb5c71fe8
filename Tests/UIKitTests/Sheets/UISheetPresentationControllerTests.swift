import Testing
import UIKit

/// A window like a telephone's with a sheet in it, and a finger.
@MainActor
private final class SheetTable {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let a = UIViewController()
  let b = UIViewController()
  let delegate = SheetDelegate()
  private(set) var hand: Hand!
  var time = 1.0

  init(_ configure: (UISheetPresentationController) -> Void = { _ in }) {
    window.safeAreaOfScreen = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = a
    window.makeKeyAndVisible()
    window.advance(to: time)
    let sheet = b.sheetPresentationController!
    sheet.delegate = delegate
    configure(sheet)
    a.present(b, animated: true)
    window.advance(to: time)
    time += 1
    window.advance(to: time)
    hand = Hand(window, startingAt: time)
  }

  var sheet: UISheetPresentationController { b.sheetPresentationController! }
  var frame: CGRect { sheet.presentedView!.frame }
  var shown: CGRect { sheet.presentedView!.layer.presentation()!.frame }

  /// Slowly, so that the velocity at the end is small.
  func drag(from start: Double, to end: Double, lifting: Bool = true) {
    hand.down(0, 200, start)
    for step in 1...40 {
      hand.move(0, 200, start + (end - start) * Double(step) / 40)
      hand.wait(10)
    }
    hand.wait(200)
    hand.move(0, 200, end)
    hand.wait(100)
    if lifting { hand.lift(0) }
  }

  func rest() { hand.wait(3000) }
}

@MainActor
private final class SheetDelegate: UISheetPresentationControllerDelegate {
  var heard: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    heard.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    heard.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    heard.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    heard.append("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }
}

@MainActor
@Suite struct UISheetPresentationControllerTests {
  @Test func `a large sheet lies where it was measured, over what is dimmed`() {
    let table = SheetTable()
    #expect(table.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    let dimming = table.sheet.containerView!.subviews[0]
    #expect(abs(dimming.alpha - 0.2) < 1e-6)
    #expect(table.a.view.window != nil && table.b.view.window != nil)
    #expect(table.b.modalPresentationStyle == .automatic)
  }

  @Test func `a medium sheet is as high as it was measured`() {
    let table = SheetTable { $0.detents = [.medium(), .large()] }
    #expect(table.frame.height == 425 + 34 && table.frame.maxY == 852)
    #expect(table.sheet.selectedDetentIdentifier == nil)
  }

  @Test func `detents of one's own are asked with what there is`() {
    let table = SheetTable {
      $0.detents = [
        .custom(identifier: .init("small")) { _ in 100 },
        .custom { $0.maximumDetentValue * 0.5 },
        .custom { _ in nil },
      ]
    }
    #expect(table.frame.height == 134)
    table.sheet.animateChanges {
      table.sheet.selectedDetentIdentifier = table.sheet.detents[1].identifier
    }
    #expect(table.frame.height == 379.5 + 34 && table.shown.height == 134)
    table.rest()
    #expect(table.shown.height == 379.5 + 34)
  }

  @Test func `a finger drags it from one height to the next`() {
    let table = SheetTable { $0.detents = [.medium(), .large()] }
    table.drag(from: 450, to: 200, lifting: false)
    // All but the slop.
    #expect(abs(table.frame.height - (425 + 34 + 240)) < 1)
    table.hand.lift(0)
    table.rest()
    #expect(table.sheet.selectedDetentIdentifier == .large && table.shown.minY == 59)
    #expect(table.delegate.heard == ["com.apple.UIKit.large"])
    table.drag(from: 100, to: 400)
    table.rest()
    #expect(table.sheet.selectedDetentIdentifier == .medium)
    #expect(abs(table.shown.height - 459) < 0.01)
  }

  @Test func `past its highest it follows less and less`() {
    let table = SheetTable()
    table.drag(from: 300, to: 190, lifting: false)
    // 100 points of pull in a band of 852.
    let expected: CGFloat = 59 - (1 - 1 / (0.55 * 100 / 852 + 1)) * 852
    #expect(abs(table.frame.minY - expected) < 0.5)
    table.hand.lift(0)
    table.rest()
    #expect(table.shown.minY == 59)
  }

  @Test func `dragged far enough it goes, and the delegate hears of it`() {
    let table = SheetTable()
    table.drag(from: 100, to: 600, lifting: false)
    #expect(abs(table.shown.minY - (59 + 490)) < 1)
    #expect(table.b.isBeingDismissed && table.delegate.heard == ["should", "will"])
    table.hand.lift(0)
    table.rest()
    #expect(table.a.presentedViewController == nil)
    #expect(table.delegate.heard == ["should", "will", "did"])
    #expect(table.window.subviews == [table.a.view] && table.b.view.superview == nil)
  }

  @Test func `dragged too little it comes back, and stays presented`() {
    let table = SheetTable()
    table.drag(from: 100, to: 300)
    table.rest()
    #expect(table.a.presentedViewController === table.b && !table.b.isBeingDismissed)
    #expect(table.delegate.heard == ["should", "will"])
    #expect(table.shown == CGRect(x: 0, y: 59, width: 393, height: 793))
    let dimming = table.sheet.containerView!.subviews[0]
    #expect(abs(dimming.alpha - 0.2) < 1e-6)
    table.drag(from: 100, to: 700)
    table.rest()
    #expect(table.a.presentedViewController == nil)
  }

  @Test func `a flick dismisses it`() {
    let table = SheetTable()
    table.hand.down(0, 200, 100)
    for step in 1...6 { table.hand.move(0, 200, 100 + 20 * Double(step)) }
    table.hand.lift(0)
    table.rest()
    #expect(table.a.presentedViewController == nil)
  }

  @Test func `a modal one resists, and says that it was tried`() {
    let table = SheetTable()
    table.b.isModalInPresentation = true
    table.drag(from: 100, to: 700, lifting: false)
    #expect(table.frame.minY > 59 + 100 && table.frame.minY < 59 + 400)
    table.hand.lift(0)
    table.rest()
    #expect(table.a.presentedViewController === table.b && table.shown.minY == 59)
    #expect(table.delegate.heard == ["attempt"])
  }

  @Test func `so does one whose delegate says no`() {
    let table = SheetTable()
    table.delegate.allows = false
    table.drag(from: 100, to: 700)
    table.rest()
    #expect(table.a.presentedViewController === table.b)
    #expect(table.delegate.heard.first == "should" && table.delegate.heard.last == "attempt")
  }

  @Test func `a tap beside it dismisses it`() {
    let table = SheetTable { $0.detents = [.medium()] }
    table.hand.down(0, 200, 100)
    table.hand.lift(0)
    table.rest()
    #expect(table.a.presentedViewController == nil)
    #expect(table.delegate.heard == ["should", "will", "did"])
  }

  @Test func `a call of dismiss asks and tells the delegate nothing`() {
    let table = SheetTable()
    table.a.dismiss(animated: true)
    table.rest()
    #expect(table.a.presentedViewController == nil && table.delegate.heard.isEmpty)
  }

  @Test func `a cancelled touch leaves it where it was`() {
    let table = SheetTable()
    table.drag(from: 100, to: 700, lifting: false)
    table.hand.cancel(0)
    table.rest()
    #expect(table.a.presentedViewController === table.b && table.shown.minY == 59)
  }

  @Test func `below an undimmed sheet the presenter can be touched`() {
    let table = SheetTable {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    #expect(table.sheet.containerView!.subviews[0].alpha == 0)
    #expect(table.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === table.a.view)
    table.sheet.selectedDetentIdentifier = .large
    #expect(table.window.hitTest(CGPoint(x: 100, y: 30), with: nil) !== table.a.view)
  }

  @Test func `in little height it fills the screen, and comes back`() {
    let table = SheetTable()
    table.window.safeAreaOfScreen = .zero
    table.window.frame.size = CGSize(width: 852, height: 393)
    table.rest()
    #expect(table.b.view.superview === table.b.presentationController?.containerView)
    #expect(table.b.view.frame == table.window.bounds && table.a.view.window == nil)
    table.window.frame.size = CGSize(width: 393, height: 852)
    table.rest()
    #expect(table.sheet.presentedView!.frame.minY == 10 && table.a.view.window != nil)
    #expect(table.b.presentationController is UISheetPresentationController)
  }

  @Test func `where there is room it floats in the middle`() {
    let table = SheetTable()
    table.window.safeAreaOfScreen = .zero
    table.window.frame.size = CGSize(width: 1024, height: 1366)
    table.rest()
    #expect(table.frame.midX == 512 && table.frame.width == 712)
  }

  @Test func `it lets go of everything`() {
    weak let sheet: UIPresentationController?
    weak let presented: UIViewController?
    do {
      let table = SheetTable()
      sheet = table.sheet
      presented = table.b
      table.drag(from: 100, to: 700)
      table.rest()
    }
    #expect(sheet == nil && presented == nil)
  }
}
