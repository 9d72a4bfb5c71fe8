import Expectations
import Testing
import UIKit

/// Members that stubs of tests override or leave out.
@MainActor
struct GestureOverrideTests {
  private final class Model: NSObject, InterfaceActions {
    var calls: [String] = []
    var interfaceActions: [InterfaceAction] {
      [InterfaceAction("one", Model.one), InterfaceAction("two", Model.two)]
    }
    func one() { calls.append("one") }
    func two() { calls.append("two") }
  }

  @Test func `a recognizer's view is overridden, and goes by what was added otherwise`() {
    final class Fake: UIPanGestureRecognizer {
      var own: UIView?
      override var view: UIView? { own }
    }
    let (fake, view) = (Fake(), UIView())
    fake.own = view
    expect(fake.view === view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    expect(pan.view === view)
    view.removeGestureRecognizer(pan)
    expectNil(pan.view)
  }

  @Test func `a target is removed by the name of its method`() {
    let (model, pan) = (Model(), UITapGestureRecognizer())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addGestureRecognizer(pan)
    for name in ["one", "two"] { pan.addTarget(model, action: Selector(name)) }
    pan.removeTarget(model, action: Selector("one"))
    pan.state = .ended
    window.advance(to: 1)
    expect(model.calls, equals: ["two"])
  }

  @Test func `an animator may leave out what is optional`() {
    final class Plain: NSObject, UIViewImplicitlyAnimating {
      var state = UIViewAnimatingState.stopped
      var isRunning = false
      var isReversed = false
      var fractionComplete: CGFloat = 0
      var completions = 0
      func startAnimation() {}
      func startAnimation(afterDelay delay: TimeInterval) {}
      func pauseAnimation() {}
      func stopAnimation(_ withoutFinishing: Bool) {}
      func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
      func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions += 1
      }
    }
    let animator = Plain()
    let any: any UIViewImplicitlyAnimating = animator
    any.addAnimations {}
    any.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    any.addCompletion { _ in }
    expect(animator.completions, equals: 1)
  }
}
