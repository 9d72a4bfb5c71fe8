import Foundation
import PantographPlainText
import UIKit

/// Says why nothing of an application is on the screen once it has launched.
@MainActor
enum EmptyScreen {
  private static var observer: (any NSObjectProtocol)?

  /// Looks when the application has come to the front for the first time, and tells what it finds.
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

  /// A sentence without its full stop; nil where something is shown.
  static func reason(_ application: UIApplication) -> String? {
    let windows = application.windows
    if windows.contains(where: { $0.rootViewController != nil || !$0.subviews.isEmpty }) {
      return nil
    }
    if !windows.isEmpty { return "its window has no root view controller" }
    guard let scene = application.connectedScenes.first else {
      return "Info.plist names no main storyboard and no scene, and its delegate makes no window"
    }
    return scene.delegate == nil
      ? "Info.plist names neither a delegate nor a storyboard for its scene"
      : "its scene's delegate makes no window, and Info.plist names no storyboard for the scene"
  }
}
