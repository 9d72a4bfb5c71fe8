import Foundation

/// The standard push and pop. The upper view slides over the lower one, which moves by a third of
/// the distance.
@MainActor
final class NavigationTransition: StandardAnimator {
  /// The duration of the transition in seconds, as commonly known of UIKit.
  static let duration = 0.35
  /// The distance that the lower view moves, as a share of its width.
  static let parallax: CGFloat = 0.3
  static let dimming: CGFloat = 0.1

  private let operation: UINavigationController.Operation
  private let isMirrored: Bool

  init(_ operation: UINavigationController.Operation, isMirrored: Bool) {
    self.operation = operation
    self.isMirrored = isMirrored
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    if UIAccessibility.prefersCrossFadeTransitions { return dissolve(from, to, context) }
    let isPush = operation == .push
    let (above, below) = isPush ? (to, from) : (from, to)
    let width = container.bounds.width * (isMirrored ? -1 : 1)
    let (toRest, fromRest) = (context.restOfDestination, context.restOfSource)
    let (aboveRest, belowRest) = isPush ? (toRest, fromRest) : (fromRest, toRest)
    let aside = CGPoint(x: aboveRest.midX + width, y: aboveRest.midY)
    let behind = CGPoint(x: belowRest.midX - width * Self.parallax, y: belowRest.midY)

    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    let shadow = (above.layer.shadowOpacity, above.layer.shadowRadius, above.layer.shadowOffset)
    UIView.performWithoutAnimation {
      to.frame = toRest
      if isPush {
        container.addSubview(to)
      } else {
        container.insertSubview(to, belowSubview: from)
      }
      container.insertSubview(dimming, belowSubview: above)
      // Our value: a soft shadow parts the upper page from the lower.
      (above.layer.shadowOpacity, above.layer.shadowRadius) = (0.2, 6)
      above.layer.shadowOffset = .zero
      above.center = isPush ? aside : aboveRest.center
      below.center = isPush ? belowRest.center : behind
      dimming.alpha = isPush ? 0 : Self.dimming
    }
    let options: UIView.AnimationOptions =
      context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: Self.duration, options: options) {
      above.center = isPush ? aboveRest.center : aside
      below.center = isPush ? behind : belowRest.center
      dimming.alpha = isPush ? Self.dimming : 0
    } completion: { _ in
      dimming.removeFromSuperview()
      (above.layer.shadowOpacity, above.layer.shadowRadius, above.layer.shadowOffset) = shadow
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Cross-fades instead of moving: the upper view fades in or out, with the standard duration.
  private func dissolve(
    _ from: UIView, _ to: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let isPush = operation == .push
    Dissolve.place(to, isAbove: isPush, from, in: context)
    Dissolve(of: isPush ? to : from, comes: isPush).animate(
      duration: Self.duration,
      options: context.isInteractive ? .curveLinear : .curveEaseInOut, in: context)
  }
}

extension UIViewControllerContextTransitioning {
  /// The final frame of the appearing view: the whole container, or its part between the bars.
  var restOfDestination: CGRect {
    rest(viewController(forKey: .to).map { finalFrame(for: $0) } ?? .zero)
  }

  /// The initial frame of the disappearing view.
  var restOfSource: CGRect {
    rest(viewController(forKey: .from).map { initialFrame(for: $0) } ?? .zero)
  }

  private func rest(_ frame: CGRect) -> CGRect {
    let bounds = containerView.bounds
    return frame.isEmpty || frame.size == bounds.size ? bounds : frame
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
