import Foundation

/// The device that the program appears to run on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open override nonisolated var description: String { ObjectText.of(self) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= Self.padWidth ? .pad : .phone
  }

  /// The window whose device was turned last.
  private weak var turnedWindow: UIWindow?

  /// The orientation of the device that was turned last. Before the first turn it follows from the
  /// screen's shape.
  open var orientation: UIDeviceOrientation {
    if let held = turnedWindow?.device?.held { return held }
    return UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var systemName: String { "Linux" }
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// Posted when a window's device is turned, whether its interface follows or not.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  open func beginGeneratingDeviceOrientationNotifications() { inert("turning is always reported") }
  open func endGeneratingDeviceOrientationNotifications() { inert("turning is always reported") }

  func turned(_ window: UIWindow) {
    turnedWindow = window
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// The least width in points, of the screen's shorter side, that makes a device a tablet.
  private static let padWidth: CGFloat = 744
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Returns the kind of the current device. UIKit's older name for `UIDevice.current.userInterfaceIdiom`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
