import Foundation

/// A transition, from its start to its only end, whatever is called in between.
@MainActor
package final class TransitionContext: UIViewControllerContextTransitioning {
  package let containerView: UIView
  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  @exclusivity(unchecked) package private(set) var initiallyInteractive = false
  @exclusivity(unchecked) package private(set) var transitionDuration: TimeInterval = 0
  /// The layer time at the transition's start; 0 before it.
  @exclusivity(unchecked) package private(set) var startTime = 0.0
  @exclusivity(unchecked) package var frames: TransitionPlan.Frames
  @exclusivity(unchecked) private(set) var state = TransitionState()
  @exclusivity(unchecked) private(set) var plan: TransitionPlan?
  @exclusivity(unchecked) private weak var owner: (any TransitionOwner)?
  /// The clock of the container; nil before the transition's start.
  @exclusivity(unchecked) private(set) var clock: TransitionClock?
  /// The interruptible animator, if it runs the transition. It is requested once, and only then.
  @exclusivity(unchecked) private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  @exclusivity(unchecked) var alongside = TransitionAlongside()
  @exclusivity(unchecked) private var watch = TransitionWatch()
  /// The time when the transition was released, the seconds that the rest takes, and the outcome.
  private var release: (time: Double, seconds: Double, outcome: TransitionState.Outcome)?
  @exclusivity(unchecked) private var animatorHasRun = false
  /// The number of running calls of the animator, the owner and the animations alongside.
  @exclusivity(unchecked) private var calls = 0
  /// Whether the animator is the application's and not UIKit's.
  var isByApplication: Bool { plan?.animator.map { !($0 is any StandardAnimator) } ?? false }
  /// Whether the transition itself makes the changes that are made now.
  var isCalling: Bool { calls > 0 }
  @exclusivity(unchecked) private var blocked: [UIView] = []
  private let reference = LooseReference<TransitionContext>()

  package init(_ plan: TransitionPlan, owner: any TransitionOwner) {
    self.plan = plan
    self.owner = owner
    containerView = plan.container
    isAnimated = plan.isAnimated
    presentationStyle = plan.presentationStyle
    frames = plan.frames
    reference.lead(to: self)
    plan.driver?.expectStart()
  }

  deinit {
    reference.clear()
  }

  // MARK: What it is between

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: plan?.from
    case .to: plan?.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan?.fromView
    case .to: plan?.toView
    default: nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === plan?.from { return frames.initialFrom }
    return vc === plan?.to ? frames.initialTo : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === plan?.from { return frames.finalFrom }
    return vc === plan?.to ? frames.finalTo : .zero
  }

  package var targetTransform: CGAffineTransform { .identity }
  package var isInteractive: Bool { state.isInteractive }
  package var transitionWasCancelled: Bool { state.wasCancelled }
  package var hasEnded: Bool { state.hasEnded }
  package var hasStarted: Bool { state.phase != .ready }

  package var interactor: (any UIViewControllerInteractiveTransitioning)? { plan?.interactor }
  var driver: (any TransitionDriver)? { plan?.driver }

  /// Sets the view and the frames. Called by the owner in `transitionWillBegin`.
  package func place(toView: UIView?, frames: TransitionPlan.Frames) {
    plan?.toView = toView
    self.frames = frames
  }

  // MARK: From start to end

  /// Makes the first callbacks, and starts the animator or the interaction controller.
  package func start() {
    guard state.phase == .ready, let plan else { return }
    calls += 1
    defer { calls -= 1 }
    for viewController in participants { viewController.presentation.transition = self }
    let isInteractive = plan.interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    startTime = CACurrentMediaTime()
    tell(.begins(isDriven: isInteractive))
    owner?.transitionWillBegin(self)
    let duration = plan.animator?.transitionDuration(using: self) ?? 0
    transitionDuration = duration.isFinite ? max(duration, 0) : 0
    clock = TransitionClock(container: containerView.layer, duration: transitionDuration)
    state.start(interactive: isInteractive)
    if let interactor = plan.interactor {
      interactor.startInteractiveTransition(self)
      interruptible.map { alongside.joined(to: $0) }
    } else {
      runAnimator(interruptibly: false)
    }
    guard !state.hasEnded else { return }
    // A change of the layout is not animated, unless the layout animates it itself.
    UIView.collect(in: nil) { containerView.layoutIfNeeded() }
    announceArrivals()
    alongside.begin(with: self, isDriven: !animatorHasRun)
    clock?.seal()
    if isInteractive, interruptible == nil { clock?.leaveOutDelay() }
    blockTouches()
    watchAnimator(from: plan.animator)
  }

  /// Calls the right method of the animator, and observes how it animates.
  func runAnimator(interruptibly: Bool) {
    guard let plan, !animatorHasRun else { return }
    animatorHasRun = true
    guard let animator = plan.animator else {
      if let view = plan.toView, !isAtItsPlace(view) {
        if view.superview !== containerView { containerView.addSubview(view) }
        if !frames.finalTo.isEmpty { view.frame = frames.finalTo }
      }
      return completeTransition(true)
    }
    if interruptibly {
      let asked = animator.interruptibleAnimator(using: self)
      interruptible = asked is AbsentAnimator ? nil : asked
      if interruptible != nil { return }
    }
    alongside.observe { animator.animateTransition(using: self) }
  }

  /// Whether a presenter's view in a context has returned already.
  private func isAtItsPlace(_ view: UIView) -> Bool {
    presentationStyle != .none && view.contextFollower != nil
  }

  /// Notifies view controllers that are appearing: they are in their places, and nothing has moved
  /// yet.
  private func announceArrivals() {
    for viewController in [plan?.from, plan?.to] {
      guard let viewController, viewController.viewIfLoaded?.window != nil else { continue }
      UIView.collect(in: nil) { viewController.announceAppearing() }
    }
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard state.update(Double(percentComplete)) == .progressed else { return }
    tell(.moves(to: state.progress))
    alongside.move(to: state.progress)
  }

  package func finishInteractiveTransition() {
    if !isInteractive { tellIgnored(.finish) }
    released(state.release(.finish))
  }

  package func cancelInteractiveTransition() {
    if !isInteractive { tellIgnored(.cancel) }
    released(state.release(.cancel))
  }

  package func pauseInteractiveTransition() {
    guard case .grabbed(let outcome) = state.grab(at: currentProgress) else { return }
    release = nil
    tell(.grabbed)
    alongside.hold()
    alongside.interactionChanged(self)
    if outcome == .cancel { turn(cancelled: false) }
  }

  private func turn(cancelled: Bool) {
    owner?.transitionWillTurn(self, cancelled: cancelled)
    announceArrivals()
  }

  private func released(_ step: TransitionState.Step) {
    guard case .released(let outcome) = step else { return }
    calls += 1
    defer { calls -= 1 }
    tell(.released(outcome == .finish ? .finish : .cancel, at: state.progress))
    // Our value, in seconds: time is divided by it.
    release = (CACurrentMediaTime(), max(remainingSeconds(to: outcome), 0.001), outcome)
    alongside.release(
      outcome, over: remainingSeconds(to: outcome), curve: completionCurve.bezier)
    alongside.interactionChanged(self)
    if outcome == .cancel { turn(cancelled: true) }
  }

  /// The progress of the transition that is shown now.
  var currentProgress: Double {
    if let interruptible, interruptible.state == .active {
      return Double(interruptible.fractionComplete)
    }
    if state.isInteractive { return state.progress }
    guard let release, clock?.isSettling != true else { return clock?.progress ?? 0 }
    // Only the application knows how it animates the rest: the speed is assumed to be constant.
    let share = min(max((CACurrentMediaTime() - release.time) / release.seconds, 0), 1)
    let target = release.outcome == .finish ? 1.0 : 0
    return state.progress + (target - state.progress) * share
  }

  func remainingSeconds(to outcome: TransitionState.Outcome) -> Double {
    let share = outcome == .finish ? 1 - state.progress : state.progress
    return share * transitionDuration / Double(completionVelocity)
  }

  package func completeTransition(_ didComplete: Bool) {
    switch state.complete(didComplete) {
    case .nothing, .progressed, .released, .grabbed: break
    case .refused(let mistake): warn(mistake)
    case .ended(let completed, let implied, let mistake):
      if let mistake { warn(mistake) }
      if let implied {
        if mistake == .completedWhileInteractive { alongside.interactionChanged(self) }
        if implied == .cancel { owner?.transitionWillTurn(self, cancelled: true) }
      }
      end(completed: completed)
    }
  }

  /// Ends the transition at once, because the view that contains it goes away. The transition
  /// counts as cancelled if it was still interactive.
  package func abandon() {
    guard hasStarted, !hasEnded else { return }
    if state.isInteractive { cancelInteractiveTransition() }
    clock?.release()
    if let interruptible, interruptible.state == .active {
      interruptible.stopAnimation(false)
      interruptible.finishAnimation(at: transitionWasCancelled ? .start : .end)
    } else {
      clock?.endAnimations()
    }
    if !hasEnded { completeTransition(!transitionWasCancelled) }
  }

  private func end(completed: Bool) {
    calls += 1
    defer { calls -= 1 }
    let (animator, driver, owner) = (plan?.animator, plan?.driver, owner)
    watch.stop()
    clock?.release()
    alongside.catchUp(self)
    alongside.stop()
    for view in blocked { view.transitionsBlockingTouches -= 1 }
    blocked = []
    owner?.transitionDidEnd(self, completed: completed)
    alongside.complete(self)
    driver?.transitionDidEnd(self)
    owner?.transitionDidFinish(self, completed: completed)
    animator?.animationEnded(completed)
    for viewController in participants where viewController.presentation.transition === self {
      viewController.presentation.transition = nil
    }
    tell(.ended(completed ? .finish : .cancel))
    // An interaction controller may retain this context for long.
    plan = nil
    interruptible = nil
    alongside = TransitionAlongside()
  }

  private var participants: [UIViewController] {
    [plan?.from, plan?.to].compactMap { $0 } + (plan?.others ?? [])
  }

  // MARK: Watching

  /// Blocks touches of both views, unless a touch can stop the transition.
  private func blockTouches() {
    guard interruptible == nil, !alongside.isInterruptible, plan?.driver?.canBeGrabbed != true
    else { return }
    for viewController in [plan?.from, plan?.to] {
      guard let view = viewController?.viewIfLoaded else { continue }
      view.transitionsBlockingTouches += 1
      blocked.append(view)
    }
  }

  private func watchAnimator(from animator: (any UIViewControllerAnimatedTransitioning)?) {
    guard let animator, let layerClock = containerView.layer.clock else { return }
    let kind = type(of: animator)
    watch.start(on: layerClock, after: transitionDuration) { [reference] in
      reference.object?.lookAfter(kind) ?? .over
    }
  }

  /// Returns whether the transition is over. Warns if an animator of the given kind has left it
  /// without an end.
  private func lookAfter(
    _ kind: any UIViewControllerAnimatedTransitioning.Type
  ) -> TransitionWatch.Finding {
    guard !state.hasEnded else { return .over }
    if state.isInteractive || clock?.isSettling == true || clock?.isAnimating == true
      || interruptible.map({ $0.state == .active }) == true
      || containerView.layer.animatedLayers > 0
      || containerView.layer.clock?.hasRunningLinks == true
    {
      return .busy
    }
    Misuse.warn(
      "\(kind) has animated all that it animates and did not call completeTransition(_:): nothing"
        + " can be touched until it does; call it in the completion of the last animation")
    return .over
  }

  private func warn(_ mistake: TransitionState.Mistake) {
    // An animation ends at any moment when its window goes away, and its animator cannot know.
    guard containerView.layer.clock != nil else { return }
    let name = plan?.animator.map { "\(type(of: $0))" } ?? "the animator"
    switch mistake {
    case .completedThoughCancelled:
      Misuse.warn(
        "\(name) called completeTransition(true) though the transition was cancelled; taken as false:"
          + " call completeTransition(!context.transitionWasCancelled)")
    case .completedWhileInteractive:
      Misuse.warn(
        "\(name) called completeTransition(_:) while the transition was interactive: call"
          + " finishInteractiveTransition() or cancelInteractiveTransition() first")
    case .completedTwice:
      Misuse.warn(
        "completeTransition(_:) was called again after the transition had ended, which does nothing:"
          + " call it once")
    case .completedBeforeStart:
      Misuse.warn("completeTransition(_:) was called before the transition began: wait for it")
    }
  }
}
