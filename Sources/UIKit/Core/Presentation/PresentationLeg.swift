import Foundation

/// The way of one presentation in, or out again: from the call that asks for it until everybody has heard
/// of its end.
@MainActor
final class PresentationLeg {
  /// State of a dismissal.
  struct Departure {
    /// Who is seen after it.
    weak var target: UIViewController?
    /// What goes along with this one, the lowest first.
    let below: [Presentation]
    /// Those of them that were in sight.
    var seen: [UIViewController] = []
  }

  weak var presentation: Presentation?
  /// Nil on the way in.
  var departure: Departure?
  var isAnimated: Bool
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the application gave the animator, and views stay as that one leaves them.
  private(set) var hasOwnAnimator = false
  /// How the presented view was before.
  var presentedPlace: ViewPlace?
  /// Whether the place was to be seen when this began; of one in a context.
  var isPlaceSeen = true
  /// Whether who is below can be seen there when this one has gone.
  var isGroundSeen = true
  private var completions: [() -> Void]
  /// Dismissals that were asked for meanwhile.
  private var asked: [(target: UIViewController, animated: Bool, completion: (() -> Void)?)] = []

  init(departure: Departure? = nil, animated: Bool, completion: (() -> Void)?) {
    self.departure = departure
    isAnimated = animated
    completions = completion.map { [$0] } ?? []
  }

  /// The presentations that go along, the lowest first.
  var below: [Presentation] { departure?.below ?? [] }

  /// Asks whoever may know how this is to be animated.
  func askForAnimator() {
    // A custom presentation is animated by its animator even where it is not animated.
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

  /// Is not animated after all: out of a window no time passes.
  func stopAnimating() {
    isAnimated = false
    animator = nil
    interactor = nil
  }

  /// Hands the animator and the interaction controller over to the transition.
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

  /// A dismissal that has to wait for the end of this.
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
