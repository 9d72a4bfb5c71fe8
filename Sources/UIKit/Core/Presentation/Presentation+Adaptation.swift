import Foundation

extension Presentation {
  /// Puts another controller in charge where the room asks for another style, and another view
  /// controller where the delegate wants one for it.
  func adaptBeforePresenting(in host: UIView) {
    let traits = (host.window ?? host).traitCollection
    let style = original.adaptivePresentationStyle(for: traits)
    if style != .none, style != self.style {
      if let other = substitute(for: style) { replacePresented(with: other) }
      takeCharge(makeController(for: style))
    }
    controller.presentation = self
  }

  /// After the container's size or traits changed.
  func adaptToTraits() {
    guard let container, let presented else { return }
    let wanted = original.adaptivePresentationStyle(for: container.traitCollection)
    let style = wanted == .none ? self.style : wanted
    guard style != styleInCharge, !mustWait else { return }
    // Its view is taken out of one place and put into another: what moves in it cannot go on.
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

  /// What is presented from here and covers the presented view has it come back to its new place. What is presented in
  /// its context follows it there.
  private func bringAlong(_ view: UIView, in container: UIView) {
    guard let above = presented?.presentation.presented?.presentation.presentation else { return }
    guard above.removesPresenter, above.follower == nil else { return }
    container.layoutIfNeeded()
    above.presenterPlace = ViewPlace(of: view)
    view.removeFromSuperview()
  }

  /// Whether something within what this one presents is on its way, or takes its view just now; it
  /// stays as it is until then.
  private var mustWait: Bool {
    guard let view = controller.presentedView, let presented else { return false }
    return presented.presentedFromHere.contains {
      guard let other = $0.presentation.presentation else { return false }
      let isUnderWay = !other.isPresented || other.transition != nil
      return isUnderWay
        && (other.removesPresenter || other.container?.isDescendant(of: view) == true)
    }
  }

  /// Takes the presenter out of the window, or brings it back, as the style in charge has it.
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
    // So that the user's dismissals are heard of by whom they were before.
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
    // Meanwhile it is presented by nobody, so that another one may take it in.
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

  /// Once the coordinator is there.
  func tellOfAdaptation(_ transition: TransitionContext) {
    let style = controller === original ? UIModalPresentationStyle.none : styleInCharge
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: style, transitionCoordinator: transition)
  }
}
