import Foundation

/// A view controller presented by another: from the call that asks for it to the end of its dismissal.
@MainActor
final class Presentation {
  weak var presented: UIViewController?
  private(set) weak var presenter: UIViewController?
  private weak var source: UIViewController?
  /// As it was asked for; others may take its place as the traits have it.
  let original: UIPresentationController
  /// The one in charge.
  var controller: UIPresentationController
  let style: UIModalPresentationStyle
  var phase = PresentationPhase.pending
  var container: PresentationContainerView?
  /// Called when what is under way has ended.
  var completions: [() -> Void] = []
  /// Asked for meanwhile.
  var waiting: [(target: UIViewController, animated: Bool, completion: (() -> Void)?)] = []
  var isAnimated: Bool
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var transition: TransitionContext?
  /// Where the presenter's view was before the presentation, and how the presented view was before
  /// what is under way.
  var presenterPlace: ViewPlace?
  var presentedPlace: ViewPlace?
  /// Of a dismissal: who is seen after it, and what goes along with this one.
  weak var dismissalTarget: UIViewController?
  var below: [Presentation] = []
  /// Those of them that were in sight.
  var seenBelow: [UIViewController] = []
  var removesPresenter = false
  /// Goes along with the dismissal of one above it, which tells everybody what they are to hear.
  var isCarried = false
  /// Of one in a context: whether that was to be seen when what is under way began.
  var isPlaceSeen = true
  /// Whether who is below can be seen there when this one has gone.
  var isGroundSeen = true
  /// The presenter has left whoever contained it: its view is not to come back.
  var hasLostPlace = false
  /// For which the presented view was last placed.
  var laidOutSize = CGSize.zero

  init(
    _ presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    controller: UIPresentationController, style: UIModalPresentationStyle, animated: Bool
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    original = controller
    self.controller = controller
    self.style = style
    isAnimated = animated
  }

  /// Does it with the next turn; at once where no time passes.
  func schedule(_ work: @escaping (Presentation) -> Void) {
    let clock = presenter?.nearestWindow?.layer.clock ?? container?.layer.clock
    guard let clock else { return work(self) }
    clock.nextTurn { [weak self] in self?.workInPlace(work) }
  }

  /// What goes on in a context waits until the place itself has come to rest.
  private func workInPlace(_ work: @escaping (Presentation) -> Void) {
    guard isInContext || presenter?.presentation.presentation?.isInContext == true,
      let moving = presenter?.transitionOfPlace
    else { return work(self) }
    let waits = moving.animate(alongsideTransition: nil) { [weak self] _ in
      self?.schedule(work)
    }
    if !waits { work(self) }
  }

  func askForAnimator(isPresenting: Bool) {
    animator = nil
    interactor = nil
    // A custom presentation is animated by its animator even where it is not animated.
    guard isAnimated || style == .custom, let presented, let presenter else { return }
    if !isPresenting, let user = controller.userDismissal {
      animator = user.animator
      interactor = user.interactor
    } else {
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
    }
    (interactor as? any TransitionDriver)?.expectStart()
  }

  // MARK: Presenting

  func begin() {
    guard phase == .pending, presented != nil, let presenter else { return }
    guard let view = presenter.loadedView, let host = makeHost(of: view) else {
      Misuse.warn(
        "\(presented.map { "\(type(of: $0))" } ?? "") is not presented, for the view of"
          + " \(type(of: presenter)) has left its window meanwhile: present from a view controller"
          + " that stays")
      return letGo()
    }
    phase = .presenting
    endTransitionsBelow()
    let container = PresentationContainerView(frame: view.convert(view.bounds, to: host))
    if host is UIWindow { container.frame = host.bounds }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    self.container = container
    adaptBeforePresenting(in: host)
    guard let presented else { return }
    removesPresenter = controller.removesPresenter
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

  func run(_ plan: TransitionPlan) {
    let transition = TransitionContext(plan, owner: self)
    self.transition = transition
    animator = nil
    interactor = nil
    transition.start()
  }

  /// In which view the container goes: the window, or in a context what the presenter's view is in.
  private func makeHost(of view: UIView) -> UIView? {
    guard let window = view.window else { return nil }
    guard isInContext, let superview = view.superview else { return window }
    guard let presenter, presenter.parent != nil else { return superview }
    let host = ContextView(around: view, in: superview, for: self)
    presenter.presentation.contextView = host
    return host
  }

  /// Whether it is presented within what the presenter's view is in, and not over the window.
  var isInContext: Bool {
    style == .currentContext || style == .overCurrentContext || !original.shouldPresentInFullscreen
  }

  /// Gives the presenter's view its own place back, when all of this has gone.
  func dissolveContext() {
    guard let slot = presenter?.presentation, let host = slot.contextView,
      container?.superview == nil || container?.superview === host
    else { return }
    UIView.performWithoutAnimation { host.dissolve() }
    slot.contextView = nil
  }

  private func endTransitionsBelow() {
    presenter?.endTransitionsInContext()
  }

  func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated, let presented else { return nil }
    var style = presented.modalTransitionStyle
    if let presenter, presenter.definesPresentationContext,
      presenter.providesPresentationContextTransitionStyle
    {
      style = presenter.modalTransitionStyle
    }
    return controller.standardAnimator(style: style, isPresenting: isPresenting)
  }

  // MARK: The end

  /// Undoes the links, which alone keep this.
  func letGo() {
    phase = .gone
    let others = [self] + below.reversed()
    below = []
    // A modal does not outlive the one it stands in.
    for other in others { other.presented?.endPresentationsInContext() }
    for other in others { other.unlink() }
    callCompletions()
  }

  private func unlink() {
    phase = .gone
    isCarried = false
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
    // What it was in may have waited with adapting.
    container?.superview?.setNeedsLayout()
    presenter?.ground?.container?.setNeedsLayout()
    controller.presentation = nil
    original.presentation = nil
    container = nil
  }

  func callCompletions() {
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
}
