extension UIViewController {
  func adopt(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        Misuse.stop(
          "\(type(of: child)) cannot become a child of itself or of one of its children: add it to"
            + " a view controller that it does not contain")
      }
      ancestor = current.parent
    }
    if child.parent === self {
      // Again at the end, as if it were new.
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    if child.presentation.presenting != nil {
      Misuse.stop(
        "\(type(of: child)) is presented and cannot become a child: dismiss it first")
    }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    traitsFromParent = nil
    insetsFromContainer = .zero
    didMove(toParent: nil)
  }
}
