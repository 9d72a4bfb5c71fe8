import Foundation

// Names of key-value coding, which Foundation's class has on Apple's systems.
extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
