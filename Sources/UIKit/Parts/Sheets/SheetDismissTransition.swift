import Foundation

/// Slides a sheet down at constant speed, so that the sheet follows the finger that drags it.
@MainActor
final class SheetDismissTransition: StandardAnimator {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { StandardTransition.coverDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return context.complete() }
    let dissolve =
      UIAccessibility.prefersCrossFadeTransitions ? Dissolve(of: view, comes: false) : nil
    UIView.animate(
      withDuration: StandardTransition.coverDuration,
      options: [.curveLinear, .allowUserInteraction]
    ) {
      if let dissolve { return dissolve.change() }
      view.center.y += context.containerView.bounds.maxY - view.frame.minY
    } completion: { _ in
      context.complete()
    }
  }
}
