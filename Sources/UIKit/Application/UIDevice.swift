import Foundation

/// The machine that the program seems to run on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public override nonisolated var description: String { ObjectText.of(self) }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.bounds.width >= Self.padWidth ? .pad : .phone
  }

  public var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }

  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var systemName: String { "Linux" }
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// Posted by nobody: no machine here is turned.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  /// A screen as wide, in points, is a tablet's.
  private static let padWidth: CGFloat = 744
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
