extension UIViewController {
  /// What this view controller presents, or what its nearest ancestor that presents does.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// What presented this view controller, or its nearest ancestor that is presented.
  public var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// What `present(_:animated:completion:)` does unless overridden.
  func beginPresenting(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    Misuse.stop("presenting has not been connected")
  }

  /// What `dismiss(animated:completion:)` does unless overridden.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    Misuse.stop("dismissing has not been connected")
  }
}
