extension UIViewController {
  /// The presentation in the context of this view controller, which comes and goes with it; nil
  /// while that presentation is in a transition of its own.
  var guest: Presentation? {
    guard let next = presentation.presented?.presentation.presentation, next.isInContext,
      next.transition == nil
    else { return nil }
    switch next.phase {
    case .presented: return next
    case .waiting(let leg): return leg.departure == nil ? nil : next
    case .moving, .carried, .gone: return nil
    }
  }

  /// Whether this view controller, or one presented in its place, is visible or about to be.
  var isTowardsSeen: Bool {
    appearance.isTowardsAppeared || guest?.presented?.isTowardsSeen == true
  }

  /// Whether this view controller, or one presented in its place, is appearing or disappearing.
  var isInTransit: Bool {
    appearance.isTransitional || guest?.presented?.isInTransit == true
  }

  /// The presentation in which this view controller, or one that contains it, is visible; nil
  /// without one.
  var ground: Presentation? {
    sequence(first: self) { $0.ownParent }.reduce(self) { $1 }.presentation.presentation
  }

  /// Whether the place of the controller's view is visible, whichever view is there. `asking` is a
  /// presentation that covers the place or is about to.
  func isPlaceInSight(for asking: Presentation) -> Bool {
    if let parent = ownParent {
      return parent.childrenInSight.contains(self) && !parent.isCovered(besides: asking)
        && parent.isPlaceInSight(for: asking)
    }
    guard let own = presentation.presentation, own.isInContext else { return true }
    return own.presenter?.isPlaceInSight(for: asking) ?? true
  }

  private func isCovered(besides asking: Presentation) -> Bool {
    guard let next = presentation.presented?.presentation.presentation, next !== asking,
      asking.leg?.below.contains(where: { $0 === next }) != true
    else { return false }
    return next.removesPresenter && next.container != nil
  }

  /// The transition of a surrounding container that moves the place in which this view controller
  /// presents.
  var transitionOfPlace: TransitionContext? {
    var next: UIViewController? = self
    while let current = next {
      if let parent = current.ownParent {
        if let moving = parent.presentation.transition, !moving.hasEnded { return moving }
        next = parent
      } else {
        let own = current.presentation.presentation
        next = own?.isInContext == true ? own?.presenter : nil
      }
    }
    return nil
  }

  /// Ends at once the transitions in the contexts of this view controller and of those it
  /// contains, because their place is about to move.
  func endTransitionsInContext() {
    for presented in presentedFromHere {
      guard let next = presented.presentation.presentation, next.isInContext else { continue }
      next.transition?.abandon()
      presented.endTransitionsInContext()
    }
  }

  /// Ends at once the transitions of the containers within this view controller.
  func endTransitionsWithin() {
    for child in children {
      if let moving = child.presentation.transition { moving.abandon() }
      child.endTransitionsWithin()
    }
  }

  /// Ends the presentations in the contexts of this view controller and of those it contains.
  func endPresentationsInContext() {
    for presented in presentedFromHere {
      guard let next = presented.presentation.presentation, next.isInContext else { continue }
      next.abandon()
    }
  }
}
