import Expectations
import Testing
import UIKit

/// Animators of a transition that other code pauses.
@MainActor
struct HeldAnimatorTests {
  /// Runs its own property animator, which the transition does not know.
  private final class Pausing: UIViewControllerAnimatedTransitioning {
    var animator: UIViewPropertyAnimator?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { to.alpha = 1 }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator.startAnimation()
      self.animator = animator
    }
  }

  @Test func `an animation that somebody holds for long is not spoken of`() {
    let table = PresentationTable()
    let animator = Pausing()
    table.delegate.animator = animator
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.1)
    animator.animator?.pauseAnimation()
    table.pass(2)
    expect(table.warnings.isEmpty)
    expect(table.b.transitionCoordinator != nil)
    animator.animator?.startAnimation()
    table.pass(1)
    expectNil(table.b.transitionCoordinator)
    expect(table.warnings.isEmpty)
  }
}
