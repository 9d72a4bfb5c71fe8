import Foundation

extension NSCoder {
  /// The object that was encoded with the key; nil if there is none.
  public func value(forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(forKey: key) : nil
  }
}
