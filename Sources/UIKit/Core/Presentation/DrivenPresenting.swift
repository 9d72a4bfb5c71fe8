/// A change that presents a view controller.
@MainActor
struct PresentingChange: DrivenChange {
  weak var presenter: UIViewController?
  let make: @MainActor () -> UIViewController?

  var obstacle: String? {
    guard let presenter, presenter.viewIfLoaded?.window != nil else {
      return "who would present is not in a window"
    }
    if presenter.passage.isBeingDismissed { return "who would present is on its way out" }
    return presenter.presentedViewController == nil ? nil : "something is presented already"
  }

  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool {
    guard obstacle == nil, let presenter, let presented = make() else { return false }
    DrivenTransitioningDelegate.replace(thatOf: presented, interactor) {
      presenter.present(presented, animated: true, completion: isOver)
    }
    return presented.presentation.presenting != nil
  }
}

/// A change that dismisses a view controller and what it presents.
@MainActor
struct DismissingChange: DrivenChange {
  weak var viewController: UIViewController?

  /// The view controller that is presented: `viewController` or one that contains it.
  private var presented: UIViewController? {
    sequence(first: viewController) { $0?.parent }.lazy.compactMap { $0 }
      .first { $0.presentation.presenting != nil }
  }

  var obstacle: String? {
    guard let viewController, viewController.viewIfLoaded?.window != nil else {
      return "what would be dismissed is not in a window"
    }
    guard let presented else { return "nothing is presented" }
    if presented.passage.isBeingDismissed { return "it is on its way out already" }
    return presented.passage.isBeingPresented ? "it is still on its way in" : nil
  }

  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool {
    guard obstacle == nil, let presented, let presenter = presented.presentation.presenting
    else { return false }
    // The topmost presentation of a chain determines the animation of the whole chain.
    let top = presenter.presentationsAbove.last?.presented ?? presented
    DrivenTransitioningDelegate.replace(thatOf: top, interactor) {
      presenter.dismiss(animated: true, completion: isOver)
    }
    return true
  }
}
