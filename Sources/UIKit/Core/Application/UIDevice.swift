import Foundation

/// The machine that the program seems to run on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open override nonisolated var description: String { ObjectText.of(self) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= Self.padWidth ? .pad : .phone
  }

  /// The window that was turned last.
  private weak var turnedWindow: UIWindow?

  /// How the device of the window is held that was turned last; by the shape of the screen where none was.
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

  /// A screen as wide, in points, is a tablet's, whichever way it is turned.
  private static let padWidth: CGFloat = 744
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
