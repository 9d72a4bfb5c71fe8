import Foundation

extension Presentation {
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
    transition?.driver?.finish()
  }

  func wait(for target: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    waiting.append((target, animated, completion))
  }

  func beginDismissal() {
    guard phase == .dismissing(isRunning: false), let presented, let target = dismissalTarget
    else { return }
    guard let container else { return letGo() }
    phase = .dismissing(isRunning: true)
    for other in [self] + below { other.presented?.endTransitionsInContext() }
    if container.window == nil {
      // Out of a window no time passes.
      isAnimated = false
      animator = nil
      interactor = nil
    }
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
    plan.frames.finalTo =
      isHidden ? container.bounds : target.view.convert(target.view.bounds, to: container)
    plan.frames.initialTo = isHidden ? .zero : plan.frames.finalTo
    plan.others = below.compactMap { $0.presented }
    run(plan)
  }

  /// Whether the view of who will be seen is out of the window.
  func isRemovingView(of target: UIViewController) -> Bool {
    ([self] + below).contains { $0.presenter === target && $0.removesPresenter }
  }

  /// Ends all of it at once, with all its calls, as what it stands on goes away.
  func abandon() {
    for above in presented?.presentedFromHere ?? [] {
      above.presentation.presentation?.abandon()
    }
    transition?.abandon()
    switch phase {
    case .pending: letGo()
    case .presented:
      if let presenter { dismiss(to: presenter, below: [], animated: false, nil) }
    case .dismissing(isRunning: false):
      isAnimated = false
      beginDismissal()
    case .presenting, .dismissing(isRunning: true), .gone: break
    }
    transition?.abandon()
  }
}
