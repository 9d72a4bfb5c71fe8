import Foundation

/// The accessibility settings of the program's user. Here the program sets them itself.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether the user prefers less motion. On iOS only the system's settings change this; here a
  /// program and its tests do.
  public static var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Whether UIKit's own slide transitions cross-fade. Always false unless
  /// `isReduceMotionEnabled`, as on iOS.
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
