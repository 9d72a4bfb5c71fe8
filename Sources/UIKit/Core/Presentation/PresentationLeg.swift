import Foundation

/// One presentation's arrival, or its departure: from the requesting call until everybody is
/// notified of its end.
@MainActor
final class PresentationLeg {
  /// The state of a dismissal.
  struct Departure {
    /// The view controller that is visible after the dismissal.
    weak var target: UIViewController?
    /// The presentations that are dismissed along with this one, the lowest first.
    let below: [Presentation]
    /// The view controllers presented by `below` that were visible.
    var seen: [UIViewController] = []
  }

  @exclusivity(unchecked) weak var presentation: Presentation?
  /// The state of the dismissal; nil while presenting.
  @exclusivity(unchecked) var departure: Departure?
  @exclusivity(unchecked) var isAnimated: Bool
  @exclusivity(unchecked) private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the application provides the animator. Views then stay as that animator leaves them.
  @exclusivity(unchecked) private(set) var hasOwnAnimator = false
  /// The place and the look of the presented view before this transition.
  @exclusivity(unchecked) var presentedPlace: ViewPlace?
  /// Whether the place was visible at the beginning. Always true unless the presentation is in a
  /// context.
  @exclusivity(unchecked) var isPlaceSeen = true
  /// Whether the view controller below will be visible in its place when this presentation has
  /// gone.
  @exclusivity(unchecked) var isGroundSeen = true
  @exclusivity(unchecked) private var completions: [() -> Void]
  /// The dismissals that were requested during this one.
  private var asked: [(target: UIViewController, animated: Bool, completion: (() -> Void)?)] = []

  init(departure: Departure? = nil, animated: Bool, completion: (() -> Void)?) {
    self.departure = departure
    isAnimated = animated
    completions = completion.map { [$0] } ?? []
  }

  /// The presentations that are dismissed along with this one, the lowest first.
  var below: [Presentation] { departure?.below ?? [] }

  /// Gets the animator and the interaction controller from the user's dismissal or the
  /// transitioning delegate.
  func askForAnimator() {
    // The animator of a custom presentation is used even without `animated`.
    guard let presentation, isAnimated || presentation.style == .custom,
      let presented = presentation.presented, let presenter = presentation.presenter
    else { return }
    let isPresenting = departure == nil
    if !isPresenting, let user = presentation.controller.userDismissal {
      animator = user.animator
      interactor = user.interactor
    } else {
      let delegate = presented.liveTransitioningDelegate
      animator =
        isPresenting
        ? delegate?.animationController(
          forPresented: presented, presenting: presenter, source: presentation.source ?? presenter)
        : delegate?.animationController(forDismissed: presented)
      guard isAnimated, let animator else { return }
      interactor =
        isPresenting
        ? delegate?.interactionControllerForPresentation(using: animator)
        : delegate?.interactionControllerForDismissal(using: animator)
    }
    (interactor as? any TransitionDriver)?.expectStart()
  }

  /// Turns the animation off: outside of a window no time passes.
  func stopAnimating() {
    isAnimated = false
    animator = nil
    interactor = nil
  }

  /// Passes the animator and the interaction controller to the transition.
  func equip(_ plan: inout TransitionPlan) {
    plan.isAnimated = isAnimated
    plan.animator = animator ?? standardAnimator
    hasOwnAnimator = plan.animator.map { !($0 is any StandardAnimator) } ?? false
    plan.interactor = interactor
    animator = nil
    interactor = nil
  }

  private var standardAnimator: (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimated, let presentation, let presented = presentation.presented else { return nil }
    if let preferred = presented.preferredTransition {
      return preferred.animator(isPresenting: departure == nil)
    }
    var style = presented.modalTransitionStyle
    if presentation.isInContext, let presenter = presentation.presenter,
      presenter.definesPresentationContext,
      presenter.providesPresentationContextTransitionStyle
    {
      style = presenter.modalTransitionStyle
    }
    return presentation.controller.standardAnimator(style: style, isPresenting: departure == nil)
  }

  // MARK: The end

  /// Stores a dismissal that has to wait for the end of this leg.
  func wait(for target: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    asked.append((target, animated, completion))
  }

  func callCompletions() {
    let called = completions
    completions = []
    let asked = asked
    self.asked = []
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
