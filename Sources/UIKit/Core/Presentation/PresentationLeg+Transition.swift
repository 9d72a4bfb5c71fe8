import Foundation

extension PresentationLeg: TransitionOwner {
  /// Whether the presenter, or the view controller visible after the dismissal, appears or
  /// disappears, too. False for one that stays visible.
  private var presenterComesAndGoes: Bool {
    guard let presentation, isPlaceSeen, isGroundSeen else { return false }
    guard let departure else { return presentation.removesPresenter }
    guard let target = departure.target else { return presentation.removesPresenter }
    return presentation.isRemovingView(of: target, with: departure.below)
  }

  func transitionWillBegin(_ transition: TransitionContext) {
    guard let presentation, let presented = presentation.presented,
      let container = presentation.container
    else { return }
    let presenter = presentation.presenter
    let place = departure == nil ? presenter : presented
    let ground = departure == nil ? presenter : departure?.target
    isPlaceSeen = !presentation.isInContext || place?.isTowardsSeen ?? false
    isGroundSeen = ground?.isPlaceInSight(for: presentation) ?? true
    if departure != nil {
      beginDismissal(of: presented, in: presentation)
    } else {
      presentation.tellOfAdaptation(transition)
      presentation.controller.presentationTransitionWillBegin()
      if presenterComesAndGoes {
        presenter?.beginContainedAppearance(false, animated: isAnimated)
      }
      if isPlaceSeen { presented.beginContainedAppearance(true, animated: isAnimated) }
      let frame = presentation.controller.frameOfPresentedViewInContainerView
      let view = presentation.controller.presentedView
      presentation.laidOutSize = container.bounds.size
      if let view {
        UIView.performWithoutAnimation { view.frame = frame }
        presentedPlace = ViewPlace(of: view)
      }
      var frames = transition.frames
      frames.finalTo = frame
      frames.finalFrom = presentation.removesPresenter ? .zero : container.bounds
      transition.place(toView: view, frames: frames)
    }
  }

  private func beginDismissal(of presented: UIViewController, in presentation: Presentation) {
    for other in below {
      if case .presented = other.phase { other.phase = .carried }
    }
    presentation.container?.setNeedsLayout()
    presentation.controller.dismissalTransitionWillBegin()
    presented.beginContainedAppearance(false, animated: isAnimated)
    let seen = below.compactMap { $0.presented }.filter { $0.appearance.isTowardsAppeared }
    departure?.seen = seen
    for other in seen.reversed() { other.beginContainedAppearance(false, animated: isAnimated) }
    for other in below.reversed() {
      other.controller.dismissalTransitionWillBegin()
      other.hide(true, besides: presentation)
    }
    if presenterComesAndGoes {
      departure?.target?.beginContainedAppearance(true, animated: isAnimated)
    }
    if let lowest = lowest(of: presentation), lowest.removesPresenter {
      UIView.performWithoutAnimation {
        lowest.readyPresenter(entersContainer: lowest === presentation)
      }
    }
  }

  /// Returns the presentation whose presenter will be visible after the dismissal.
  private func lowest(of presentation: Presentation) -> Presentation? {
    ([presentation] + below).first { $0.presenter === departure?.target }
  }

  func transitionWillTurn(_ transition: TransitionContext, cancelled: Bool) {
    guard let presentation, let presented = presentation.presented else { return }
    // View controllers that were disappearing appear again, and the reverse.
    if let departure {
      if presenterComesAndGoes {
        departure.target?.beginContainedAppearance(!cancelled, animated: isAnimated)
      }
      for other in departure.seen {
        other.beginContainedAppearance(cancelled, animated: isAnimated)
      }
      presented.beginContainedAppearance(cancelled, animated: isAnimated)
      return
    }
    // A presentation that does not take place becomes a dismissal.
    presented.passage.isBeingPresented = !cancelled
    presented.passage.isBeingDismissed = cancelled
    if isPlaceSeen {
      presented.beginContainedAppearance(!cancelled, animated: isAnimated)
      if presenterComesAndGoes {
        presentation.presenter?.beginContainedAppearance(cancelled, animated: isAnimated)
      }
    }
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    guard let presentation, let presented = presentation.presented else { return }
    switch (departure, completed) {
    case (nil, true): appear(presented, presentation)
    case (nil, false): withdraw(presented, presentation)
    case (let departure?, true): leave(presented, presentation, departure)
    case (let departure?, false): stay(presented, presentation, departure)
    }
    guard completed else { return }
    let isArrival = departure == nil
    ApplicationEvent.report(
      ApplicationEvent(
        isArrival ? .presented : .dismissed,
        "\(isArrival ? "presented" : "dismissed") \(presented.eventName)", of: presented,
        title: presented.eventTitle), since: transition.startTime)
  }

  private func appear(_ presented: UIViewController, _ presentation: Presentation) {
    guard let container = presentation.container else { return }
    let view = presentation.controller.presentedView
    if let view, !view.isDescendant(of: container) { container.addSubview(view) }
    if presentation.removesPresenter {
      presentation.removePresenter(restoringLook: !hasOwnAnimator)
    }
    presentation.phase = .presented
    presentation.followSize()
    presentation.controller.presentationTransitionDidEnd(true)
    presented.endAppearanceTransition()
    if presentation.removesPresenter { presentation.presenter?.endAppearanceTransition() }
    presented.passage.isBeingPresented = false
    presented.passage.isBeingDismissed = false
  }

  /// Removes the presented view after the presentation was cancelled.
  private func withdraw(_ presented: UIViewController, _ presentation: Presentation) {
    guard let container = presentation.container else { return }
    let view = presentation.controller.presentedView
    presentation.phase = .gone
    view?.removeFromSuperview()
    if let view { presentedPlace?.restoreLook(of: view) }
    presentation.returnPresenter(looks: true)
    container.removeFromSuperview()
    presentation.dissolveContext()
    presentation.controller.presentationTransitionDidEnd(false)
    presentation.controller.releasePresentedView()
    presented.endAppearanceTransition()
    if presentation.removesPresenter { presentation.presenter?.endAppearanceTransition() }
    presented.passage.isBeingPresented = false
    presented.passage.isBeingDismissed = false
  }

  private func leave(
    _ presented: UIViewController, _ presentation: Presentation, _ departure: Departure
  ) {
    let view = presentation.controller.presentedView
    presentation.phase = .gone
    view?.removeFromSuperview()
    if let view, !hasOwnAnimator { presentedPlace?.restoreLook(of: view) }
    presentation.returnPresenter(looks: false, keepingSize: hasOwnAnimator)
    for other in below.reversed() { other.vanish() }
    presentation.container?.removeFromSuperview()
    presentation.dissolveContext()
    presentation.controller.dismissalTransitionDidEnd(true)
    presentation.controller.releasePresentedView()
    for other in below.reversed() {
      other.controller.dismissalTransitionDidEnd(true)
      other.controller.releasePresentedView()
    }
    // The presenter can present again or be dismissed itself as soon as it has appeared.
    for other in [presentation] + below { other.releasePresented() }
    departure.target?.endAppearanceTransition()
    presented.endAppearanceTransition()
    for other in departure.seen.reversed() { other.endAppearanceTransition() }
    for other in [presentation] + below { other.presented?.passage.isBeingDismissed = false }
  }

  /// Restores the presentation after its dismissal was cancelled.
  private func stay(
    _ presented: UIViewController, _ presentation: Presentation, _ departure: Departure
  ) {
    let view = presentation.controller.presentedView
    let targetCameBack = presenterComesAndGoes
    presentation.phase = .presented
    for other in below {
      if case .carried = other.phase { other.phase = .presented }
    }
    if let view { presentedPlace?.restoreLook(of: view) }
    if let view, let container = presentation.container, !view.isDescendant(of: container) {
      container.addSubview(view)
    }
    presentation.followSize()
    if let lowest = lowest(of: presentation), lowest.removesPresenter,
      targetCameBack || lowest.follower != nil
    {
      lowest.removePresenter(restoringLook: true)
    }
    for other in below { other.hide(false, besides: presentation) }
    presentation.controller.dismissalTransitionDidEnd(false)
    for other in below { other.controller.dismissalTransitionDidEnd(false) }
    departure.target?.endAppearanceTransition()
    for other in departure.seen { other.endAppearanceTransition() }
    presented.endAppearanceTransition()
    // A view controller that has appeared again may have requested the next dismissal.
    for other in [presentation] + below where other.isPresented {
      other.presented?.passage.isBeingDismissed = false
    }
  }

  func transitionDidFinish(_ transition: TransitionContext, completed: Bool) {
    guard let presentation else { return callCompletions() }
    // A callback at the end may have begun the next transition.
    if presentation.transition === transition { presentation.transition = nil }
    if completed == (departure != nil) { return presentation.letGo(after: self) }
    // The surrounding size or traits may have changed meanwhile.
    for other in [presentation] + below { other.container?.setNeedsLayout() }
    presentation.presenter?.ground?.container?.setNeedsLayout()
    callCompletions()
  }
}

extension Presentation {
  /// Hides everything of this presentation, except a presentation above it that lies within it.
  fileprivate func hide(_ isHidden: Bool, besides above: Presentation) {
    guard let container else { return }
    if let inner = above.container, inner.isDescendant(of: container) {
      controller.presentedView?.isHidden = isHidden
    } else {
      container.isHidden = isHidden || follower?.isHidden == true
    }
  }

  /// Ends along with a presentation above this one, without being seen.
  fileprivate func vanish() {
    phase = .gone
    controller.presentedView?.removeFromSuperview()
    controller.presentedView?.isHidden = false
    returnPresenter(looks: false)
    container?.removeFromSuperview()
    dissolveContext()
  }
}
