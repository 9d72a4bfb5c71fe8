import Foundation

/// A decoder of one object of a storyboard or nib. The object has its decoded state when
/// `super.init(coder:)` returns to the first class that is not UIKit's, so values that this class
/// sets persist.
@MainActor
final class InterfaceCoder: EmptyCoder {
  /// The values that an initializer needs before `super.init(coder:)`, such as a table's style.
  private let early: [Any]
  private var decode: ((AnyObject) -> Void)?
  /// The number of the object's initializers that have begun and not ended.
  private var depth = 0

  /// Creates a coder. `decode` is called once, with the object, at the end of its outermost
  /// initializer of UIKit.
  init(early: [Any] = [], decode: @escaping (AnyObject) -> Void) {
    self.early = early
    self.decode = decode
    super.init()
  }

  fileprivate func value<Value>(_ type: Value.Type) -> Value? {
    early.lazy.compactMap { $0 as? Value }.first
  }

  fileprivate func begin() { depth += 1 }

  fileprivate func end(_ object: AnyObject) {
    depth -= 1
    if depth == 0 { finish(object) }
  }

  /// Decodes the object now, unless its initializers have decoded it. An `init(coder:)` that calls
  /// another initializer than `super.init(coder:)` does not decode. For nil nothing is decoded.
  func finish(_ object: AnyObject?) {
    let work = decode
    decode = nil
    if let object { work?(object) }
  }
}

extension NSCoder {
  /// Returns a value that the file has for the initializer; nil with any other coder.
  @MainActor func interfaceValue<Value>(_ type: Value.Type) -> Value? {
    (self as? InterfaceCoder)?.value(type)
  }

  /// Called first in each `init(coder:)` of UIKit's own.
  @MainActor func beginObject() { (self as? InterfaceCoder)?.begin() }

  /// Called last in each `init(coder:)` of UIKit's own.
  @MainActor func endObject(_ object: AnyObject) { (self as? InterfaceCoder)?.end(object) }
}

/// A coder that has no value for any key, as a storyboard has none for the keys of an application.
/// Foundation's own class ends the program instead.
class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
