import Foundation
import QuartzCore

/// A view controller presented by another: from the call that asks for it to the end of its dismissal.
@MainActor
final class Presentation {
  weak var presented: UIViewController?
  private(set) weak var presenter: UIViewController?
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
  /// Where the presenter's view was before the presentation.
  var presenterPlace: ViewPlace?
  var removesPresenter = false
  /// The presenter has left whoever contained it: its view is not to come back.
  var hasLostPlace = false
  /// For which the presented view was last placed.
  var laidOutSize = CGSize.zero

  init(
    _ presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    controller: UIPresentationController, style: UIModalPresentationStyle,
    on course: PresentationCourse
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    original = controller
    self.controller = controller
    self.style = style
    phase = .waiting(course)
    course.presentation = self
  }

  /// On its way in or out.
  var course: PresentationCourse? {
    switch phase {
    case .waiting(let course), .moving(let course): course
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
    guard case .waiting(let course) = phase, course.departure == nil, presented != nil,
      let presenter
    else { return }
    guard let view = presenter.loadedView, let host = makeHost(of: view) else {
      Misuse.warn(
        "\(presented.map { "\(type(of: $0))" } ?? "") is not presented, for the view of"
          + " \(type(of: presenter)) has left its window meanwhile: present from a view controller"
          + " that stays")
      return letGo(after: course)
    }
    phase = .moving(course)
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
    original.noteTraits()
    controller.noteTraits()
    var plan = TransitionPlan(container: container, from: presenter, to: presented)
    plan.fromView = removesPresenter ? view : nil
    plan.presentationStyle = style
    plan.frames.initialFrom = view.convert(view.bounds, to: container)
    run(plan, on: course)
  }

  func run(_ plan: TransitionPlan, on course: PresentationCourse) {
    var plan = plan
    course.equip(&plan)
    let transition = TransitionContext(plan, owner: course)
    self.transition = transition
    transition.start()
  }

  /// In which view the container goes: the window, or in a context what the presenter's view is in.
  private func makeHost(of view: UIView) -> UIView? {
    guard let window = view.window else { return nil }
    guard isInContext, let superview = view.superview else { return window }
    guard let presenter, presenter.ownParent != nil else { return superview }
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

  // MARK: The end

  /// Undoes the links, which alone keep this.
  func letGo(after course: PresentationCourse) {
    phase = .gone
    let others = [self] + course.below.reversed()
    // A modal does not outlive the one it stands in.
    for other in others { other.presented?.endPresentationsInContext() }
    for other in others { other.unlink() }
    course.callCompletions()
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
