/// A change of what is seen that a driver starts.
@MainActor
protocol DrivenChange {
  /// Whether it could be started now.
  var isPossible: Bool { get }

  /// Starts it, driven by the interactor; false where it cannot be. `isOver` is called once it has
  /// ended, or came to nothing.
  func start(_ interactor: PanInteractor, isOver: @escaping () -> Void) -> Bool
}

/// Presents.
@MainActor
struct PresentingChange: DrivenChange {
  weak var presenter: UIViewController?
  let make: @MainActor () -> UIViewController?

  var isPossible: Bool {
    guard let presenter, presenter.viewIfLoaded?.window != nil else { return false }
    return presenter.presentedViewController == nil && !presenter.isBeingDismissed
  }

  func start(_ interactor: PanInteractor, isOver: @escaping () -> Void) -> Bool {
    guard isPossible, let presenter, let presented = make() else { return false }
    DrivenTransitioningDelegate.replace(thatOf: presented, interactor) {
      presenter.present(presented, animated: true, completion: isOver)
    }
    return true
  }
}

/// Dismisses a view controller and what it presents.
@MainActor
struct DismissingChange: DrivenChange {
  weak var viewController: UIViewController?

  var isPossible: Bool {
    guard let viewController, viewController.viewIfLoaded?.window != nil else { return false }
    return viewController.presentingViewController != nil && !viewController.isBeingDismissed
      && !viewController.isBeingPresented
  }

  func start(_ interactor: PanInteractor, isOver: @escaping () -> Void) -> Bool {
    guard isPossible, let viewController, let presenter = viewController.presentingViewController
    else { return false }
    // The topmost of a chain says how all of it goes.
    var top = viewController
    while let next = top.presentedViewController { top = next }
    DrivenTransitioningDelegate.replace(thatOf: top, interactor) {
      presenter.dismiss(animated: true, completion: isOver)
    }
    return true
  }
}
