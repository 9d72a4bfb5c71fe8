/// Leads back to a view controller that is still there.
package final class UnwindSegue: UIStoryboardSegue {
  /// The segue that containers hear of, where it is of the application's own class.
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

  /// Who presents the lowest of what must go: of those on the way out from the source to what is
  /// shared.
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

  /// The nearest of the destination and those around it that is there when all that leads to the
  /// source is gone.
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
