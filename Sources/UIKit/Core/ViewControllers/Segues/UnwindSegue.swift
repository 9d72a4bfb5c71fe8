/// A segue back to a view controller that still exists.
package final class UnwindSegue: UIStoryboardSegue {
  /// The segue to pass to containers, if it is of the application's own class.
  var asked: UIStoryboardSegue?

  package override func perform() {
    let shared = commonAncestor()
    presenter(below: shared)?.dismiss(animated: true)
    var container = shared
    while let current = container, current !== destination {
      current.unwind(for: asked ?? self, towards: destination)
      container = current.child(containing: destination)
    }
  }

  /// Returns the presenter of the lowest presentation that must be dismissed, between the source
  /// and the shared view controller.
  private func presenter(below shared: UIViewController?) -> UIViewController? {
    guard let shared else { return nil }
    var found: UIViewController?
    var next: UIViewController? = source
    while let current = next, current !== shared {
      if current.parent == nil { found = current.presentation.presenting }
      next = current.parent ?? current.presentation.presenting
    }
    return found
  }

  /// Returns the destination, or the nearest view controller around it, that remains when
  /// everything that leads to the source is gone.
  private func commonAncestor() -> UIViewController? {
    var around: [UIViewController] = []
    var next: UIViewController? = source
    while let current = next {
      around.append(current)
      next = current.parent ?? current.presentation.presenting
    }
    var candidate: UIViewController? = destination
    while let current = candidate {
      if around.contains(where: { $0 === current }) { return current }
      candidate = current.parent ?? current.presentation.presenting
    }
    return nil
  }
}
