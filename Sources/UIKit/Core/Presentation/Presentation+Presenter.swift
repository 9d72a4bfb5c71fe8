import Foundation

/// The view of the presenter, if the style removes it.
extension Presentation {
  /// Moves the presenter's view into the container, where animators expect it. Called before the
  /// animation.
  func takePresenterIn() {
    guard let view = presenter?.loadedView else { return }
    if let follower { follower.enterContainer() } else { container?.addSubview(view) }
  }

  /// Removes the presenter's view. Called once it is covered.
  func removePresenter(restoringLook: Bool) {
    guard let view = presenter?.loadedView else { return }
    if let follower {
      follower.withdraw()
      if restoringLook { follower.restoreLook() }
      return
    }
    view.removeFromSuperview()
    presenterPlace?.leave(view)
    if restoringLook { presenterPlace?.restoreLook(of: view) }
  }

  /// Brings the presenter's view back before the animation that uncovers it.
  ///
  /// - Parameter entersContainer: False if the container belongs to another presentation, which is
  ///   dismissed down to this one.
  func readyPresenter(entersContainer: Bool) {
    guard let follower else { return }
    follower.comeBack()
    if entersContainer { follower.enterContainer() }
  }

  /// Returns the presenter's view to its place, and restores its look if `looks` is true.
  func returnPresenter(looks: Bool, keepingSize: Bool = false) {
    guard let presenter, let view = presenter.loadedView, let place = presenterPlace else { return }
    // The application's animator leaves the view as it should look.
    if let follower { return returnPresenter(of: follower, looks: looks || !keepingSize) }
    if removesPresenter, hasLostPlace { return }
    let wasTaken = container.map { removesPresenter || view.isDescendant(of: $0) } ?? false
    // A view that is elsewhere by now has adapted, and has its size from there.
    if looks { place.restoreLook(of: view, withSize: wasTaken || place.isPlace(of: view)) }
    guard wasTaken else { return }
    place.putBack(view, keepingSize: keepingSize && view.superview === container)
  }

  private func returnPresenter(of follower: ContextFollower, looks: Bool) {
    let isGone = hasLostPlace && follower.isTakenOut
    follower.bringHome()
    follower.comeBack()
    if looks { follower.restoreLook() } else { follower.restorePlace() }
    if isGone { follower.view?.removeFromSuperview() }
  }

  // MARK: Who presents

  /// Changes the presenter if the current style covers the window and the original style covers a
  /// context, or the reverse.
  func changePresenter() {
    guard let source, let presented, let old = presenter else { return }
    let coversScreen = controller !== original || original.shouldPresentInFullscreen
    let new = source.presenter(for: styleInCharge, coversScreen: coversScreen)
    guard new !== old, new !== presented, new.presentation.presented == nil,
      new.loadedView?.window != nil
    else { return }
    new.presentation.presented = presented
    old.presentation.presented = nil
    presented.presentation.presenting = new
    presenter = new
    controller.presenting = new
    original.presenting = new
  }

  /// Moves the container from a context to the window, or back, after a change of the style.
  func changeHost() {
    guard let container, let window = container.window, let old = presenter else { return }
    if removesPresenter { show(old) }
    dissolveContext(keepingContainer: true)
    changePresenter()
    guard let presenter, let view = presenter.loadedView else { return }
    UIView.performWithoutAnimation { install(container, over: view, in: window) }
  }

  private func show(_ presenter: UIViewController) {
    presenter.beginOwnAppearance(true, animated: false)
    returnPresenter(looks: true)
    presenter.endOwnAppearance()
    removesPresenter = false
  }
}
