import Foundation

/// A view controller presented by another: from the call that asks for it to the end of its dismissal.
@MainActor
final class Presentation: TransitionOwner {
  private(set) weak var presented: UIViewController?
  private(set) weak var presenter: UIViewController?
  private weak var source: UIViewController?
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  private(set) var phase = PresentationPhase.pending
  private(set) var container: PresentationContainerView?
  /// Called when what is under way has ended.
  var completions: [() -> Void] = []
  /// Asked for meanwhile.
  private var waiting: [(target: UIViewController, animated: Bool, completion: (() -> Void)?)] = []
  private var isAnimated: Bool
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var transition: TransitionContext?
  /// Where the presenter's view was before the presentation, and how the presented view was before
  /// its dismissal.
  private var presenterPlace: ViewPlace?
  private var presentedPlace: ViewPlace?
  /// Of a dismissal: who is seen after it, and what goes along with this one.
  private(set) weak var dismissalTarget: UIViewController?
  private var below: [Presentation] = []
  /// Those of them that were in sight.
  private var seenBelow: [UIViewController] = []
  private var removesPresenter = false
  /// For which the presented view was last placed.
  private var laidOutSize = CGSize.zero

  init(
    _ presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    controller: UIPresentationController, style: UIModalPresentationStyle, animated: Bool
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.controller = controller
    self.style = style
    isAnimated = animated
  }

  /// Does it with the next turn; at once where no time passes.
  func schedule(_ work: @escaping (Presentation) -> Void) {
    let clock = presenter?.nearestWindow?.layer.clock ?? container?.layer.clock
    guard let clock else { return work(self) }
    clock.nextTurn { [weak self] in
      if let self { work(self) }
    }
  }

  func askForAnimator(isPresenting: Bool) {
    animator = nil
    interactor = nil
    // A custom presentation is animated by its animator even where it is not animated.
    guard isAnimated || style == .custom, let presented, let presenter else { return }
    let delegate = presented.liveTransitioningDelegate
    animator =
      isPresenting
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter)
      : delegate?.animationController(forDismissed: presented)
    guard isAnimated, let animator else { return }
    interactor =
      isPresenting
      ? delegate?.interactionControllerForPresentation(using: animator)
      : delegate?.interactionControllerForDismissal(using: animator)
    (interactor as? UIPercentDrivenInteractiveTransition)?.expectStart()
  }

  // MARK: Presenting

  func begin() {
    guard phase == .pending, let presented, let presenter else { return }
    guard let view = presenter.loadedView, let host = host(of: view) else {
      Misuse.warn(
        "\(type(of: presented)) is not presented, for the view of \(type(of: presenter)) has left"
          + " its window meanwhile: present from a view controller that stays")
      return letGo()
    }
    phase = .presenting
    removesPresenter = controller.removesPresenter
    let container = PresentationContainerView(frame: view.convert(view.bounds, to: host))
    if host is UIWindow { container.frame = host.bounds }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    self.container = container
    presenterPlace = ViewPlace(of: view)
    UIView.performWithoutAnimation {
      // Above the presenter's view, which is the container's for as long as it is to be animated.
      let index = host.subviews.firstIndex { view.isDescendant(of: $0) }
      host.insertSubview(container, at: index.map { $0 + 1 } ?? host.subviews.count)
      if host is UIWindow { host.bringSubviewToFront(container) }
      if removesPresenter { container.addSubview(view) }
    }
    var plan = TransitionPlan(container: container, from: presenter, to: presented)
    plan.fromView = removesPresenter ? view : nil
    plan.presentationStyle = style
    plan.isAnimated = isAnimated
    plan.animator = animator ?? standardAnimator(isPresenting: true)
    plan.interactor = interactor
    plan.frames.initialFrom = view.convert(view.bounds, to: container)
    run(plan)
  }

  private func run(_ plan: TransitionPlan) {
    let transition = TransitionContext(plan, owner: self)
    self.transition = transition
    animator = nil
    interactor = nil
    transition.start()
  }

  /// In which view the container goes: the window, or what the presenter's view is in.
  private func host(of view: UIView) -> UIView? {
    guard let window = view.window else { return nil }
    let isInContext =
      style == .currentContext || style == .overCurrentContext
      || !controller.shouldPresentInFullscreen
    return isInContext ? view.superview ?? window : window
  }

  private func standardAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated, let presented else { return nil }
    var style = presented.modalTransitionStyle
    if let presenter, presenter.definesPresentationContext,
      presenter.providesPresentationContextTransitionStyle
    {
      style = presenter.modalTransitionStyle
    }
    return controller.standardAnimator(style: style, isPresenting: isPresenting)
  }

  // MARK: Dismissing

  /// Dismisses this one, and with it those below it, down to `target`.
  func dismiss(
    to target: UIViewController, below: [Presentation], animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard phase == .presented, let presented else { return }
    phase = .dismissing(isRunning: false)
    if let completion { completions.append(completion) }
    isAnimated = animated
    dismissalTarget = target
    self.below = below
    presented.isBeingDismissed = true
    for other in below { other.presented?.isBeingDismissed = true }
    askForAnimator(isPresenting: false)
    if animated {
      schedule { $0.beginDismissal() }
    } else {
      beginDismissal()
    }
  }

  /// Asked for again while under way: what a finger holds is let go towards the end.
  func joinDismissal(_ completion: (() -> Void)?) {
    if let target = dismissalTarget { waiting.append((target, true, completion)) }
    (transition?.interactor as? UIPercentDrivenInteractiveTransition)?.finish()
  }

  func wait(for target: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    waiting.append((target, animated, completion))
  }

  private func beginDismissal() {
    guard phase == .dismissing(isRunning: false), let presented, let target = dismissalTarget
    else { return }
    guard let container, container.window != nil else { return letGo() }
    phase = .dismissing(isRunning: true)
    presentedPlace = controller.presentedView.map { ViewPlace(of: $0) }
    let isHidden = isRemovingView(of: target)
    var plan = TransitionPlan(container: container, from: presented, to: target)
    plan.fromView = controller.presentedView
    plan.toView = isHidden ? target.view : nil
    plan.presentationStyle = style
    plan.isAnimated = isAnimated
    plan.animator = animator ?? standardAnimator(isPresenting: false)
    plan.interactor = interactor
    plan.frames.initialFrom = controller.presentedView?.frame ?? .zero
    plan.frames.finalTo = container.convert(
      container.bounds.isEmpty ? target.view.bounds : container.bounds, to: container)
    plan.frames.initialTo = isHidden ? .zero : plan.frames.finalTo
    plan.others = below.compactMap { $0.presented }
    run(plan)
  }

  /// Whether the view of who will be seen is out of the window.
  private func isRemovingView(of target: UIViewController) -> Bool {
    ([self] + below).contains { $0.presenter === target && $0.removesPresenter }
  }

  // MARK: Transitions

  var isDismissing: Bool { phase == .dismissing(isRunning: true) }

  /// What comes and what goes with it, besides the two that it is between: nothing for a presenter
  /// that stays in sight.
  private var presenterComesAndGoes: Bool {
    if isDismissing, let dismissalTarget { return isRemovingView(of: dismissalTarget) }
    return removesPresenter
  }

  func transitionWillBegin(_ transition: TransitionContext) {
    guard let presented else { return }
    guard let container else { return }
    if isDismissing {
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
      controller.presentationTransitionWillBegin()
      if presenterComesAndGoes {
        presenter?.beginAppearanceTransition(false, animated: isAnimated)
      }
      presented.beginAppearanceTransition(true, animated: isAnimated)
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
    } else {
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
      controller.presentationTransitionDidEnd(false)
      presented.endAppearanceTransition()
      if removesPresenter { presenter?.endAppearanceTransition() }
    }
    presented.isBeingPresented = false
  }

  private func returnPresenter(looks: Bool) {
    guard let presenter, let view = presenter.loadedView, let place = presenterPlace else { return }
    if looks { place.restoreLook(of: view) }
    guard let container, removesPresenter || view.isDescendant(of: container) else { return }
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
      controller.dismissalTransitionDidEnd(true)
      for other in below.reversed() { other.controller.dismissalTransitionDidEnd(true) }
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
  }

  func transitionDidFinish(_ transition: TransitionContext, completed: Bool) {
    self.transition = nil
    if phase == .gone {
      letGo()
    } else {
      below = []
      dismissalTarget = nil
      callCompletions()
    }
  }

  /// Undoes the links, which alone keep this.
  private func letGo() {
    phase = .gone
    let others = below
    below = []
    for other in [self] + others.reversed() { other.unlink() }
    callCompletions()
  }

  private func unlink() {
    phase = .gone
    if let presented, presented.presentation.presentation === self {
      let slot = presented.presentation
      presented.isBeingPresented = false
      presented.isBeingDismissed = false
      slot.presentation = nil
      slot.controller = nil
      slot.style = nil
      slot.presenting = nil
      if presenter?.presentation.presented === presented { presenter?.presentation.presented = nil }
    }
    controller.presentation = nil
    container = nil
  }

  private func callCompletions() {
    let called = completions
    completions = []
    let asked = waiting
    waiting = []
    for completion in called { completion() }
    for (target, animated, completion) in asked {
      if target.presentation.presented != nil {
        target.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
    }
  }

  // MARK: The container

  func containerWillLayout() { controller.containerViewWillLayoutSubviews() }

  func containerDidLayout() {
    controller.containerViewDidLayoutSubviews()
    if phase == .presented { followSize() }
  }

  /// The presented view takes its place anew in a container of another size.
  private func followSize() {
    guard let container, let view = controller.presentedView,
      container.bounds.size != laidOutSize
    else { return }
    laidOutSize = container.bounds.size
    let frame = controller.frameOfPresentedViewInContainerView
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: frame.minX + frame.width * view.layer.anchorPoint.x,
      y: frame.minY + frame.height * view.layer.anchorPoint.y)
  }

  func containerLeftWindow() {}
}
