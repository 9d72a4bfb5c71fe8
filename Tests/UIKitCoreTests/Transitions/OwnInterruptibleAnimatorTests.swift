import Expectations
import Testing
import UIKit

/// Interruptible animators that their own `animateTransition` runs.
@MainActor
struct OwnInterruptibleAnimatorTests {
  /// Creates a new animator in each call, and counts them.
  private final class NewEachTime: UIViewControllerAnimatedTransitioning {
    var asked = 0
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      asked += 1
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)!
      if context.view(forKey: .to) != nil { context.containerView.addSubview(view) }
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        view.center.x += 10
      }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator
    }
  }

  @Test func `an animator that makes a new one at each call works`() {
    let table = PresentationTable(.fullScreen)
    let animator = NewEachTime()
    table.delegate.animator = animator
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(1)
    expect(animator.asked == 1 && table.a.presentedViewController === table.b)
    expect(table.log.calls.filter { $0 == "B didAppear" }.count, equals: 1)
    expect(table.warnings.isEmpty)
    table.a.dismiss(animated: true)
    table.turn()
    table.pass(1)
    expect(animator.asked == 2 && table.a.presentedViewController == nil)
    expect(table.warnings.isEmpty)
  }

  @Test func `it can be paused and goes on, and nobody says that it has ended`() {
    let table = PresentationTable(.fullScreen)
    let slide = InterruptibleSlide()
    table.delegate.animator = slide
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.1)
    let animator = slide.interruptibleAnimator(using: NoContext())
    animator.pauseAnimation()
    table.pass(2)
    expect(table.warnings.isEmpty && slide.ended.isEmpty)
    animator.startAnimation()
    table.pass(1)
    expect(slide.ended, equals: [true])
  }

  /// A context whose members are never called.
  private final class NoContext: UIViewControllerContextTransitioning {
    var containerView: UIView { UIView() }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}
    func viewController(
      forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
  }
}
