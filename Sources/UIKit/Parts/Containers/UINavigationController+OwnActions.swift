extension UINavigationController: ActionOffering {
  static let offeredActions = [
    InterfaceAction("popViewControllerAnimated:") { (owner: UINavigationController) in
      { (_: Any) in owner.popViewController(animated: true) }
    },
    InterfaceAction("popToRootViewControllerAnimated:") { (owner: UINavigationController) in
      { (_: Any) in owner.popToRootViewController(animated: true) }
    },
  ]
}
