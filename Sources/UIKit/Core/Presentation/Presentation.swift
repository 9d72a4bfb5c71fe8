import Foundation
import QuartzCore

/// A view controller presented by another: from the call that asks for it to the end of its dismissal.
@MainActor
final class Presentation {
  weak var presented: UIViewController?
  weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?
  /// As it was asked for; others may take its place as the traits have it.
  let original: UIPresentationController
  /// The one in charge.
  var controller: UIPresentationController
  let style: UIModalPresentationStyle
  var phase: PresentationPhase
  /// Runs until everybody has heard of its end; the phase has gone on by then.
  var transition: TransitionContext?
  var container: PresentationContainerView?
  /// Place of the presenter's view before the presentation.
  var presenterPlace: ViewPlace?
  /// Keeps the container over the presenter's view; nil where it covers the window.
  var follower: ContextFollower?
  var removesPresenter = false
  /// The presenter has left whoever contained it: its view is not to come back.
  var hasLostPlace = false
  /// For which the presented view was last placed.
  var laidOutSize = CGSize.zero

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

  /// On its way in or out.
  var leg: PresentationLeg? {
    switch phase {
    case .waiting(let leg), .moving(let leg): leg
    case .presented, .carried, .gone: nil
    }
  }

  /// Whether it is there, neither on its way in nor out.
  var isPresented: Bool {
    switch phase {
    case .presented, .carried: true
    case .waiting, .moving, .gone: false
    }
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

  /// Puts the container over the presenter's view in a context, and over the whole window elsewhere.
  func install(_ container: PresentationContainerView, over view: UIView, in window: UIWindow) {
    if isInContext, let superview = view.superview, superview !== window {
      follower = ContextFollower(of: view, in: superview, container: container, for: self)
      return
    }
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
  }

  /// Whether it is presented within what the presenter's view is in, and not over the window. In compact width, too;
  /// only a delegate has another style take its place, which covers the window then.
  var isInContext: Bool {
    guard controller === original else { return false }
    return style == .currentContext || style == .overCurrentContext
      || !original.shouldPresentInFullscreen
  }

  /// Lets go of the presenter's view, when all of this has gone.
  func dissolveContext(keepingContainer: Bool = false) {
    guard let follower else { return }
    UIView.performWithoutAnimation { follower.dissolve(keepingContainer: keepingContainer) }
    self.follower = nil
  }

  private func endTransitionsBelow() {
    presenter?.endTransitionsInContext()
  }

  // MARK: The end

  /// Undoes the links, which alone keep this.
  func letGo(after leg: PresentationLeg) {
    phase = .gone
    let others = [self] + leg.below.reversed()
    // A modal does not outlive the one it stands in.
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
    // What it was in may have waited with adapting.
    container?.superview?.setNeedsLayout()
    presenter?.ground?.container?.setNeedsLayout()
    controller.presentation = nil
    original.presentation = nil
    container = nil
  }

  /// The presenter presents nothing any more.
  func releasePresented() {
    guard let slot = presenter?.presentation, slot.presented === presented else { return }
    slot.presented = nil
  }
}
