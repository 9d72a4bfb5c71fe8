import Foundation

/// The properties that can be observed by their names.
@MainActor
enum NamedProperties {
  /// The value at the end of `layer.position`; NSNull for none. Names that are not listed are those of
  /// properties whose class announces changes: their values are not known here.
  static func value(of object: AnyObject, _ keyPath: String) -> Any {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = names.first else { return NSNull() }
    if let layer = object as? CALayer, paths(of: layer, name) == nil {
      return layer.value(forKeyPath: keyPath) ?? NSNull()
    }
    PropertyObservers.noteReadIfReading(object, NamedListener.byHand(name))
    guard let path = paths(of: object, name), let value = (object as Any)[keyPath: path],
      let known = present(value)
    else { return NSNull() }
    guard names.count == 2 else { return known }
    guard type(of: known) is AnyClass else { return NSNull() }
    return self.value(of: known as AnyObject, names[1])
  }

  private static func present(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.wrapped.flatMap(present) }
    return value
  }

  private static func paths(of object: AnyObject, _ name: String) -> AnyKeyPath? {
    let accessor = "is" + name.prefix(1).uppercased() + name.dropFirst()
    for (kind, table): (AnyClass, [String: AnyKeyPath]) in tables
    where (object as? NSObject)?.isKind(of: kind) == true {
      if let path = table[name] ?? table[accessor] { return path }
    }
    return nil
  }

  private static let tables: [(AnyClass, [String: AnyKeyPath])] = [
    (
      UIView.self,
      [
        "frame": \UIView.frame, "bounds": \UIView.bounds, "center": \UIView.center,
        "transform": \UIView.transform, "alpha": \UIView.alpha, "isHidden": \UIView.isHidden,
        "backgroundColor": \UIView.backgroundColor, "clipsToBounds": \UIView.clipsToBounds,
        "layer": \UIView.layer,
      ]
    ),
    (
      UIControl.self,
      [
        "isEnabled": \UIControl.isEnabled, "isSelected": \UIControl.isSelected,
        "isHighlighted": \UIControl.isHighlighted,
      ]
    ),
    (UISlider.self, ["value": \UISlider.value]),
    (UIStepper.self, ["value": \UIStepper.value]),
    (UISwitch.self, ["isOn": \UISwitch.isOn]),
    (UIProgressView.self, ["progress": \UIProgressView.progress]),
    (UILabel.self, ["text": \UILabel.text]),
    (UITextField.self, ["text": \UITextField.text]),
    (UIImageView.self, ["image": \UIImageView.image]),
    (
      UIWindow.self,
      [
        "isKeyWindow": \UIWindow.isKeyWindow, "rootViewController": \UIWindow.rootViewController,
      ]
    ),
    (CALayer.self, ["frame": \CALayer.frame, "isHidden": \CALayer.isHidden]),
    (
      UIGestureRecognizer.self,
      ["state": \UIGestureRecognizer.state, "isEnabled": \UIGestureRecognizer.isEnabled]
    ),
    (
      UIViewController.self,
      [
        "title": \UIViewController.title, "view": \UIViewController.view,
        "isEditing": \UIViewController.isEditing,
        "preferredContentSize": \UIViewController.preferredContentSize,
        "navigationItem": \UIViewController.navigationItem,
      ]
    ),
    (
      UINavigationController.self,
      [
        "viewControllers": \UINavigationController.viewControllers,
        "topViewController": \UINavigationController.topViewController,
      ]
    ),
    (
      UITabBarController.self,
      [
        "viewControllers": \UITabBarController.viewControllers,
        "selectedIndex": \UITabBarController.selectedIndex,
        "selectedViewController": \UITabBarController.selectedViewController,
      ]
    ),
    (UINavigationItem.self, ["title": \UINavigationItem.title]),
    (UIBarItem.self, ["title": \UIBarItem.title, "isEnabled": \UIBarItem.isEnabled]),
    (UITabBarItem.self, ["badgeValue": \UITabBarItem.badgeValue]),
    (
      UISheetPresentationController.self,
      ["selectedDetentIdentifier": \UISheetPresentationController.selectedDetentIdentifier]
    ),
    (
      UIPercentDrivenInteractiveTransition.self,
      ["percentComplete": \UIPercentDrivenInteractiveTransition.percentComplete]
    ),
    (
      UIViewPropertyAnimator.self,
      [
        "fractionComplete": \UIViewPropertyAnimator.fractionComplete,
        "isRunning": \UIViewPropertyAnimator.isRunning, "state": \UIViewPropertyAnimator.state,
        "isReversed": \UIViewPropertyAnimator.isReversed,
      ]
    ),
  ]
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
