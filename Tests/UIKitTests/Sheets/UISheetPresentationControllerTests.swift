import Expectations
import PantographGestures
import Testing
import UIKit
import ViewTesting

/// A window with the size of a telephone, with a sheet and a finger.
@MainActor
private final class SheetTable {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let a = UIViewController()
  let b = UIViewController()
  let delegate = SheetDelegate()
  private(set) var fingers: Fingers!
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
    fingers = Fingers(window, startingAt: time)
  }

  var sheet: UISheetPresentationController { b.sheetPresentationController! }
  var frame: CGRect { sheet.presentedView!.frame }
  var shown: CGRect { sheet.presentedView!.layer.seen.frame }

  /// Drags slowly, so that the velocity at the end is small.
  func drag(from start: Double, to end: Double, lifting: Bool = true) {
    fingers.down(0, 200, start)
    for step in 1...40 {
      fingers.move(0, 200, start + (end - start) * Double(step) / 40)
      fingers.wait(10)
    }
    fingers.wait(200)
    fingers.move(0, 200, end)
    fingers.wait(100)
    if lifting { fingers.lift(0) }
  }

  func rest() { fingers.wait(3000) }
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
struct UISheetPresentationControllerTests {
  @Test func `a large sheet lies where it was measured, over what is dimmed`() {
    let table = SheetTable()
    expect(table.frame, equals: CGRect(x: 0, y: 59, width: 393, height: 793))
    let dimming = table.sheet.containerView!.subviews[0]
    expect(abs(dimming.alpha - 0.2), isBelow: 1e-6)
    expect(table.a.view.window != nil && table.b.view.window != nil)
    expect(table.b.modalPresentationStyle, equals: .automatic)
  }

  @Test func `a medium sheet is as high as it was measured`() {
    let table = SheetTable { $0.detents = [.medium(), .large()] }
    expect(table.frame.height == 425 + 34 && table.frame.maxY == 852)
    expectNil(table.sheet.selectedDetentIdentifier)
  }

  @Test func `detents of one's own are asked with what there is`() {
    let table = SheetTable {
      $0.detents = [
        .custom(identifier: .init("small")) { _ in 100 },
        .custom { $0.maximumDetentValue * 0.5 },
        .custom { _ in nil },
      ]
    }
    expect(table.frame.height, equals: 134)
    table.sheet.animateChanges {
      table.sheet.selectedDetentIdentifier = table.sheet.detents[1].identifier
    }
    expect(table.frame.height == 379.5 + 34 && table.shown.height == 134)
    table.rest()
    expect(table.shown.height, equals: 379.5 + 34)
  }

  @Test func `heights of detents are computed again when they are invalidated`() {
    var height: CGFloat = 100
    let table = SheetTable { $0.detents = [.custom { _ in height }] }
    height = 200
    table.rest()
    expect(table.frame.height, equals: 134)
    table.sheet.invalidateDetents()
    table.rest()
    expect(table.frame.height, equals: 234)
  }

  @Test(arguments: [(nil, 0.55), (0, 0), (0.2, 0.2)] as [(Double?, Double)])
  func `beyond its heights it gives as its thresholds say`(band: Double?, share: Double) {
    let table = SheetTable {
      $0.detents = [.medium(), .custom { $0.maximumDetentValue * 0.75 }]
      $0.dragThresholds.update.rubberBand = band
    }
    table.b.isModalInPresentation = true
    // The whole distance minus the slop.
    for (end, limit) in [(250.0, 0.75 * 759 + 34), (650, 425 + 34)] {
      let pull = 459 + (450 - end) - limit + (end < 450 ? -10 : 10)
      table.drag(from: 450, to: end, lifting: false)
      let given = share * pull / (1 + share * abs(pull) / 852)
      expect(abs(table.frame.height - (limit + given)), isBelow: 1)
      table.fingers.cancel(0)
      table.rest()
      expect(table.frame.height, equals: 459)
    }
    expect(table.delegate.heard, equals: ["attempt"])
  }

  @Test func `a finger drags it from one height to the next`() {
    let table = SheetTable { $0.detents = [.medium(), .large()] }
    table.drag(from: 450, to: 200, lifting: false)
    // The whole distance minus the slop.
    expect(abs(table.frame.height - (425 + 34 + 240)), isBelow: 1)
    table.fingers.lift(0)
    table.rest()
    expect(table.sheet.selectedDetentIdentifier == .large && table.shown.minY == 59)
    expect(table.delegate.heard, equals: ["com.apple.UIKit.large"])
    table.drag(from: 100, to: 400)
    table.rest()
    expect(table.sheet.selectedDetentIdentifier, equals: .medium)
    expect(abs(table.shown.height - 459), isBelow: 0.01)
  }

  @Test func `past its highest it follows less and less`() {
    let table = SheetTable { $0.detents = [.medium()] }
    table.drag(from: 600, to: 490, lifting: false)
    // 100 points of pull in a rubber band of 852 points.
    let expected: CGFloat = 393 - (1 - 1 / (0.55 * 100 / 852 + 1)) * 852
    expect(abs(table.frame.minY - expected), isBelow: 0.5)
    table.fingers.lift(0)
    table.rest()
    expect(table.shown.minY, equals: 393)
  }

  @Test func `at full height it does not go up at all`() {
    let table = SheetTable()
    table.drag(from: 300, to: 190, lifting: false)
    expect(table.frame.minY, equals: 59)
    table.fingers.lift(0)
    table.rest()
    expect(table.shown.minY, equals: 59)
  }

  /// Flicks by `step` points in each of six frames of 10 ms, then lifts.
  private func flick(_ table: SheetTable, from start: Double, step: Double, after way: Double = 0) {
    table.fingers.down(0, 200, start)
    for part in 1...20 where way != 0 {
      table.fingers.move(0, 200, start + way * Double(part) / 20)
      table.fingers.wait(10)
    }
    for part in 1...6 { table.fingers.move(0, 200, start + way + step * Double(part)) }
    table.fingers.lift(0)
    table.rest()
  }

  @Test func `from beyond its highest place a flick goes on to the next, or away`() {
    let two = SheetTable {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    flick(two, from: 300, step: 12, after: -100)
    expect(two.sheet.selectedDetentIdentifier == .medium && two.shown.minY == 393)
    expect(two.sheet.dragGrip.lastDecision?.resting?.place.name, equals: "medium")
    let one = SheetTable { $0.detents = [.medium()] }
    flick(one, from: 600, step: 12, after: -100)
    expectNil(one.a.presentedViewController, "\(one.sheet.dragGrip.lastDecision!)")
  }

  @Test func `from below its lowest place a flick up goes on to the next`() {
    let table = SheetTable { $0.detents = [.medium(), .large()] }
    flick(table, from: 450, step: -12, after: 150)
    expect(table.a.presentedViewController === table.b)
    expect(table.sheet.selectedDetentIdentifier == .large && table.shown.minY == 59)
    expect(table.delegate.heard, equals: ["should", "will", "com.apple.UIKit.large"])
    // Everything still works.
    table.drag(from: 100, to: 400)
    table.rest()
    expect(table.sheet.selectedDetentIdentifier, equals: .medium)
  }

  @Test func `a finger that comes back up from below drags it between its places again`() {
    let table = SheetTable { $0.detents = [.medium(), .large()] }
    table.fingers.down(0, 200, 450)
    for y in stride(from: 455.0, through: 650, by: 5) { table.fingers.move(0, 200, y) }
    expect(table.b.isBeingDismissed)
    for y in stride(from: 645.0, through: 250, by: -5) { table.fingers.move(0, 200, y) }
    table.fingers.wait(20)
    expect(!table.b.isBeingDismissed)
    // The slop was subtracted in the downward direction.
    expect(abs(table.shown.minY - (393 - 210)), isBelow: 1)
    table.fingers.wait(300)
    table.fingers.move(0, 200, 250)
    table.fingers.lift(0)
    table.rest()
    expect(table.sheet.selectedDetentIdentifier == .large && table.shown.minY == 59)
    expect(table.a.presentedViewController === table.b)
  }

  @Test func `a dismissal is taken hold of while it settles, and taken back`() {
    let table = SheetTable()
    table.drag(from: 100, to: 600)
    table.fingers.wait(60)
    let before = table.shown.minY
    expect(before > 549 && before < 852)
    // The finger lands on the visible sheet.
    table.fingers.down(0, 200, Double(before) + 40)
    for step in 1...30 {
      table.fingers.move(0, 200, Double(before) + 40 - 15 * Double(step))
      table.fingers.wait(10)
    }
    table.fingers.wait(300)
    table.fingers.lift(0)
    table.rest()
    expect(table.a.presentedViewController === table.b && table.shown.minY == 59)
    expect(table.delegate.heard, equals: ["should", "will"])
  }

  @Test func `a sheet that is dismissed under the finger goes, whatever the finger does`() {
    for detents in [[UISheetPresentationController.Detent.large()], [.medium(), .large()]] {
      let table = SheetTable { $0.detents = detents }
      let start = Double(table.shown.minY) + 30
      table.fingers.down(0, 200, start)
      for step in 1...10 { table.fingers.move(0, 200, start - 6 * Double(step)) }
      table.a.dismiss(animated: true)
      for step in 1...10 { table.fingers.move(0, 200, start - 60 + 6 * Double(step)) }
      table.fingers.lift(0)
      table.rest()
      expectNil(table.a.presentedViewController)
      expect(table.window.subviews, equals: [table.a.view])
    }
  }

  @Test func `a tap beside a sheet that is dragged takes it from the finger, which is told once`() {
    final class Ear: TransitionGripDelegate {
      var settled: [TransitionOutcome] = []
      func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome) {
        settled.append(outcome)
      }
    }
    let table = SheetTable { $0.detents = [.medium(), .large()] }
    let (sheet, ear) = (table.sheet, Ear())
    sheet.dragGrip.delegate = ear
    table.fingers.down(0, 200, 450)
    for step in 1...10 { table.fingers.move(0, 200, 450 - 5 * Double(step)) }
    expect(sheet.dragGrip.isFollowing)
    table.fingers.down(1, 200, 100)
    table.fingers.lift(1)
    table.fingers.move(0, 200, 380)
    table.fingers.lift(0)
    table.rest()
    expectNil(table.a.presentedViewController)
    expect(ear.settled == [.finish] && !sheet.dragGrip.isActive)
  }

  @Test func `a policy chooses between the two neighbouring places`() {
    let table = SheetTable { $0.detents = [.medium(), .large()] }
    table.sheet.dragThresholds = ReleasePolicy.halfModal.thresholds
    // A fifth of the distance to the large detent.
    table.drag(from: 450, to: 450 - 10 - 70)
    table.rest()
    expect(table.sheet.selectedDetentIdentifier, equals: .large)
    expect(table.sheet.dragGrip.lastDecision?.rule, equals: .progress)
  }

  @Test func `a sheet says why nothing began`() {
    let table = SheetTable()
    table.fingers.down(0, 200, 300)
    for step in 1...20 { table.fingers.move(0, 200 + 5 * Double(step), 300) }
    table.fingers.lift(0)
    expect(
      table.sheet.dragGrip.lastRefusal?.description,
      equals: "nothing began: the pan goes down or up ± 45°, the hand moved right by 15 pt")
  }

  @Test func `dragged far enough it goes, and the delegate hears of it`() {
    let table = SheetTable()
    table.drag(from: 100, to: 600, lifting: false)
    expect(abs(table.shown.minY - (59 + 490)), isBelow: 1)
    expect(table.b.isBeingDismissed && table.delegate.heard == ["should", "will"])
    table.fingers.lift(0)
    table.rest()
    expectNil(table.a.presentedViewController)
    expect(table.delegate.heard, equals: ["should", "will", "did"])
    expect(table.window.subviews == [table.a.view] && table.b.view.superview == nil)
  }

  @Test func `dragged too little it comes back, and stays presented`() {
    let table = SheetTable()
    table.drag(from: 100, to: 300)
    table.rest()
    expect(table.a.presentedViewController === table.b && !table.b.isBeingDismissed)
    expect(table.delegate.heard, equals: ["should", "will"])
    expect(table.shown, equals: CGRect(x: 0, y: 59, width: 393, height: 793))
    let dimming = table.sheet.containerView!.subviews[0]
    expect(abs(dimming.alpha - 0.2), isBelow: 1e-6)
    table.drag(from: 100, to: 700)
    table.rest()
    expectNil(table.a.presentedViewController)
  }

  @Test func `a flick dismisses it`() {
    let table = SheetTable()
    table.fingers.down(0, 200, 100)
    for step in 1...6 { table.fingers.move(0, 200, 100 + 20 * Double(step)) }
    table.fingers.lift(0)
    table.rest()
    expectNil(table.a.presentedViewController)
  }

  @Test func `a modal one resists, and says that it was tried`() {
    let table = SheetTable()
    table.b.isModalInPresentation = true
    table.drag(from: 100, to: 700, lifting: false)
    expect(table.frame.minY > 59 + 100 && table.frame.minY < 59 + 400)
    table.fingers.lift(0)
    table.rest()
    expect(table.a.presentedViewController === table.b && table.shown.minY == 59)
    expect(table.delegate.heard, equals: ["attempt"])
  }

  @Test func `so does one whose delegate says no`() {
    let table = SheetTable()
    table.delegate.allows = false
    table.drag(from: 100, to: 700)
    table.rest()
    expect(table.a.presentedViewController === table.b)
    expect(table.delegate.heard.first == "should" && table.delegate.heard.last == "attempt")
  }

  @Test func `a tap beside it dismisses it`() {
    let table = SheetTable { $0.detents = [.medium()] }
    table.fingers.down(0, 200, 100)
    table.fingers.lift(0)
    table.rest()
    expectNil(table.a.presentedViewController)
    expect(table.delegate.heard, equals: ["should", "will", "did"])
  }

  @Test func `a call of dismiss asks and tells the delegate nothing`() {
    let table = SheetTable()
    table.a.dismiss(animated: true)
    table.rest()
    expect(table.a.presentedViewController == nil && table.delegate.heard.isEmpty)
  }

  @Test func `a cancelled touch leaves it where it was`() {
    let table = SheetTable()
    table.drag(from: 100, to: 700, lifting: false)
    table.fingers.cancel(0)
    table.rest()
    expect(table.a.presentedViewController === table.b && table.shown.minY == 59)
  }

  @Test func `below an undimmed sheet the presenter can be touched`() {
    let table = SheetTable {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    expect(table.sheet.containerView!.subviews[0].alpha, equals: 0)
    expect(table.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === table.a.view)
    table.sheet.selectedDetentIdentifier = .large
    expect(table.window.hitTest(CGPoint(x: 100, y: 30), with: nil) !== table.a.view)
  }

  @Test func `in little height it fills the screen, and comes back`() {
    let table = SheetTable()
    table.window.safeAreaOfScreen = .zero
    table.window.frame.size = CGSize(width: 852, height: 393)
    table.rest()
    expect(table.b.view.superview === table.b.presentationController?.containerView)
    expect(table.b.view.frame == table.window.bounds && table.a.view.window == nil)
    table.window.frame.size = CGSize(width: 393, height: 852)
    table.rest()
    expect(table.sheet.presentedView!.frame.minY == 10 && table.a.view.window != nil)
    expect(table.b.presentationController is UISheetPresentationController)
  }

  @Test func `where there is room it floats in the middle`() {
    let table = SheetTable()
    table.window.safeAreaOfScreen = .zero
    table.window.frame.size = CGSize(width: 1024, height: 1366)
    table.rest()
    expect(table.frame.midX == 512 && table.frame.width == 712)
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
    expect(sheet == nil && presented == nil)
  }
}
