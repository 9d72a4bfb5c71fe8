import Foundation
import PantographPlainText
import UIKit

/// Explains why a launched application shows nothing on the screen.
@MainActor
enum EmptyScreen {
  private static var observer: (any NSObjectProtocol)?

  /// Checks the screen when the application becomes active for the first time. Calls `tell` with
  /// the reason if nothing is shown.
  static func watch(_ tell: @escaping @MainActor (String) -> Void) {
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        guard let first = observer else { return }
        NotificationCenter.default.removeObserver(first)
        observer = nil
        if let reason = reason(UIApplication.shared) { tell(reason) }
      }
    }
  }

  /// Returns the reason as a sentence without a full stop; nil if something is shown.
  static func reason(_ application: UIApplication) -> String? {
    let windows = application.windows
    if windows.contains(where: { $0.rootViewController != nil || !$0.subviews.isEmpty }) {
      return nil
    }
    if !windows.isEmpty { return "the window has no root view controller" }
    guard let scene = application.orderedScenes.first else {
      return "Info.plist names no main storyboard or scene, and the delegate creates no window"
    }
    return scene.delegate == nil
      ? "Info.plist names neither a delegate nor a storyboard for its scene"
      : "the scene's delegate creates no window, and Info.plist names no storyboard for the scene"
  }
}
