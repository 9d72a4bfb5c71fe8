import Foundation

// There is no status bar: its frame is empty, and nothing is ever told of it.
extension UIApplication {
  /// Empty, as there is none.
  public var statusBarFrame: CGRect { .zero }
  /// True, as there is none.
  public var isStatusBarHidden: Bool { true }
  /// The style that nothing is drawn in.
  public var statusBarStyle: UIStatusBarStyle { .default }

  /// Never sent: there is no status bar.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Never sent: there is no status bar.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Never sent: there is no status bar.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Never sent: there is no status bar.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
