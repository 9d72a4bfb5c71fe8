import Foundation

/// Turns the whole over, as a card: from right to left, and back.
@MainActor
final class FlipHorizontalTransition: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { StandardTransition.turnDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (coming, going) = StandardTransition.place(context, isPresenting: isPresenting)
    let half: CGFloat = isPresenting ? -.pi / 2 : .pi / 2
    let (first, second) = (going?.transform3D, coming?.transform3D)
    UIView.performWithoutAnimation {
      if let coming, let second { coming.transform3D = Self.turned(second, by: -half) }
    }
    let duration = StandardTransition.turnDuration / 2
    UIView.animate(withDuration: duration, options: .curveEaseIn) {
      if let going, let first { going.transform3D = Self.turned(first, by: half) }
    }
    UIView.animate(withDuration: duration, delay: duration, options: .curveEaseOut) {
      if let coming, let second { coming.transform3D = second }
      // So that it takes its time where nothing comes in.
      if coming == nil { context.containerView.layer.zPosition += 0 }
    } completion: { _ in
      context.complete()
    }
  }

  private static func turned(_ transform: CATransform3D, by angle: CGFloat) -> CATransform3D {
    var turn = CATransform3DIdentity
    turn.m34 = -1 / StandardTransition.eyeDistance
    return CATransform3DConcat(transform, CATransform3DRotate(turn, angle, 0, 1, 0))
  }
}
