import Foundation

/// What the program's user has asked the system for. Here the program says it itself.
@MainActor
public enum UIAccessibility {
  /// Whether less is to move. On iOS only the system's settings change it; here a program and its
  /// tests do.
  public static var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether what UIKit itself slides in is to fade in. On iOS it can be on only where less is to
  /// move; here it says nothing otherwise.
  public static var prefersCrossFadeTransitions: Bool {
    get { isReduceMotionEnabled && wantsCrossFade }
    set {
      let before = prefersCrossFadeTransitions
      wantsCrossFade = newValue
      guard prefersCrossFadeTransitions != before else { return }
      NotificationCenter.default.post(
        name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }
  }
  private static var wantsCrossFade = false

  public static let isVoiceOverRunning = false
  public static let isReduceTransparencyEnabled = false

  /// Posted after `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after `prefersCrossFadeTransitions` has been changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
