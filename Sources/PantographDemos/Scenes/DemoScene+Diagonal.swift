import Foundation
import PantographGestures
import PantographSceneNames
import UIKit

extension DemoScene {
  /// A page that is popped by dragging down: it moves to the lower right and rotates.
  public static let diagonal = DemoScene(
    .diagonal, size: DemoScene.phoneSize
  ) { build in
    let list = PlaceListController("Places", build.log)
    let navigation = UINavigationController(rootViewController: list)
    build.window.rootViewController = navigation
    build.window.makeKeyAndVisible()
    let corner = CornerTransitions(isMirrored: build.isMirrored)
    navigation.delegate = corner
    build.keep(corner)
    navigation.pushViewController(PlaceController(Place.all[2], build.log), animated: false)
    let driver = PanTransitionDriver(
      popping: navigation, pan: UIPanGestureRecognizer(), direction: .down,
      thresholds: build.thresholds)
    driver.length = 500
    build.add(driver, to: navigation.view)
    let log = build.log
    build.activate = { [unowned navigation] in
      if navigation.viewControllers.count > 1 {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(PlaceController(Place.all[2], log), animated: true)
      }
    }
  }
}

private final class CornerTransitions: UINavigationControllerDelegate {
  private let isMirrored: Bool

  init(isMirrored: Bool) { self.isMirrored = isMirrored }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard operation != .none else { return nil }
    let isPush = operation == .push
    return CornerSlide(isPush: isPush, isMirrored: isMirrored).orDissolving(comesAbove: isPush)
  }
}

/// Moves a page to or from the lower right, outside the window; in a mirrored scene, the lower
/// left.
private final class CornerSlide: UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  private let side: CGFloat

  init(isPush: Bool, isMirrored: Bool) {
    self.isPush = isPush
    side = isMirrored ? -1 : 1
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let page = isPush ? to : from
    let away = CGAffineTransform(
      translationX: side * container.bounds.width * 0.9, y: container.bounds.height
    ).rotated(by: side * .pi / 7)
    page.layer.shadowColor = UIColor.black.cgColor
    page.layer.shadowOpacity = 0.3
    page.layer.shadowRadius = 16
    if isPush { page.transform = away }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: context.isInteractive ? .curveLinear : .curveEaseInOut
    ) {
      page.transform = self.isPush ? .identity : away
    } completion: { _ in
      page.transform = .identity
      page.layer.shadowOpacity = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
