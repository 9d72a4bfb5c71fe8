import QuartzCore

/// The properties of a class that can be observed by their names.
@MainActor
struct ObservedNames {
  let type: AnyClass
  let paths: [String: AnyKeyPath]

  init(_ type: AnyClass, _ paths: [String: AnyKeyPath]) {
    self.type = type
    self.paths = paths
  }
}

extension ObservedNames {
  static let core = [
    ObservedNames(
      UIView.self,
      [
        "frame": \UIView.frame, "bounds": \UIView.bounds, "center": \UIView.center,
        "transform": \UIView.transform, "alpha": \UIView.alpha, "isHidden": \UIView.isHidden,
        "backgroundColor": \UIView.backgroundColor, "clipsToBounds": \UIView.clipsToBounds,
        "layer": \UIView.layer, "safeAreaInsets": \UIView.safeAreaInsets,
      ]),
    ObservedNames(
      NSLayoutConstraint.self,
      [
        "constant": \NSLayoutConstraint.constant, "isActive": \NSLayoutConstraint.isActive,
        "firstItem": \NSLayoutConstraint.firstItem, "secondItem": \NSLayoutConstraint.secondItem,
      ]),
    ObservedNames(
      UIWindow.self,
      [
        "isKeyWindow": \UIWindow.isKeyWindow, "rootViewController": \UIWindow.rootViewController,
      ]),
    ObservedNames(
      CALayer.self, ["frame": \CALayer.frame, "isHidden": \CALayer.isHidden]),
    ObservedNames(
      UIGestureRecognizer.self,
      ["state": \UIGestureRecognizer.state, "isEnabled": \UIGestureRecognizer.isEnabled]),
    ObservedNames(
      UIViewController.self,
      [
        "title": \UIViewController.title, "view": \UIViewController.view,
        "isEditing": \UIViewController.isEditing, "parent": \UIViewController.parent,
        "preferredContentSize": \UIViewController.preferredContentSize,
        "navigationItem": \UIViewController.navigationItem,
      ]),
    ObservedNames(
      UIPercentDrivenInteractiveTransition.self,
      ["percentComplete": \UIPercentDrivenInteractiveTransition.percentComplete]),
    ObservedNames(
      UIViewPropertyAnimator.self,
      [
        "fractionComplete": \UIViewPropertyAnimator.fractionComplete,
        "isRunning": \UIViewPropertyAnimator.isRunning, "state": \UIViewPropertyAnimator.state,
        "isReversed": \UIViewPropertyAnimator.isReversed,
      ]),
  ]
}
