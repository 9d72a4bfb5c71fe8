import Foundation

extension Presentation: TransitionOwner {
  var isDismissing: Bool { phase == .dismissing(isRunning: true) }

  /// What comes and what goes with it, besides the two that it is between: nothing for a presenter
  /// that stays in sight.
  private var presenterComesAndGoes: Bool {
    guard isPlaceSeen, isGroundSeen else { return false }
    if isDismissing, let dismissalTarget { return isRemovingView(of: dismissalTarget) }
    return removesPresenter
  }

  func transitionWillBegin(_ transition: TransitionContext) {
    guard let presented else { return }
    guard let container else { return }
    isPlaceSeen = !isInContext || (isDismissing ? presented : presenter)?.isTowardsSeen ?? false
    isGroundSeen = (isDismissing ? dismissalTarget : presenter)?.isPlaceInSight(for: self) ?? true
    if isDismissing {
      for other in below { other.isCarried = true }
      controller.dismissalTransitionWillBegin()
      presented.beginAppearanceTransition(false, animated: isAnimated)
      seenBelow = below.compactMap { $0.presented }.filter { $0.appearance.isTowardsAppeared }
      for other in seenBelow.reversed() {
        other.beginAppearanceTransition(false, animated: isAnimated)
      }
      for other in below.reversed() {
        other.controller.dismissalTransitionWillBegin()
        other.hide(true, besides: self)
      }
      if presenterComesAndGoes {
        dismissalTarget?.beginAppearanceTransition(true, animated: isAnimated)
      }
    } else {
      tellOfAdaptation(transition)
      controller.presentationTransitionWillBegin()
      if presenterComesAndGoes {
        presenter?.beginAppearanceTransition(false, animated: isAnimated)
      }
      if isPlaceSeen { presented.beginAppearanceTransition(true, animated: isAnimated) }
      let frame = controller.frameOfPresentedViewInContainerView
      let view = controller.presentedView
      laidOutSize = container.bounds.size
      if let view {
        UIView.performWithoutAnimation { view.frame = frame }
        presentedPlace = ViewPlace(of: view)
      }
      var frames = transition.frames
      frames.finalTo = frame
      frames.finalFrom = removesPresenter ? .zero : container.bounds
      transition.place(toView: view, frames: frames)
    }
  }

  func transitionWillTurn(_ transition: TransitionContext, cancelled: Bool) {
    guard let presented else { return }
    // What was on its way out of sight comes back, and the other way round.
    if isDismissing {
      if presenterComesAndGoes {
        dismissalTarget?.beginAppearanceTransition(!cancelled, animated: isAnimated)
      }
      for other in seenBelow {
        other.beginAppearanceTransition(cancelled, animated: isAnimated)
      }
      presented.beginAppearanceTransition(cancelled, animated: isAnimated)
    } else if isPlaceSeen {
      presented.beginAppearanceTransition(!cancelled, animated: isAnimated)
      if presenterComesAndGoes {
        presenter?.beginAppearanceTransition(cancelled, animated: isAnimated)
      }
    }
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    if isDismissing {
      endDismissal(completed: completed)
    } else {
      endPresenting(completed: completed)
    }
  }

  private func endPresenting(completed: Bool) {
    guard let presented, let container else { return }
    let view = controller.presentedView
    if completed {
      if let view, !view.isDescendant(of: container) { container.addSubview(view) }
      if removesPresenter, let presenter, let hidden = presenter.loadedView {
        hidden.removeFromSuperview()
        presenterPlace?.restoreLook(of: hidden)
      }
      phase = .presented
      followSize()
      controller.presentationTransitionDidEnd(true)
      presented.endAppearanceTransition()
      if removesPresenter { presenter?.endAppearanceTransition() }
    } else {
      phase = .gone
      view?.removeFromSuperview()
      if let view { presentedPlace?.restoreLook(of: view) }
      returnPresenter(looks: true)
      container.removeFromSuperview()
      dissolveContext()
      controller.presentationTransitionDidEnd(false)
      controller.releasePresentedView()
      presented.endAppearanceTransition()
      if removesPresenter { presenter?.endAppearanceTransition() }
    }
    presented.isBeingPresented = false
  }

  private func returnPresenter(looks: Bool) {
    guard let presenter, let view = presenter.loadedView, let place = presenterPlace else { return }
    if removesPresenter, hasLostPlace { return }
    let wasTaken = container.map { removesPresenter || view.isDescendant(of: $0) } ?? false
    // One that is elsewhere by now has adapted, and has its size from there.
    if looks { place.restoreLook(of: view, withSize: wasTaken || place.isPlace(of: view)) }
    guard wasTaken else { return }
    place.putBack(view)
  }

  private func endDismissal(completed: Bool) {
    guard let presented else { return }
    let view = controller.presentedView
    let targetCameBack = presenterComesAndGoes
    if completed {
      phase = .gone
      view?.removeFromSuperview()
      if let view { presentedPlace?.restoreLook(of: view) }
      returnPresenter(looks: false)
      for other in below.reversed() { other.vanish() }
      container?.removeFromSuperview()
      dissolveContext()
      controller.dismissalTransitionDidEnd(true)
      controller.releasePresentedView()
      for other in below.reversed() {
        other.controller.dismissalTransitionDidEnd(true)
        other.controller.releasePresentedView()
      }
      dismissalTarget?.endAppearanceTransition()
      presented.endAppearanceTransition()
      for other in seenBelow.reversed() { other.endAppearanceTransition() }
    } else {
      phase = .presented
      if let view { presentedPlace?.restoreLook(of: view) }
      if let view, let container, !view.isDescendant(of: container) { container.addSubview(view) }
      followSize()
      if targetCameBack, let target = dismissalTarget?.loadedView {
        let place = ([self] + below).first { $0.presenter === dismissalTarget }?.presenterPlace
        target.removeFromSuperview()
        place?.restoreLook(of: target)
      }
      for other in below { other.hide(false, besides: self) }
      controller.dismissalTransitionDidEnd(false)
      for other in below { other.controller.dismissalTransitionDidEnd(false) }
      dismissalTarget?.endAppearanceTransition()
      for other in seenBelow { other.endAppearanceTransition() }
      presented.endAppearanceTransition()
    }
    seenBelow = []
    for other in below { other.isCarried = false }
    for other in [self] + below { other.presented?.isBeingDismissed = false }
  }

  /// Takes everything of this one out of sight, but not one above it that is within it.
  private func hide(_ isHidden: Bool, besides above: Presentation) {
    guard let container else { return }
    if let inner = above.container, inner.isDescendant(of: container) {
      controller.presentedView?.isHidden = isHidden
    } else {
      container.isHidden = isHidden
    }
  }

  /// Goes with one above it, unseen.
  private func vanish() {
    phase = .gone
    controller.presentedView?.removeFromSuperview()
    controller.presentedView?.isHidden = false
    returnPresenter(looks: false)
    container?.removeFromSuperview()
    dissolveContext()
  }

  func transitionDidFinish(_ transition: TransitionContext, completed: Bool) {
    self.transition = nil
    if phase == .gone {
      letGo()
    } else {
      // The room may have changed meanwhile.
      for other in [self] + below { other.container?.setNeedsLayout() }
      below = []
      dismissalTarget = nil
      presenter?.ground?.container?.setNeedsLayout()
      callCompletions()
    }
  }
}
