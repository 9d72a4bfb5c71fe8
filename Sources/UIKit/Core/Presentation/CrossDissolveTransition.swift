import Foundation

/// An animation that fades a view in, and out again.
@MainActor
final class CrossDissolveTransition: StandardAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { StandardTransition.dissolveDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (coming, going) = StandardTransition.place(context, isPresenting: isPresenting)
    guard let view = isPresenting ? coming : going else { return context.complete() }
    let alpha = view.alpha
    if isPresenting { UIView.performWithoutAnimation { view.alpha = 0 } }
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: StandardTransition.dissolveDuration, delay: 0, options: options) {
      view.alpha = self.isPresenting ? alpha : 0
    } completion: { _ in
      context.complete()
    }
  }
}
