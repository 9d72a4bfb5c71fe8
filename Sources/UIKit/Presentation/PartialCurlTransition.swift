import Foundation

/// Lifts what presents at its lower edge, as a page of a block; what is presented lies below.
///
/// Without a mesh to bend, the page stays flat and turns around its upper edge.
@MainActor
final class PartialCurlTransition: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { StandardTransition.turnDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (coming, going) = StandardTransition.place(context, isPresenting: isPresenting)
    guard let page = isPresenting ? going : coming else { return context.complete() }
    let flat = page.transform3D
    let lifted = CATransform3DConcat(flat, Self.lift(page.bounds.height))
    UIView.performWithoutAnimation {
      context.containerView.bringSubviewToFront(page)
      if !isPresenting { page.transform3D = lifted }
    }
    UIView.animate(withDuration: StandardTransition.turnDuration) {
      page.transform3D = self.isPresenting ? lifted : flat
    } completion: { _ in
      context.complete()
    }
  }

  /// Around the upper edge, just past the edge-on view.
  private static func lift(_ height: CGFloat) -> CATransform3D {
    let up = CATransform3DMakeTranslation(0, -height / 2, 0)
    var turn = CATransform3DIdentity
    turn.m34 = -1 / StandardTransition.eyeDistance
    turn = CATransform3DRotate(turn, .pi * 0.49, 1, 0, 0)
    let down = CATransform3DMakeTranslation(0, height / 2, 0)
    return CATransform3DConcat(CATransform3DConcat(down, turn), up)
  }
}
