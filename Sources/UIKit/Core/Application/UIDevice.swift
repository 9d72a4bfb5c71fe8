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
  open var localizedModel: String { model }
  open var systemName: String { "Linux" }
  /// The version of iOS whose behavior this UIKit has.
  open var systemVersion: String { "26.0" }

  /// The device's identifier for all programs of one vendor. It stays the same for the
  /// applications whose bundle identifiers begin with the same words on one machine.
  open var identifierForVendor: UUID? { VendorIdentifier.current }

  /// Posted when a window's device is turned, whether its interface follows or not.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  open func beginGeneratingDeviceOrientationNotifications() { inert("turning is always reported") }
  open func endGeneratingDeviceOrientationNotifications() { inert("turning is always reported") }

  /// Turns the windows that are shown as a device, if the key is `orientation` and the value the number of an
  /// orientation. Applications for iOS before version 16 turn the device so.
  open func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation", let number = value as? Int,
      let orientation = UIDeviceOrientation(rawValue: number)
    else { return }
    for window in UIApplication.shared.windows where window.device != nil {
      window.turnDevice(to: orientation)
    }
  }

  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  open var isMultitaskingSupported: Bool { true }

  // MARK: Sensors

  @Inert("there is no battery")
  open var isBatteryMonitoringEnabled = false
  /// The charge from 0 to 1; -1 as on iOS where it is unknown.
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Always false: on iOS it stays false on a device without the sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set { inert("nothing sees how near the user is") }
  }
  open var proximityState: Bool { false }
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Plays the sound of a key.
  open func playInputClick() { inert("there is no sound") }

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  func turned(_ window: UIWindow) {
    turnedWindow = window
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// The least width in points, of the screen's shorter side, that makes a device a tablet.
  private static let padWidth: CGFloat = 744
}

/// An identifier that follows from the machine and from the vendor of the program.
private enum VendorIdentifier {
  static let current = UUID(uuid: identifier(of: machine + vendor))

  private static var machine: String {
    (try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8))
      ?? ProcessInfo.processInfo.hostName
  }

  /// The bundle identifier without its last word, which names the program.
  private static var vendor: String {
    (Bundle.main.bundleIdentifier ?? "").split(separator: ".").dropLast().joined(separator: ".")
  }

  /// Returns 16 bytes that differ for different texts, with the marks of a random identifier.
  private static func identifier(of text: String) -> uuid_t {
    // The FNV-1a hash function with its published numbers, once for each half.
    func half(_ start: UInt64) -> [UInt8] {
      let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return withUnsafeBytes(of: hash.bigEndian) { Array($0) }
    }
    var bytes = half(0xCBF2_9CE4_8422_2325) + half(0x8422_2325_CBF2_9CE4)
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }
  }
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
