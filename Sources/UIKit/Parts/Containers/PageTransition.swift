import Foundation

/// The standard page transition: both pages move together, side by side or one above the other.
@MainActor
final class PageTransition: StandardAnimator {
  /// The duration of the transition in seconds.
  static let duration = 0.3

  /// The vector from the new page's frame to the old page's frame, in points.
  private let way: CGVector

  init(way: CGVector) {
    self.way = way
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    if UIAccessibility.prefersCrossFadeTransitions {
      Dissolve.place(to, isAbove: true, from, in: context)
      return Dissolve(of: to, comes: true).animate(
        duration: Self.duration,
        options: context.isInteractive ? .curveLinear : .curveEaseInOut, in: context)
    }
    let (place, leaving) = (context.restOfDestination, context.restOfSource)
    let rest = CGPoint(x: place.midX, y: place.midY)
    UIView.performWithoutAnimation {
      to.frame = place
      to.center = CGPoint(x: rest.x - way.dx, y: rest.y - way.dy)
      context.containerView.addSubview(to)
    }
    UIView.animate(
      withDuration: Self.duration,
      options: context.isInteractive ? .curveLinear : .curveEaseInOut
    ) { [way] in
      from.center = CGPoint(x: leaving.midX + way.dx, y: leaving.midY + way.dy)
      to.center = rest
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
