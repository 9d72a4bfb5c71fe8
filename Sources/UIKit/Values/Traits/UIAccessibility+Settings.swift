import Foundation

/// Settings of iOS that do not exist here. Each is off.
extension UIAccessibility {
  public static var isBoldTextEnabled: Bool { inert("there is no such setting", is: false) }
  public static var isDarkerSystemColorsEnabled: Bool {
    inert("there is no such setting", is: false)
  }
  public static var isInvertColorsEnabled: Bool { inert("colors are never inverted", is: false) }
  public static var isGrayscaleEnabled: Bool { inert("there is no such setting", is: false) }
  public static var isSwitchControlRunning: Bool { inert("there is no such device", is: false) }
  public static var isAssistiveTouchRunning: Bool { inert("there is no such service", is: false) }
  public static var isGuidedAccessEnabled: Bool { inert("there is no such mode", is: false) }
  public static var isMonoAudioEnabled: Bool { inert("there is no sound", is: false) }
  public static var isClosedCaptioningEnabled: Bool { inert("there is no video", is: false) }
  public static var isVideoAutoplayEnabled: Bool { inert("there is no video", is: false) }
  public static var isSpeakSelectionEnabled: Bool { inert("there is no sound", is: false) }
  public static var isSpeakScreenEnabled: Bool { inert("there is no sound", is: false) }
  public static var isShakeToUndoEnabled: Bool { inert("nobody shakes the device", is: false) }
  public static var shouldDifferentiateWithoutColor: Bool {
    inert("there is no such setting", is: false)
  }
  public static var isOnOffSwitchLabelsEnabled: Bool {
    inert("there is no such setting", is: false)
  }
  public static var buttonShapesEnabled: Bool { inert("there is no such setting", is: false) }

  public static func registerGestureConflictWithZoom() { inert("the screen cannot be enlarged") }

  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    inert("there is no such mode")
    completionHandler(false)
  }

  private nonisolated static func name(_ setting: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(setting)")
  }

  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = name(
    "BoldTextStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerColorsEnabledStatus")
  public nonisolated static let invertColorsStatusDidChangeNotification = name(
    "InvertColorsStatusDidChangeNotification")
  public nonisolated static let grayscaleStatusDidChangeNotification = name(
    "GrayscaleStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = name(
    "SwitchControlStatusDidChangeNotification")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChangeNotification")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name(
    "OnOffSwitchLabelsDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChangeNotification")
}
