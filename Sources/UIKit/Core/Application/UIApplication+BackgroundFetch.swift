import Foundation

/// The result of a program's search for new data in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  case newData, noData, failed
}

// Nothing wakes a program here to search for data.
extension UIApplication {
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}
