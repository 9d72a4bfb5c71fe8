import Foundation

/// Pushes.
@MainActor
struct PushingChange: DrivenChange {
  weak var navigationController: UINavigationController?
  let make: @MainActor () -> UIViewController?

  var isPossible: Bool {
    guard let navigationController else { return false }
    return navigationController.isStill && navigationController.topViewController != nil
  }

  func start(_ interactor: PanInteractor, isOver: @escaping () -> Void) -> Bool {
    guard isPossible, let navigationController, let pushed = make() else { return false }
    return DrivenNavigationDelegate.replace(thatOf: navigationController, interactor) {
      navigationController.pushViewController(pushed, animated: true)
    }
  }
}

/// Pops what is on top.
@MainActor
struct PoppingChange: DrivenChange {
  weak var navigationController: UINavigationController?

  var isPossible: Bool {
    guard let navigationController else { return false }
    return navigationController.isStill && navigationController.viewControllers.count > 1
  }

  func start(_ interactor: PanInteractor, isOver: @escaping () -> Void) -> Bool {
    guard isPossible, let navigationController else { return false }
    return DrivenNavigationDelegate.replace(thatOf: navigationController, interactor) {
      _ = navigationController.popViewController(animated: true)
    }
  }
}

extension UINavigationController {
  /// Whether it is seen and nothing is under way in it.
  fileprivate var isStill: Bool { current == nil && viewIfLoaded?.window != nil }
}

/// Stands for a navigation controller's delegate while the driver starts a push or a pop: all is as
/// that one has it, but for who drives.
@MainActor
final class DrivenNavigationDelegate: UINavigationControllerDelegate {
  private let base: (any UINavigationControllerDelegate)?
  private let interactor: PanInteractor

  private init(_ base: (any UINavigationControllerDelegate)?, _ interactor: PanInteractor) {
    self.base = base
    self.interactor = interactor
  }

  /// A navigation controller begins at once, or not at all; false is the latter.
  static func replace(
    thatOf navigationController: UINavigationController, _ interactor: PanInteractor,
    during start: () -> Void
  ) -> Bool {
    let base = navigationController.delegate
    let delegate = DrivenNavigationDelegate(base, interactor)
    navigationController.delegate = delegate
    start()
    if navigationController.delegate === delegate { navigationController.delegate = base }
    return interactor.hasStarted
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    base?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    base?.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    base?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      ?? NavigationTransition(operation, isMirrored: navigationController.isMirrored)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
