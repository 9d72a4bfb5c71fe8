/// Leads back to a view controller that is still there.
final class UnwindSegue: UIStoryboardSegue {
  override func perform() {
    let shared = commonAncestor()
    if shared?.presentedViewController != nil { shared?.dismiss(animated: true) }
    var container = shared
    while let current = container, current !== destination {
      current.unwind(for: self, towards: destination)
      container = current.childContaining(destination)
    }
  }

  /// The nearest of the destination and those around it that is there when all that leads to the
  /// source is gone.
  private func commonAncestor() -> UIViewController? {
    var around: [UIViewController] = []
    var next: UIViewController? = source
    while let current = next {
      around.append(current)
      next = current.parent ?? current.presentingViewController
    }
    var candidate: UIViewController? = destination
    while let current = candidate {
      if around.contains(where: { $0 === current }) { return current }
      candidate = current.parent ?? current.presentingViewController
    }
    return nil
  }
}
