import Foundation

/// A search for the view controller that an unwind segue leads to.
@MainActor
struct UnwindSearch {
  let source: UIStoryboardUnwindSegueSource

  /// Searches from the source outward: the children of each ancestor, then its parent, then its
  /// presenter. Returns nil if none handles the action.
  func destination() -> UIViewController? {
    var next: UIViewController? = source.source
    while let current = next {
      if let found = search(current) { return found }
      next = current.parent ?? current.presentation.presenting
    }
    return nil
  }

  /// Searches depth first. A view controller can be the destination only if it has no children to
  /// search.
  private func search(_ viewController: UIViewController) -> UIViewController? {
    let children = viewController.allowedChildrenForUnwinding(from: source)
    for child in children {
      if let found = search(child) { return found }
    }
    guard children.isEmpty,
      viewController.canPerformUnwindSegueAction(
        source.unwindAction, from: source.source, sender: source.sender)
    else { return nil }
    return viewController
  }
}

/// The source of an unwind segue, for methods that determine where it may lead.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  public override nonisolated var description: String { ObjectText.of(self) }
}
