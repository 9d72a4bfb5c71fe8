import Foundation

// The reasons for which other programs launch one. Nothing launches a program here for them, so
// that no options have these keys.
extension UIApplication.LaunchOptionsKey {
  private static func key(_ name: String) -> Self {
    Self(rawValue: "UIApplicationLaunchOptions\(name)Key")
  }

  public static let sourceApplication = key("SourceApplication")
  public static let annotation = key("Annotation")
  public static let shortcutItem = key("ShortcutItem")
  public static let userActivityDictionary = key("UserActivityDictionary")
  public static let userActivityType = key("UserActivityType")
  public static let remoteNotification = key("RemoteNotification")
  public static let localNotification = key("LocalNotification")
  public static let location = key("Location")
  public static let bluetoothCentrals = key("BluetoothCentrals")
  public static let bluetoothPeripherals = key("BluetoothPeripherals")
  public static let cloudKitShareMetadata = key("CloudKitShareMetadata")
}

/// The result of a program's search for new data in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  case newData, noData, failed
}

// Nothing wakes a program here to search for data.
extension UIApplication {
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}
