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

  /// A change that assistive technologies are notified of.
  /// The raw values are those of iOS.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  public static let isReduceTransparencyEnabled = false

  /// Posted after `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after `prefersCrossFadeTransitions` has been changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification
    .Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
