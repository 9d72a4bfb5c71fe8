import Foundation
import QuartzCore

extension UIViewController {
  /// The presentation style; `.automatic` is resolved as in the latest iOS.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// Returns the view controller that presents when `present` is called on this one: for a context
  /// the nearest that defines one, otherwise the outermost that contains this one.
  func presenter(for style: UIModalPresentationStyle, coversScreen: Bool) -> UIViewController {
    let line = Array(sequence(first: self) { $0.ownParent })
    let inContext = style == .currentContext || style == .overCurrentContext || !coversScreen
    if inContext, let found = line.first(where: { $0.definesPresentationContext }) { return found }
    let top = line[line.count - 1]
    // The view of a controller without a parent may be in a window all the same: the window's root
    // presents for it.
    if top.presentation.presenting != nil { return top }
    return top.nearestWindow?.rootViewController ?? top
  }

  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    guard resolvedPresentationStyle == .custom else {
      return standardPresentationController(for: resolvedPresentationStyle, presenting: presenting)
    }
    return liveTransitioningDelegate?.presentationController(
      forPresented: self, presenting: presenting, source: source)
      ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  func standardPresentationController(
    for style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    PresentationStyles.controller(for: style, self, presenting: presenting)
  }

  /// The transitioning delegate. Warns if it is gone, as a view controller does not retain it.
  var liveTransitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    if transitioningDelegate == nil, presentation.hadTransitioningDelegate {
      Misuse.warn(
        "the transitioning delegate of \(type(of: self)) is gone, and the standard transition takes"
          + " its place: keep the delegate in a property, for a view controller does not keep it")
      presentation.hadTransitioningDelegate = false
    }
    return transitioningDelegate
  }

  // MARK: Mistakes

  /// Returns false if UIKit only warns and does nothing.
  func checkPresentable(
    _ viewController: UIViewController, style: UIModalPresentationStyle
  ) -> Bool {
    let name = "\(type(of: viewController))"
    if viewController === self {
      Misuse.stop("\(name) cannot present itself: present another view controller")
    }
    if style == .none {
      Misuse.stop(
        "\(name) cannot be presented with the style .none, which only answers how a presentation"
          + " adapts: set modalPresentationStyle to another one")
    }
    if let parent = viewController.ownParent {
      Misuse.stop(
        "\(name) is a child of \(type(of: parent)) and cannot be presented: remove it from its"
          + " parent first, or present the parent")
    }
    if let presenter = viewController.presentation.presenting {
      Misuse.stop(
        "\(name) is presented by \(type(of: presenter)) already: wait for its dismissal to end, or"
          + " present another one")
    }
    if viewController.loadedView?.window?.rootViewController === viewController {
      Misuse.stop("\(name) is the root of a window and cannot be presented: present another one")
    }
    if viewController.modalTransitionStyle == .partialCurl, style != .fullScreen {
      Misuse.stop(
        "the transition style .partialCurl works with .fullScreen alone: set the presentation style"
          + " of \(name) to .fullScreen, or choose another transition style")
    }
    guard loadedView?.window != nil else {
      TestPool.keep(viewController)
      Misuse.warn(
        "\(name) is not presented, for the view of \(type(of: self)) is not in a window: present"
          + " from viewDidAppear(_:) or later, or from a view controller that is seen")
      return false
    }
    return true
  }

  func checkPresenter(
    _ presenter: UIViewController, of viewController: UIViewController,
    style: UIModalPresentationStyle
  ) -> Bool {
    let name = "\(type(of: viewController))"
    if let other = presenter.presentation.presented {
      let isLeaving = other.passage.isBeingDismissed
      Misuse.warn(
        "\(name) is not presented, for \(type(of: presenter)) is already presenting"
          + " \(type(of: other)): "
          + (isLeaving
            ? "present it in the completion of the dismissal"
            : "dismiss that one first, or present from it"))
      return false
    }
    if let own = presenter.presentation.presentation,
      !own.isPresented || presenter.passage.isBeingDismissed
    {
      Misuse.warn(
        "\(name) is not presented, for \(type(of: presenter)) is still being "
          + (presenter.passage.isBeingDismissed ? "dismissed" : "presented")
          + ": present it in the completion of that")
      return false
    }
    if presenter.presentation.presenting != nil, presenter.modalTransitionStyle == .partialCurl {
      Misuse.stop(
        "\(type(of: presenter)) was presented with .partialCurl and cannot present \(name): choose"
          + " another transition style for it, or dismiss it first")
    }
    if style == .currentContext, viewController.modalTransitionStyle != .coverVertical,
      presenter.isInPopover
    {
      Misuse.stop(
        "within a popover .currentContext works with the transition style .coverVertical alone: set"
          + " it for \(name), or choose another presentation style")
    }
    return true
  }

  private var isInPopover: Bool {
    sequence(first: self) { $0.ownParent }.contains { $0.presentation.style == .popover }
  }
}
