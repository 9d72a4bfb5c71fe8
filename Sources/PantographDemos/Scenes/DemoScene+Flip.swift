import Foundation
import PantographGestures
import PantographSceneNames
import PantographSynthesis
import UIKit

extension DemoScene {
  /// A page that is turned over in space by dragging to the left, like a card.
  public static let flip = DemoScene(
    .flip, size: DemoScene.phoneSize,
    way: .left
  ) { build in
    let front = PlaceController(Place.all[0], build.log)
    build.window.rootViewController = front
    build.window.makeKeyAndVisible()
    let turning = FlipTurning(isMirrored: build.isMirrored)
    build.keep(turning)
    let log = build.log
    @MainActor func makeBack() -> UIViewController {
      let back = PlaceController(Place.all[4], log)
      back.modalPresentationStyle = .fullScreen
      back.transitioningDelegate = turning
      return back
    }
    let driver = PanTransitionDriver(
      presentingFrom: front, pan: UIPanGestureRecognizer(), direction: build.way(.left),
      thresholds: build.thresholds
    ) { makeBack() }
    build.add(driver, to: front.view)
    build.activate = { [unowned front] in
      if front.presentedViewController == nil {
        front.present(makeBack(), animated: true)
      } else {
        front.dismiss(animated: true)
      }
    }
  }
}

private final class FlipTurning: UIViewControllerTransitioningDelegate {
  /// The rotation of the appearing page, in radians.
  private let angle: CGFloat

  init(isMirrored: Bool) { angle = isMirrored ? .pi : -.pi }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Flip(angle: angle).orDissolving(comesAbove: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Flip(angle: -angle).orDissolving(comesAbove: false)
  }
}

/// Turns one view away from the viewer and then the other towards the viewer, about the vertical
/// center line.
private final class Flip: UIViewControllerAnimatedTransitioning {
  private let angle: CGFloat

  init(angle: CGFloat) { self.angle = angle }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.7 }

  private func turned(by angle: CGFloat) -> CATransform3D {
    var space = CATransform3DIdentity
    space.m34 = -1 / 1200
    return CATransform3DRotate(space, angle, 0, 1, 0)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    container.backgroundColor = .black
    to.frame = context.finalFrame(for: controller)
    container.addSubview(to)
    for view in [from, to] { view.layer.isDoubleSided = false }
    // Half of the rotation for each view, since the direction of a half turn would be ambiguous.
    to.layer.transform = turned(by: -angle / 2)
    to.isHidden = true
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0, options: .calculationModeLinear
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        from.layer.transform = self.turned(by: self.angle / 2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { to.isHidden = false }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        to.layer.transform = CATransform3DIdentity
      }
    } completion: { _ in
      for view in [from, to] {
        view.layer.transform = CATransform3DIdentity
        view.layer.isDoubleSided = true
        view.isHidden = false
      }
      if context.transitionWasCancelled { to.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
