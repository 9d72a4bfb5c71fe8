import Foundation

/// Pushes a view controller.
@MainActor
struct PushingChange: DrivenChange {
  weak var navigationController: UINavigationController?
  let make: @MainActor () -> UIViewController?

  var obstacle: String? {
    guard let navigationController else { return "the navigation controller is gone" }
    return navigationController.topViewController == nil
      ? "there is nothing to push onto" : navigationController.restlessness
  }

  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool {
    guard obstacle == nil, let navigationController, let pushed = make() else { return false }
    return DrivenNavigationDelegate.replace(thatOf: navigationController, interactor) {
      navigationController.pushViewController(pushed, animated: true)
    }
  }
}

/// Pops the top view controller.
@MainActor
struct PoppingChange: DrivenChange {
  weak var navigationController: UINavigationController?

  var obstacle: String? {
    guard let navigationController else { return "the navigation controller is gone" }
    return navigationController.viewControllers.count > 1
      ? navigationController.restlessness : "there is nothing below to go back to"
  }

  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool {
    guard obstacle == nil, let navigationController else { return false }
    return DrivenNavigationDelegate.replace(thatOf: navigationController, interactor) {
      _ = navigationController.popViewController(animated: true)
    }
  }
}

extension UINavigationController {
  /// The reason why no transition can begin now; nil if one can.
  var restlessness: String? {
    if viewIfLoaded?.window == nil { return "the navigation controller is not in a window" }
    return current == nil ? nil : "another transition is under way"
  }
}

/// Replaces a navigation controller's delegate while the driver starts a push or a pop. It forwards
/// to the original delegate, but returns the driver's interaction controller.
@MainActor
final class DrivenNavigationDelegate: UINavigationControllerDelegate {
  private let base: (any UINavigationControllerDelegate)?
  private let interactor: TransitionInteractor

  private init(_ base: (any UINavigationControllerDelegate)?, _ interactor: TransitionInteractor) {
    self.base = base
    self.interactor = interactor
  }

  /// Replaces the delegate while `start` runs. A transition starts at once or not at all; returns
  /// whether it has started.
  static func replace(
    thatOf navigationController: UINavigationController, _ interactor: TransitionInteractor,
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
      ?? (operation == .pop ? fromVC : toVC).preferredTransition?.animator(
        isPresenting: operation != .pop)
      ?? NavigationTransition(operation, isMirrored: navigationController.isMirrored)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
