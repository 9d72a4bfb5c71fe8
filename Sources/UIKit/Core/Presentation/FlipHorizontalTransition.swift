import Foundation

/// An animation that turns everything over like a card: from right to left, and back.
@MainActor
final class FlipHorizontalTransition: StandardAnimator {
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
    guard let last = coming ?? going else { return context.complete() }
    let quarter: CGFloat = isPresenting ? -.pi / 2 : .pi / 2
    let half = StandardTransition.turnDuration / 2
    let end = coming?.transform3D
    if let coming, let end {
      UIView.performWithoutAnimation { coming.transform3D = Self.turned(end, by: -quarter) }
    }
    let complete = { (_: Bool) in context.complete() }
    if let going {
      UIView.animate(
        withDuration: half, options: .curveEaseIn,
        animations: { going.transform3D = Self.turned(going.transform3D, by: quarter) },
        completion: last === going ? complete : nil)
    }
    if let coming, let end {
      UIView.animate(
        withDuration: half, delay: half, options: .curveEaseOut,
        animations: { coming.transform3D = end }, completion: complete)
    }
  }

  private static func turned(_ transform: CATransform3D, by angle: CGFloat) -> CATransform3D {
    var turn = CATransform3DIdentity
    turn.m34 = -1 / StandardTransition.eyeDistance
    return CATransform3DConcat(transform, CATransform3DRotate(turn, angle, 0, 1, 0))
  }
}
