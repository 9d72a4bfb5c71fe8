import Foundation

// The status bar of the window that is shown as a device; nil without such a window.
extension UIApplication {
  var statusBar: StatusBar? {
    ([keyWindow].compactMap { $0 } + windows).lazy.compactMap { $0.device?.statusBar }.first
  }

  public nonisolated static var willChangeStatusBarFrameNotification: Notification.Name {
    inert(
      "a status bar keeps its height",
      is: Notification.Name("UIApplicationWillChangeStatusBarFrameNotification"))
  }
  public nonisolated static var didChangeStatusBarFrameNotification: Notification.Name {
    inert(
      "a status bar keeps its height",
      is: Notification.Name("UIApplicationDidChangeStatusBarFrameNotification"))
  }
  /// Posted before the window of a device turns.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the window of a device has another orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
