import Foundation

extension UIButton {
  /// Creates a button with an image in the tint color. A tap calls the target's method.
  public class func systemButton<Target: AnyObject, Sender>(
    with image: UIImage, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> UIButton {
    let button = systemButton(with: image)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }

  /// Creates a button like the function above, with a method that takes no sender.
  public class func systemButton<Target: AnyObject>(
    with image: UIImage, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> UIButton {
    let button = systemButton(with: image)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }

  /// Creates a button like the function above, with a method named by a selector.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = systemButton(with: image)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private class func systemButton(with image: UIImage) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }
}
