import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        Misuse.stop(
          "\(type(of: child)) cannot become a child of itself or of one of its children: add it to"
            + " a view controller that it does not contain")
      }
      ancestor = current.ownParent
    }
    if child.ownParent === self {
      // Moved to the end, as if it were new.
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    if child.presentation.presenting != nil {
      Misuse.stop(
        "\(type(of: child)) is presented and cannot become a child: dismiss it first")
    }
    if child.ownParent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.passage.isMovingToParent = true
    child.willMove(toParent: self)
    children.append(child)
    child.changing(["parent"]) { child.ownParent = self }
  }

  /// The parent, for code that observes it.
  var observedParent: UIViewController? {
    noteRead("parent")
    return ownParent
  }

  func leaveParent() {
    guard let parent = ownParent else { return }
    for presented in presentedFromHere {
      presented.presentation.presentation?.hasLostPlace = true
      presented.presentation.presentation?.abandon()
    }
    parent.children.removeAll { $0 === self }
    changing(["parent"]) { ownParent = nil }
    traitsFromParent = nil
    insetsFromContainer = .zero
    didMove(toParent: nil)
  }

  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.ownParent === self, to.ownParent === self else {
      Misuse.stop(
        "\(type(of: self)).transition(from:to:…) needs two of its own children, and has"
          + " \(type(of: from)) and \(type(of: to)): call addChild first")
    }
    guard let host = from.view.superview else {
      Misuse.stop(
        "the view of \(type(of: from)) is in no view to make the transition in: add it first")
    }
    let animated = duration > 0
    if appearance.isTowardsAppeared {
      from.beginContainedAppearance(false, animated: animated)
      to.beginContainedAppearance(true, animated: animated)
    }
    UIView.performWithoutAnimation { host.addSubview(to.view) }
    UIView.animate(withDuration: duration, options: options) {
      animations?()
    } completion: { finished in
      // Removing a view from a window ends its controller's appearance, so the arriving one comes first.
      to.endAppearanceTransition()
      from.view.removeFromSuperview()
      from.endAppearanceTransition()
      completion?(finished)
    }
  }
}

extension UIViewController {
  /// Returns the nearest of the surrounding view controllers that has the given type.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = parent
    while let current = candidate {
      if let container = current as? Container { return container }
      candidate = current.parent
    }
    return nil
  }

  var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }
}

/// A container that shows one of its children at a time.
@MainActor
protocol ShowsOneChild: UIViewController {
  var shownChild: UIViewController? { get }
}
