import Foundation

extension Presentation {
  /// Dismisses this presentation, and with it those below it, down to `target`.
  func dismiss(
    to target: UIViewController, below: [Presentation], animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard isPresented, let presented else { return }
    let leg = PresentationLeg(
      departure: PresentationLeg.Departure(target: target, below: below), animated: animated,
      completion: completion)
    leg.presentation = self
    phase = .waiting(leg)
    presented.passage.isBeingDismissed = true
    for other in below { other.presented?.passage.isBeingDismissed = true }
    leg.askForAnimator()
    if animated {
      schedule { $0.beginDismissal() }
    } else {
      beginDismissal()
    }
  }

  /// The view controller that is visible after the dismissal in progress.
  var dismissalTarget: UIViewController? { leg?.departure?.target }

  /// Joins the dismissal in progress to another request for one. An interactive dismissal is
  /// finished.
  func joinDismissal(_ completion: (() -> Void)?) {
    if let target = dismissalTarget { leg?.wait(for: target, animated: true, completion) }
    transition?.driver?.finish()
  }

  private func beginDismissal() {
    guard case .waiting(let leg) = phase, let presented, let target = leg.departure?.target
    else { return }
    guard let container else { return letGo(after: leg) }
    phase = .moving(leg)
    for other in [self] + leg.below { other.presented?.endTransitionsInContext() }
    if container.window == nil { leg.stopAnimating() }
    leg.presentedPlace = controller.presentedView.map { ViewPlace(of: $0) }
    let isHidden = isRemovingView(of: target, with: leg.below)
    let lowest = ([self] + leg.below).first { $0.presenter === target }
    if isHidden, let view = target.view, lowest?.follower == nil {
      lowest?.presenterPlace?.follow(view)
    }
    var plan = TransitionPlan(container: container, from: presented, to: target)
    plan.fromView = controller.presentedView
    plan.toView = isHidden ? target.view : nil
    plan.presentationStyle = style
    plan.frames.initialFrom = controller.presentedView?.frame ?? .zero
    let current = target.view.convert(target.view.bounds, to: container)
    plan.frames.finalTo = isHidden ? container.bounds : place(of: target, in: container) ?? current
    // The animator determines where the view goes; nothing better is known of the end.
    plan.frames.finalFrom = plan.frames.initialFrom
    plan.frames.initialTo = isHidden ? .zero : current
    plan.others = leg.below.compactMap { $0.presented }
    run(plan, on: leg)
  }

  /// Returns the frame of a presenter's view, which may have been moved or scaled behind what is
  /// presented. Nil if only the application knows the frame.
  private func place(of presenter: UIViewController, in container: UIView) -> CGRect? {
    if let own = presenter.presentation.presentation, let room = own.container {
      let frame = own.controller.frameOfPresentedViewInContainerView
      return room.convert(frame, to: container)
    }
    return presenter.ownParent == nil && !isInContext ? container.bounds : nil
  }

  /// Whether the view of the controller that will be visible is out of the window.
  func isRemovingView(of target: UIViewController, with below: [Presentation]) -> Bool {
    ([self] + below).contains { $0.presenter === target && $0.removesPresenter }
  }

  /// Ends this presentation and those above it at once, with all callbacks, because the view below
  /// it goes away.
  func abandon() {
    for above in presented?.presentedFromHere ?? [] {
      above.presentation.presentation?.abandon()
    }
    transition?.abandon()
    switch phase {
    case .waiting(let leg) where leg.departure == nil: letGo(after: leg)
    case .waiting(let leg):
      leg.isAnimated = false
      beginDismissal()
    case .presented, .carried:
      if let presenter { dismiss(to: presenter, below: [], animated: false, nil) }
    case .moving, .gone: break
    }
    transition?.abandon()
  }
}
