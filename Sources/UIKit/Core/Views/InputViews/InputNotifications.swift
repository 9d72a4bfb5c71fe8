import Foundation

/// The notifications about an input view, in the order in which UIKit posts those about a keyboard.
@MainActor
struct InputNotifications {
  enum Step {
    case willShow, didShow, willHide, didHide
  }

  let begin: CGRect
  let end: CGRect
  /// The duration of the movement in seconds.
  let duration: Double

  func post(_ step: Step) {
    let names: [Notification.Name] =
      switch step {
      case .willShow:
        [
          UIResponder.keyboardWillChangeFrameNotification,
          UIResponder.keyboardWillShowNotification,
        ]
      case .didShow:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
      case .willHide:
        [
          UIResponder.keyboardWillChangeFrameNotification,
          UIResponder.keyboardWillHideNotification,
        ]
      case .didHide:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
      }
    let words: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: words)
    }
  }
}

extension UIResponder {
  // Posted for the keyboard on the screen, and for the input and accessory views of a responder.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
}
