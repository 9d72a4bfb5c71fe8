extension UIViewController {
  func performTemplate(named identifier: String, sender: Any?) {
    guard interface.storyboard != nil else {
      Misuse.stop(
        "\(type(of: self)) has no segue \"\(identifier)\", for it comes from no storyboard: make it"
          + " with instantiateViewController(withIdentifier:), or present the destination yourself")
    }
    guard let template = interface.segues.first(where: { $0.identifier == identifier }) else {
      let names = interface.segues.compactMap(\.identifier)
      Misuse.stop(
        "\(type(of: self)) has no segue \"\(identifier)\"; it has "
          + (names.isEmpty ? "none with an identifier" : names.joined(separator: ", ")))
    }
    template.perform(from: self, sender: sender)
  }

  /// Returns the child that is the view controller or contains it.
  func child(containing viewController: UIViewController) -> UIViewController? {
    children.first { $0.contains(viewController) }
  }

  /// Whether the view controller is this one or is contained in it.
  func contains(_ viewController: UIViewController) -> Bool {
    var next: UIViewController? = viewController
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }
}
