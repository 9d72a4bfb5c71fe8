import Foundation

extension UIViewController {
  var presentedHere: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  var presentingHere: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  // A subclass may override `presentationController`: the others are derived from it.

  var activeHere: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  var sheetHere: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  var controllerHere: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    let presented = sequence(first: self, next: \.parent).dropFirst().first {
      $0.presentation.presenting != nil || $0.presentation.controller != nil
    }
    if let presented { return presented.presentationController }
    let controller = makePresentationController(presenting: nil, source: self)
    presentation.controller = controller
    return controller
  }

  var popoverHere: UIPopoverPresentationController? {
    let active = presentationController
    return (active?.presentation?.original ?? active) as? UIPopoverPresentationController
  }

  var coordinatorHere: (any UIViewControllerTransitionCoordinator)? {
    if let transition = presentation.transition { return transition }
    if let change = presentation.sizeTransition, !change.hasEnded { return change }
    return parent?.transitionCoordinator
  }

  // MARK: Presenting

  /// The default implementation of `present(_:animated:completion:)`.
  func beginPresenting(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = viewController.resolvedPresentationStyle
    guard checkPresentable(viewController, style: style) else { return }
    let guess = presenter(for: style, coversScreen: true)
    let slot = viewController.presentation
    let controller =
      slot.controller
      ?? viewController.makePresentationController(presenting: guess, source: self)
    let presenter =
      controller.shouldPresentInFullscreen
      ? guess : self.presenter(for: style, coversScreen: false)
    guard checkPresenter(presenter, of: viewController, style: style) else { return }
    slot.controller = controller
    slot.style = style
    controller.presented = viewController
    controller.presenting = presenter

    let presentation = Presentation(
      viewController, by: presenter, from: self, controller: controller, style: style,
      on: PresentationLeg(animated: animated, completion: completion))
    presentation.leg?.askForAnimator()
    controller.presentation = presentation
    slot.presentation = presentation
    slot.presenting = presenter
    presenter.presentation.presented = viewController
    viewController.passage.isBeingPresented = true
    presentation.schedule { $0.begin() }
  }

  /// The default implementation of `dismiss(animated:completion:)`.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.presentation.presented != nil {
        if current !== self {
          return current.dismiss(animated: animated, completion: completion)
        }
        return dismissPresented(animated: animated, completion: completion)
      }
      if let presenting = current.presentation.presenting {
        return presenting.dismiss(animated: animated, completion: completion)
      }
      candidate = current.ownParent
    }
    // UIKit leaves this open. There is nothing to wait for.
    completion?()
  }

  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let chain = presentationsAbove
    // A presentation in transition determines when to dismiss; without one, the topmost
    // presentation is dismissed.
    guard let top = chain.last(where: { $0.phase.dismissal != .start }) ?? chain.last else {
      completion?()
      return
    }
    switch top.phase.dismissal {
    case .nothing: completion?()
    case .join where top.dismissalTarget === self: top.joinDismissal(completion)
    case .wait, .join: top.leg?.wait(for: self, animated: animated, completion)
    case .start: top.dismiss(to: self, below: chain.dropLast(), animated: animated, completion)
    }
  }

  /// The presentations above this view controller, the lowest first: what it presents, what that
  /// presents, and so on. Presentations by children of the last one are included if one of them
  /// covers the screen. All others in contexts are dismissed along with their context.
  var presentationsAbove: [Presentation] {
    guard let next = presentation.presented, let own = next.presentation.presentation else {
      return []
    }
    if next.presentation.presented != nil { return [own] + next.presentationsAbove }
    return [own] + next.presentationsWithin
  }

  private var presentationsWithin: [Presentation] {
    for child in children {
      let found = child.presentationsAbove
      if found.contains(where: { !$0.isInContext }) { return found }
      let within = child.presentationsWithin
      if !within.isEmpty { return within }
    }
    return []
  }
}
