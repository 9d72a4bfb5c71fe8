import Foundation

extension UIWindow {
  /// The level of a window. A window is in front of all windows of lower levels.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

extension UIResponder {
  public static var keyboardWillShowNotification: Notification.Name {
    inert(
      "there is no keyboard on the screen", is: Notification.Name("UIKeyboardWillShowNotification"))
  }
  public static var keyboardDidShowNotification: Notification.Name {
    inert(
      "there is no keyboard on the screen", is: Notification.Name("UIKeyboardDidShowNotification"))
  }
  public static var keyboardWillHideNotification: Notification.Name {
    inert(
      "there is no keyboard on the screen", is: Notification.Name("UIKeyboardWillHideNotification"))
  }
  public static var keyboardDidHideNotification: Notification.Name {
    inert(
      "there is no keyboard on the screen", is: Notification.Name("UIKeyboardDidHideNotification"))
  }
  public static var keyboardWillChangeFrameNotification: Notification.Name {
    inert(
      "there is no keyboard on the screen",
      is: Notification.Name("UIKeyboardWillChangeFrameNotification"))
  }
  public static var keyboardDidChangeFrameNotification: Notification.Name {
    inert(
      "there is no keyboard on the screen",
      is: Notification.Name("UIKeyboardDidChangeFrameNotification"))
  }
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
