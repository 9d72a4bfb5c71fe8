import Foundation

extension UIButton {
  /// A button with a picture in the tint color; a tap calls the target's method.
  public class func systemButton<Target: AnyObject, Sender>(
    with image: UIImage, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> UIButton {
    let button = systemButton(with: image)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }

  /// The same with a method that takes no sender.
  public class func systemButton<Target: AnyObject>(
    with image: UIImage, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> UIButton {
    let button = systemButton(with: image)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }

  /// The same with a method by its name.
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
