import Foundation

/// A container's change from one child to another.
@MainActor
final class ContainerTransition: TransitionOwner {
  /// When the one that stays after all is told that it appears again.
  enum Return {
    /// When the transition is cancelled.
    case atCancel
    /// After it has run back.
    case atEnd
  }

  let from: UIViewController?
  let to: UIViewController?
  private(set) var context: TransitionContext?
  private weak var container: UIViewController?
  private let animated: Bool
  private let comesBack: Return
  /// Whether views are to be left as an animator of the application's leaves them.
  private var isOwn = false
  private var places: [(view: UIView, place: ViewPlace)] = []

  /// Where a child's view rests in the view that the transition takes place in.
  var place: (_ child: UIViewController, _ bounds: CGRect) -> CGRect = { $1 }
  /// After the first appearance calls.
  var onBegin: () -> Void = {}
  /// After the last appearance calls, before the coordinator's completions.
  var onEnd: (_ completed: Bool) -> Void = { _ in }
  /// After the coordinator's completions.
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
    // One that is not animated leaves the coordinator of what its container is in.
    plan.others = animated ? container.map { [$0] } ?? [] : []
    let context = TransitionContext(plan, owner: self)
    self.context = context
    context.start()
  }

  /// The one that will be seen at the end, as far as is known.
  var heading: UIViewController? { context?.transitionWasCancelled == true ? from : to }

  /// What is under way in the contexts of the two ends here, for their place is about to move.
  private func stopContexts() {
    from?.endTransitionsInContext()
    to?.endTransitionsInContext()
  }

  // MARK: TransitionOwner

  private var isSeen: Bool { container?.appearance.isTowardsAppeared ?? false }

  func transitionWillBegin(_ transition: TransitionContext) {
    if isSeen {
      from?.beginAppearanceTransition(false, animated: animated)
      to?.beginAppearanceTransition(true, animated: animated)
    }
    onBegin()
  }

  func transitionWillTurn(_ transition: TransitionContext, cancelled: Bool) {
    guard isSeen else { return }
    stopContexts()
    to?.beginAppearanceTransition(!cancelled, animated: animated)
    if comesBack == .atCancel || !cancelled {
      from?.beginAppearanceTransition(cancelled, animated: animated)
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
    if isSeen, !completed { stays?.beginAppearanceTransition(true, animated: animated) }
    // Otherwise it gets there with its container.
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
