import Foundation

/// An animation that slides a view in from below, and out again.
@MainActor
final class CoverVerticalTransition: StandardAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { StandardTransition.coverDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (coming, going) = StandardTransition.place(context, isPresenting: isPresenting)
    guard let view = isPresenting ? coming : going else { return context.complete() }
    let place = view.center
    let below = CGPoint(
      x: place.x,
      y: context.containerView.bounds.maxY + view.bounds.height * view.layer.anchorPoint.y)
    let fades = UIAccessibility.prefersCrossFadeTransitions
    let dissolve = fades ? Dissolve(of: view, comes: isPresenting) : nil
    if isPresenting, !fades { UIView.performWithoutAnimation { view.center = below } }
    let move = {
      if let dissolve { return dissolve.change() }
      view.center = self.isPresenting ? place : below
    }
    let duration = StandardTransition.coverDuration
    // An interactive transition is linear, so that the view follows the finger.
    if context.isInteractive {
      return UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: move
      ) { _ in context.complete() }
    }
    UIView.animate(
      withDuration: duration, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: move
    ) { _ in context.complete() }
  }
}
