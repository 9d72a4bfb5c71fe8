import Foundation
import UIKit

/// Fades the appearing view in, or the disappearing view out; used if motion is reduced.
final class Dissolving: UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  /// Whether the appearing view is above the disappearing one.
  private let comesAbove: Bool

  /// Creates an animation as long as the one that it replaces.
  init(duration: TimeInterval, comesAbove: Bool) {
    self.duration = duration
    self.comesAbove = comesAbove
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if let from, !comesAbove {
        context.containerView.insertSubview(to, belowSubview: from)
      } else {
        context.containerView.addSubview(to)
      }
    }
    let view = comesAbove ? to : from
    if comesAbove { view?.alpha = 0 }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: context.isInteractive ? .curveLinear : .curveEaseInOut
    ) {
      view?.alpha = self.comesAbove ? 1 : 0
    } completion: { _ in
      view?.alpha = 1
      let isOver = !context.transitionWasCancelled
      if !isOver, self.comesAbove { view?.removeFromSuperview() }
      context.completeTransition(isOver)
    }
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns this animation, or a dissolve of the same duration if motion is reduced.
  func orDissolving(comesAbove: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard UIAccessibility.isReduceMotionEnabled else { return self }
    return Dissolving(duration: transitionDuration(using: nil), comesAbove: comesAbove)
  }
}
