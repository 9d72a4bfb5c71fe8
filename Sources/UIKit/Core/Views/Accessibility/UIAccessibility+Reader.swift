import Foundation

extension UIAccessibility {
  /// Passes a change on to the screen reader, which says it or moves its focus there.
  public static func post(notification: Notification, argument: Any?) {
    ScreenReader.current?.receive(notification, argument)
  }

  /// Whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { ScreenReader.current != nil }

  /// Returns the element that the screen reader is at; nil without a reader.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  { ScreenReader.current?.focus }

  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public nonisolated static let notificationVoiceOverIdentifier =
    "UIAccessibilityNotificationVoiceOverIdentifier"
  /// Posted when a screen reader has started or stopped.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when an announcement has been said.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted when the screen reader has arrived at an element.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}
