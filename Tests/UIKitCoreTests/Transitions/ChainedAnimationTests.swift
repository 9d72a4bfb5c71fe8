import Expectations
import Testing
import UIKit

/// Animators that animate in steps, each in the completion of the step before.
@MainActor struct ChainedAnimationTests {
  private final class ChainedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.2) {
        view.frame.origin.y = 0
      } completion: { _ in
        UIView.animate(withDuration: 0.3) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
  }

  @Test func `an animation that follows another is no forgotten end`() {
    let table = PresentationTable()
    let animator = ChainedAnimator()
    table.delegate.animator = animator
    table.a.present(table.b, animated: true)
    table.turn()
    table.frames(120)
    expect(table.warnings.isEmpty)
    expect(table.a.presentedViewController === table.b && table.b.view.alpha == 1)
  }
}
