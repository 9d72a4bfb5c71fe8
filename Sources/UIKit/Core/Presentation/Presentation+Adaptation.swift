import Foundation

extension Presentation {
  /// Replaces the presentation controller if the traits require another style, and the presented
  /// view controller if the delegate provides another one for that style.
  func adaptBeforePresenting(in host: UIView) {
    let traits = (host.window ?? host).traitCollection
    let style = original.adaptivePresentationStyle(for: traits)
    if style != .none, style != self.style {
      if let other = substitute(for: style) { replacePresented(with: other) }
      takeCharge(makeController(for: style))
    }
    controller.presentation = self
  }

  /// Adapts the style after a change of the container's size or traits.
  func adaptToTraits() {
    guard let container, let presented else { return }
    let wanted = original.adaptivePresentationStyle(for: container.traitCollection)
    let style = wanted == .none ? self.style : wanted
    guard style != styleInCharge, !mustWait else { return }
    // The view moves to another place: transitions within it cannot continue.
    presented.endTransitionsWithin()
    UIView.performWithoutAnimation {
      controller.dismissalTransitionWillBegin()
      controller.presentedView?.removeFromSuperview()
      controller.dismissalTransitionDidEnd(true)
      controller.releasePresentedView()
      let wasInContext = isInContext
      takeCharge(style == self.style ? original : makeController(for: style))
      if isInContext != wasInContext { changeHost() }
      original.delegate?.presentationController(
        original, willPresentWithAdaptiveStyle: wanted, transitionCoordinator: nil)
      controller.presentationTransitionWillBegin()
      if let view = controller.presentedView { container.addSubview(view) }
      placePresentedView()
      followRemoval()
      controller.presentationTransitionDidEnd(true)
      if let view = presented.loadedView { bringAlong(view, in: container) }
    }
  }

  /// Gives a presentation that covers the presented view the view's new place, to which it returns
  /// the view. A presentation in the view's context follows the view by itself.
  private func bringAlong(_ view: UIView, in container: UIView) {
    guard let above = presented?.presentation.presented?.presentation.presentation else { return }
    guard above.removesPresenter, above.follower == nil else { return }
    container.layoutIfNeeded()
    above.presenterPlace = ViewPlace(of: view)
    view.removeFromSuperview()
  }

  /// Whether adapting must wait: a presentation from here is in transition, and covers the
  /// presented view or lies within it.
  private var mustWait: Bool {
    guard let view = controller.presentedView, let presented else { return false }
    return presented.presentedFromHere.contains {
      guard let other = $0.presentation.presentation else { return false }
      let isUnderWay = !other.isPresented || other.transition != nil
      return isUnderWay
        && (other.removesPresenter || other.container?.isDescendant(of: view) == true)
    }
  }

  /// Takes the presenter's view out of the window, or returns it, as the current style requires.
  private func followRemoval() {
    guard removesPresenter != controller.removesPresenter, let presenter,
      let view = presenter.loadedView
    else { return }
    presenter.beginOwnAppearance(removesPresenter, animated: false)
    if removesPresenter {
      returnPresenter(looks: false)
    } else {
      presenterPlace = ViewPlace(of: view)
      removePresenter(restoringLook: false)
    }
    removesPresenter.toggle()
    presenter.endOwnAppearance()
  }

  var styleInCharge: UIModalPresentationStyle {
    controller === original ? style : controller.standsFor ?? style
  }

  private func makeController(for style: UIModalPresentationStyle) -> UIPresentationController {
    guard let presented else { return original }
    let made =
      original.preparedController(for: style)
      ?? presented.standardPresentationController(for: style, presenting: presenter)
    made.standsFor = style
    // The delegate stays the same, so that it is notified of the user's dismissals.
    made.delegate = original.delegate
    original.delegate?.presentationController(original, prepare: made)
    return made
  }

  private func takeCharge(_ new: UIPresentationController) {
    controller.presentation = nil
    new.presented = presented
    new.presenting = presenter
    new.presentation = self
    new.noteTraits()
    controller = new
    presented?.presentation.controller = new
  }

  private func substitute(for style: UIModalPresentationStyle) -> UIViewController? {
    guard let presented, let delegate = original.delegate else { return nil }
    // The view controller has no presenter for a moment, so that another one may contain it.
    let slot = presented.presentation
    slot.presenting = nil
    let other = delegate.presentationController(
      original, viewControllerForAdaptivePresentationStyle: style)
    slot.presenting = presenter
    return other === presented ? nil : other
  }

  private func replacePresented(with other: UIViewController) {
    guard let presented, let presenter else { return }
    let (old, new) = (presented.presentation, other.presentation)
    new.presentation = self
    new.presenting = presenter
    new.style = old.style
    new.controller = old.controller
    presenter.presentation.presented = other
    old.presentation = nil
    old.presenting = nil
    old.controller = nil
    old.style = nil
    presented.passage.isBeingPresented = false
    other.passage.isBeingPresented = true
    original.presented = other
    self.presented = other
  }

  /// Notifies the delegate of the adapted style. Called when the coordinator exists.
  func tellOfAdaptation(_ transition: TransitionContext) {
    let style = controller === original ? UIModalPresentationStyle.none : styleInCharge
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: style, transitionCoordinator: transition)
  }
}
