import Expectations
import Testing
import UIKit
import ViewTesting

/// The order in which recognizers receive a touch, and the parameters of action methods.
@MainActor
struct GestureOfferTests {
  private let table = Table()

  @Test func `of two alike on one view the first one wins`() {
    let (first, second) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    let logs = [StateLog(first), StateLog(second)]
    table.view.addGestureRecognizer(first)
    table.view.addGestureRecognizer(second)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 140, 100)
    table.fingers.move(0, 160, 100)
    table.fingers.lift()
    expect(logs[0].states, equals: [.began, .changed, .ended])
    expect(logs[1].states.isEmpty)
  }

  @Test func `the later one is asked first, and the deeper view before both`() {
    let asked = Asked()
    let inner = UIView(frame: table.view.bounds)
    table.view.addSubview(inner)
    let views: [UIView] = [table.view, table.view, inner, inner]
    for (name, view) in zip(["1", "2", "3", "4"], views) {
      let recognizer = UITapGestureRecognizer()
      recognizer.name = name
      recognizer.delegate = asked
      view.addGestureRecognizer(recognizer)
    }
    table.fingers.down(0, 100, 100)
    expect(asked.names, equals: ["4", "3", "2", "1"])
  }

  private final class Asked: UIGestureRecognizerDelegate {
    var names: [String] = []
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      names.append(gestureRecognizer.name ?? "?")
      return true
    }
  }

  private final class Refusing: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !(gestureRecognizer is UIPanGestureRecognizer)
    }
  }

  @Test(arguments: [true, false])
  func `a view may refuse a recognizer of its own, and one above it`(isOwn: Bool) {
    let view = Refusing(frame: table.view.bounds)
    table.view.addSubview(view)
    let (pan, hold) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    let logs = [StateLog(pan), StateLog(hold)]
    for recognizer in [pan, hold] { (isOwn ? view : table.view).addGestureRecognizer(recognizer) }
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 140, 100)
    table.fingers.lift()
    expect(logs[0].states.isEmpty)
    table.fingers.down(0, 100, 100)
    table.fingers.wait(700)
    expect(logs[1].states, equals: [.began])
  }

  // MARK: Actions

  private class SpecialPan: UIPanGestureRecognizer {}
  private class SpecialButton: UIButton {}

  @MainActor
  private final class Target {
    var calls: [String] = []
    func pan(_ sender: SpecialPan) { calls.append("pan \(sender.numberOfTouches)") }
    func any(_ sender: UIGestureRecognizer) { calls.append("any") }
    func press(_ sender: SpecialButton) { calls.append("press \(sender.tag)") }
    func touch(_ sender: SpecialButton, _ event: UIEvent) { calls.append("touch \(sender.tag)") }
  }

  @Test func `a recognizer's action may take a subclass of it`() {
    let target = Target()
    let pan = UIPanGestureRecognizer(target: target, action: Target.pan)
    pan.addTarget(target, action: Target.any)
    table.view.addGestureRecognizer(pan)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 140, 100)
    expect(target.calls, equals: ["pan 1", "any"])
  }

  @Test func `a control's action may take a subclass of it`() {
    let target = Target()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.tag = 7
    button.addTarget(target, action: Target.press, for: .touchUpInside)
    button.addTarget(target, action: Target.touch, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expect(target.calls, equals: ["press 7", "touch 7"])
  }

  // MARK: Velocity

  @Test func `setting the translation leaves the velocity alone`() {
    let pan = UIPanGestureRecognizer()
    var told: [CGFloat] = []
    pan.addAction { _ in
      pan.setTranslation(.zero, in: nil)
      told.append(pan.velocity(in: nil).x)
    }
    let other = UIPanGestureRecognizer()
    let both = Both()
    pan.delegate = both
    table.view.addGestureRecognizer(pan)
    table.view.addGestureRecognizer(other)
    table.fingers.down(0, 50, 100)
    for step in 1...10 {
      table.fingers.move(0, 50 + Double(step * step) * 2, 100)
      if step > 3 {
        expect(pan.translation(in: nil), equals: .zero)
        expect(pan.velocity(in: nil), equals: other.velocity(in: nil))
      }
    }
    table.fingers.lift()
    expect(pan.velocity(in: nil).x, isAbove: 1000)
    expect(told.last, equals: other.velocity(in: nil).x)
  }

  private final class Both: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
}
