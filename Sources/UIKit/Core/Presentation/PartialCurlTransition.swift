import Foundation

/// An animation that curls the presenter's view up from its lower corner, like a page of a pad.
/// The presented view lies below.
///
/// On iOS the page stays half curled up. Here it disappears, as it leaves the view tree.
@MainActor
final class PartialCurlTransition: StandardAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { StandardTransition.turnDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (coming, going) = StandardTransition.place(context, isPresenting: isPresenting)
    if UIAccessibility.prefersCrossFadeTransitions, let view = isPresenting ? coming : going {
      return Dissolve(of: view, comes: isPresenting).animate(
        duration: StandardTransition.turnDuration, options: .curveEaseInOut, in: context)
    }
    guard let page = isPresenting ? going : coming else { return context.complete() }
    UIView.performWithoutAnimation {
      context.containerView.bringSubviewToFront(page)
      page.layer.pageCurl = isPresenting ? 0 : 1
    }
    UIView.animate(withDuration: StandardTransition.turnDuration) {
      page.layer.pageCurl = self.isPresenting ? 1 : 0
    } completion: { _ in
      // The page may be shown again elsewhere.
      UIView.performWithoutAnimation { page.layer.pageCurl = 0 }
      context.complete()
    }
  }
}
