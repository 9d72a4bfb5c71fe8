import Foundation
import QuartzCore

/// The presentation of a view controller by another one, from the request to the end of the
/// dismissal.
@MainActor
final class Presentation {
  @exclusivity(unchecked) weak var presented: UIViewController?
  @exclusivity(unchecked) weak var presenter: UIViewController?
  @exclusivity(unchecked) private(set) weak var source: UIViewController?
  /// The controller of the requested style. Others may replace it to adapt to traits.
  let original: UIPresentationController
  /// The controller of the current style.
  @exclusivity(unchecked) var controller: UIPresentationController
  let style: UIModalPresentationStyle
  @exclusivity(unchecked) var phase: PresentationPhase
  /// The transition in progress. It is set until all observers are notified of its end; `phase`
  /// has advanced by then.
  @exclusivity(unchecked) var transition: TransitionContext?
  @exclusivity(unchecked) var container: PresentationContainerView?
  /// The place of the presenter's view before the presentation.
  @exclusivity(unchecked) var presenterPlace: ViewPlace?
  /// The follower that keeps the container above the presenter's view; nil if the container covers
  /// the window.
  @exclusivity(unchecked) var follower: ContextFollower?
  @exclusivity(unchecked) var removesPresenter = false
  /// Whether the presenter has left its container: its view must not return.
  @exclusivity(unchecked) var hasLostPlace = false
  /// The size of the container for which the presented view was last placed.
  @exclusivity(unchecked) var laidOutSize = CGSize.zero

  init(
    _ presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    controller: UIPresentationController, style: UIModalPresentationStyle,
    on leg: PresentationLeg
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    original = controller
    self.controller = controller
    self.style = style
    phase = .waiting(leg)
    leg.presentation = self
  }

  /// The leg in progress, in or out; nil at rest.
  var leg: PresentationLeg? {
    switch phase {
    case .waiting(let leg), .moving(let leg): leg
    case .presented, .carried, .gone: nil
    }
  }

  /// Whether the presentation is at rest: neither coming in nor going out.
  var isPresented: Bool {
    switch phase {
    case .presented, .carried: true
    case .waiting, .moving, .gone: false
    }
  }

  /// Does the work in the next turn; at once if there is no clock.
  func schedule(_ work: @escaping (Presentation) -> Void) {
    let clock = presenter?.nearestWindow?.layer.clock ?? container?.layer.clock
    guard let clock else { return work(self) }
    clock.nextTurn { [weak self] in self?.workInPlace(work) }
  }

  /// Does the work. In a context it first waits until the transition of the presenter's place has
  /// ended.
  private func workInPlace(_ work: @escaping (Presentation) -> Void) {
    guard isInContext || presenter?.presentation.presentation?.isInContext == true,
      let moving = presenter?.transitionOfPlace
    else { return work(self) }
    let waits = moving.animate(alongsideTransition: nil) { [weak self] _ in
      self?.schedule(work)
    }
    if !waits { work(self) }
  }

  // MARK: Presenting

  func begin() {
    guard case .waiting(let leg) = phase, leg.departure == nil, presented != nil,
      let presenter
    else { return }
    guard let view = presenter.loadedView, let window = view.window else {
      Misuse.warn(
        "\(presented.map { "\(type(of: $0))" } ?? "") is not presented, for the view of"
          + " \(type(of: presenter)) has left its window meanwhile: present from a view controller"
          + " that stays")
      return letGo(after: leg)
    }
    phase = .moving(leg)
    endTransitionsBelow()
    let container = PresentationContainerView(frame: view.convert(view.bounds, to: window))
    container.presentation = self
    self.container = container
    adaptBeforePresenting(in: window)
    if !isInContext, controller !== original { changePresenter() }
    guard let presented, let presenter = self.presenter, let view = presenter.loadedView else {
      return
    }
    removesPresenter = controller.removesPresenter
    presenterPlace = ViewPlace(of: view)
    UIView.performWithoutAnimation {
      install(container, over: view, in: window)
      if removesPresenter { takePresenterIn() }
    }
    original.noteTraits()
    controller.noteTraits()
    var plan = TransitionPlan(container: container, from: presenter, to: presented)
    plan.fromView = removesPresenter ? view : nil
    plan.presentationStyle = style
    plan.frames.initialFrom = view.convert(view.bounds, to: container)
    run(plan, on: leg)
  }

  func run(_ plan: TransitionPlan, on leg: PresentationLeg) {
    var plan = plan
    leg.equip(&plan)
    let transition = TransitionContext(plan, owner: leg)
    self.transition = transition
    transition.start()
  }

  /// Puts the container over the presenter's view for a context, otherwise over the whole window.
  func install(_ container: PresentationContainerView, over view: UIView, in window: UIWindow) {
    if isInContext, let superview = view.superview, superview !== window {
      follower = ContextFollower(of: view, in: superview, container: container, for: self)
      return
    }
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
  }

  /// Whether the presentation lies in the superview of the presenter's view, and not over the
  /// window. So it does in compact width, too. Only a delegate can replace the style, and the
  /// window is covered then.
  var isInContext: Bool {
    guard controller === original else { return false }
    return style == .currentContext || style == .overCurrentContext
      || !original.shouldPresentInFullscreen
  }

  /// Stops following the presenter's view, when the presentation has ended.
  func dissolveContext(keepingContainer: Bool = false) {
    guard let follower else { return }
    UIView.performWithoutAnimation { follower.dissolve(keepingContainer: keepingContainer) }
    self.follower = nil
  }

  private func endTransitionsBelow() {
    presenter?.endTransitionsInContext()
  }

  // MARK: The end

  /// Removes the links that retain this presentation, and calls the completions.
  func letGo(after leg: PresentationLeg) {
    phase = .gone
    let others = [self] + leg.below.reversed()
    // A presentation does not outlive the one whose context it is in.
    for other in others { other.presented?.endPresentationsInContext() }
    for other in others { other.unlink() }
    leg.callCompletions()
  }

  private func unlink() {
    phase = .gone
    if let presented, presented.presentation.presentation === self {
      let slot = presented.presentation
      presented.passage.isBeingPresented = false
      presented.passage.isBeingDismissed = false
      slot.presentation = nil
      slot.controller = nil
      slot.style = nil
      slot.presenting = nil
      releasePresented()
    }
    // The surrounding presentation may have waited to adapt.
    container?.superview?.setNeedsLayout()
    presenter?.ground?.container?.setNeedsLayout()
    controller.presentation = nil
    original.presentation = nil
    container = nil
  }

  /// Clears the presenter's reference to what it presents.
  func releasePresented() {
    guard let slot = presenter?.presentation, slot.presented === presented else { return }
    slot.presented = nil
  }
}
