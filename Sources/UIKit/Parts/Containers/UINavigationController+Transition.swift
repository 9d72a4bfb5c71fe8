import Foundation
import QuartzCore

extension UINavigationController {
  func change(
    to controllers: [UIViewController], animated: Bool,
    by transition: InteractivePop.Transition? = nil
  ) {
    let old = stack.wanted
    changing(["viewControllers"]) { stack.ask(for: controllers) }
    for controller in controllers where controller.ownParent !== self {
      adopt(controller)
      arriving.append(controller)
    }
    for controller in controllers where leaving.contains(controller) {
      leaving.removeAll { $0 === controller }
      controller.passage.isMovingFromParent = false
    }
    for controller in old where !controllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.passage.isMovingFromParent = true
      leaving.append(controller)
    }
    isNextAnimated = animated
    proceed(by: transition)
  }

  /// Starts the next transition, unless one is in progress. A transition is in progress until its
  /// last callback, which may request the next one.
  func proceed(by transition: InteractivePop.Transition? = nil) {
    guard isViewLoaded, current == nil else { return }
    switch stack.next {
    case .nothing: break
    case .settle:
      stack.settle()
      releaseLeaving()
      navigationBar.follow(stack.settled.map { $0.navigationItem })
      stackHasSettled()
    case .show(let to, let from, let operation):
      show(to, insteadOf: from, operation, by: transition)
    }
  }

  private func show(
    _ to: UIViewController?, insteadOf from: UIViewController?, _ operation: Operation,
    by given: InteractivePop.Transition?
  ) {
    let animated =
      isNextAnimated && from != nil && to != nil && loadedView?.window != nil
      && appearance == .appeared
    var animator = given?.animator
    var interactor = given?.interactor
    if animated, given == nil, let from, let to {
      animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
      if let animator {
        interactor = delegate?.navigationController(self, interactionControllerFor: animator)
      }
    }
    let sharing = LayoutToLayoutTransition(operation, from: from, to: to)
    if sharing == nil, operation == .push { (to as? UICollectionViewController)?.stopSharing() }
    if animated, animator == nil {
      let preferred = (operation == .pop ? from : to)?.preferredTransition
      animator =
        sharing ?? preferred?.animator(isPresenting: operation != .pop)
        ?? NavigationTransition(operation, isMirrored: isMirrored)
    }
    if animator !== sharing { sharing?.apply() }
    stack.begin()
    if let to { to.insetsFromContainer = insetsOfBars(over: to) }
    let transition = ContainerTransition(
      in: self, from: from, to: to, animated: animated, comesBack: .atEnd)
    transition.place = { [weak self] in self?.place(of: $0, in: $1) ?? $1 }
    current = transition
    unseen = appearance.isTowardsAppeared ? nil : to
    transition.onBegin = { [weak self, weak transition] in
      guard let self else { return }
      if let to, unseen == nil {
        delegate?.navigationController(self, willShow: to, animated: animated)
      }
      moveBar(along: transition?.context, operation)
    }
    transition.onEnd = { [weak self, weak transition] completed in
      guard let self else { return }
      ended(completed: completed)
      if !completed, animator !== sharing { sharing?.restore() }
      if completed { tell(operation, from: from, to: to, since: transition?.context?.startTime) }
    }
    transition.onFinish = { [weak self] completed in
      self?.finished(completed: completed, shown: to, animated: animated)
    }
    transition.start(in: stage, animator: animator, interactor: animated ? interactor : nil)
  }

  private func tell(
    _ operation: Operation, from: UIViewController?, to: UIViewController?, since start: Double?
  ) {
    guard let from, let to else { return }
    switch operation {
    case .pop:
      ApplicationEvent.report(
        ApplicationEvent(
          .popped, "popped \(from.eventName), back at \(to.eventName)", of: from,
          title: from.eventTitle), since: start)
    case .push, .none:
      ApplicationEvent.report(
        ApplicationEvent(.pushed, "pushed \(to.eventName)", of: to, title: to.eventTitle),
        since: start)
    }
  }

  private func ended(completed: Bool) {
    let asked = stack.wanted
    changing(["viewControllers"]) { stack.end(completed: completed) }
    if !completed { takeBack(asked) }
    releaseLeaving()
  }

  /// Undoes the changes of a cancelled transition: leaving controllers stay and arriving ones go.
  private func takeBack(_ asked: [UIViewController]) {
    for controller in stack.wanted where leaving.contains(controller) {
      leaving.removeAll { $0 === controller }
      // UIKit's behavior here is undocumented. A controller that was notified of leaving is
      // notified that it stays.
      controller.didMove(toParent: self)
      controller.passage.isMovingFromParent = false
    }
    for controller in asked where !stack.wanted.contains(controller) {
      controller.willMove(toParent: nil)
      controller.passage.isMovingFromParent = true
      leaving.append(controller)
    }
  }

  private func finished(completed: Bool, shown: UIViewController?, animated: Bool) {
    current = nil
    navigationBar.follow(stack.settled.map { $0.navigationItem })
    loadedView?.setNeedsLayout()
    if completed { tellContentSize() }
    if completed, let shown, unseen == nil {
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
    if case .nothing = stack.next { stackHasSettled() }
    proceed()
  }

  /// Notifies the controllers that have left and those that have arrived. A controller in the
  /// visible stack waits, because a cancelled transition would bring it back.
  private func releaseLeaving() {
    let gone = leaving.filter { !stack.settled.contains($0) }
    leaving.removeAll { gone.contains($0) }
    // Another parent may have adopted the controller by now.
    for controller in gone where controller.ownParent === self {
      controller.removeFromParent()
      controller.passage.isMovingFromParent = false
    }
    let come = arriving.filter { stack.settled.contains($0) }
    arriving.removeAll { come.contains($0) || $0.parent !== self }
    for controller in come {
      controller.didMove(toParent: self)
      controller.passage.isMovingToParent = false
    }
  }

  var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }
}
