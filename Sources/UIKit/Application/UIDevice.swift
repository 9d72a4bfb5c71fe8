import Foundation

/// The machine that the program seems to run on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open override nonisolated var description: String { ObjectText.of(self) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.bounds.width >= Self.padWidth ? .pad : .phone
  }

  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var systemName: String { "Linux" }
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// Posted by nobody: no machine here is turned.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}

  /// A screen as wide, in points, is a tablet's.
  private static let padWidth: CGFloat = 744
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
