import Foundation

/// A transition of a container from one child to another.
@MainActor
final class ContainerTransition: TransitionOwner {
  /// The time at which the child that stays after a cancelled transition receives `viewWillAppear`
  /// again.
  enum Return {
    /// The child receives `viewWillAppear` when the transition is cancelled.
    case atCancel
    /// The child receives `viewWillAppear` after the transition has animated back.
    case atEnd
  }

  let from: UIViewController?
  let to: UIViewController?
  private(set) var context: TransitionContext?
  private weak var container: UIViewController?
  private let animated: Bool
  private let comesBack: Return
  /// Whether an animator of the application runs the transition. The final views are then left as
  /// that animator left them.
  private var isOwn = false
  private var places: [(view: UIView, place: ViewPlace)] = []

  /// Returns the resting frame of a child's view in the view where the transition takes place.
  var place: (_ child: UIViewController, _ bounds: CGRect) -> CGRect = { $1 }
  /// Called after the first appearance callbacks of the transition.
  var onBegin: () -> Void = {}
  /// Called after the last appearance callbacks, before the coordinator's completions.
  var onEnd: (_ completed: Bool) -> Void = { _ in }
  /// Called after the completions of the transition's coordinator.
  var onFinish: (_ completed: Bool) -> Void = { _ in }

  init(
    in container: UIViewController, from: UIViewController?, to: UIViewController?,
    animated: Bool, comesBack: Return
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.animated = animated
    self.comesBack = comesBack
  }

  func start(
    in view: UIView, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    stopContexts()
    isOwn = animator.map { !($0 is any StandardAnimator) } ?? false
    if let to {
      to.loadViewIfNeeded()
      UIView.performWithoutAnimation { to.view.frame = place(to, view.bounds) }
    }
    places = [from?.viewIfLoaded, to?.viewIfLoaded].compactMap { $0 }
      .map { ($0, ViewPlace(of: $0)) }
    var plan = TransitionPlan(container: view, from: from, to: to)
    plan.fromView = from?.viewIfLoaded
    plan.toView = to?.viewIfLoaded
    plan.isAnimated = animated
    plan.animator = animator
    plan.interactor = interactor
    plan.frames.initialFrom = plan.fromView?.frame ?? .zero
    plan.frames.finalTo = to.map { place($0, view.bounds) } ?? view.bounds
    // A transition without animation does not replace the transition coordinator of its container.
    plan.others = animated ? container.map { [$0] } ?? [] : []
    let context = TransitionContext(plan, owner: self)
    self.context = context
    context.start()
  }

  /// The child that will be visible at the end, as far as known now.
  var heading: UIViewController? { context?.transitionWasCancelled == true ? from : to }

  /// Ends the transitions in the contexts of both children, because their views are about to move.
  private func stopContexts() {
    from?.endTransitionsInContext()
    to?.endTransitionsInContext()
  }

  // MARK: TransitionOwner

  private var isSeen: Bool { container?.appearance.isTowardsAppeared ?? false }

  func transitionWillBegin(_ transition: TransitionContext) {
    if isSeen {
      from?.beginContainedAppearance(false, animated: animated)
      to?.beginContainedAppearance(true, animated: animated)
    }
    onBegin()
  }

  func transitionWillTurn(_ transition: TransitionContext, cancelled: Bool) {
    guard isSeen else { return }
    stopContexts()
    to?.beginContainedAppearance(!cancelled, animated: animated)
    if comesBack == .atCancel || !cancelled {
      from?.beginContainedAppearance(cancelled, animated: animated)
    }
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    stopContexts()
    let (stays, leaves) = completed ? (to, from) : (from, to)
    UIView.performWithoutAnimation {
      if let view = leaves?.viewIfLoaded {
        view.removeFromSuperview()
        if !isOwn || !completed { restoreLook(of: view) }
      }
      if let stays, let view = stays.viewIfLoaded {
        if !completed { restoreLook(of: view) }
        if view.superview !== transition.containerView { transition.containerView.addSubview(view) }
        if !(isOwn && completed), view.transform3D == CATransform3DIdentity {
          view.frame = place(stays, transition.containerView.bounds)
        }
      }
    }
    leaves?.endAppearanceTransition()
    if isSeen, !completed { stays?.beginContainedAppearance(true, animated: animated) }
    // While the container itself appears or disappears, the child receives this call together with
    // the container.
    if container?.appearance == .appeared || container?.appearance == .disappeared {
      stays?.endAppearanceTransition()
    }
    onEnd(completed)
  }

  func transitionDidFinish(_ transition: TransitionContext, completed: Bool) {
    context = nil
    places = []
    onFinish(completed)
  }

  private func restoreLook(of view: UIView) {
    places.first { $0.view === view }?.place.restoreLook(of: view)
  }
}
