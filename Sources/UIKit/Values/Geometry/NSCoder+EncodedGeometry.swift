import Foundation
import QuartzCore

// Geometry in archives, stored as text such as `{{0, 0}, {320, 480}}`.

extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector), forKey: key)
  }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform), forKey: key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets), forKey: key)
  }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets), forKey: key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(Self.string(for: offset), forKey: key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Returns the vector; zero without one, like the functions below.
  public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
  /// Returns the transform; the identity without one.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(key))
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: text(key))
  }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key))
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

  private func text(_ key: String) -> String {
    containsValue(forKey: key) ? decodeObject(forKey: key) as? String ?? "" : ""
  }
}

extension NSKeyedArchiver {
  /// Encodes a value as a property list.
  public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
    encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Decodes a value that was encoded by `encodeEncodable(_:forKey:)`; nil if there is none or if
  /// it is of another type.
  public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else {
      return nil
    }
    return try? PropertyListDecoder().decode([Value].self, from: data as Data).first
  }

  /// Decodes a value like `decodeDecodable(_:forKey:)`; throws if there is none.
  public func decodeTopLevelDecodable<Value: Decodable>(
    _ type: Value.Type, forKey key: String
  ) throws -> Value? {
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else {
      throw CocoaError(.coderValueNotFound)
    }
    return try PropertyListDecoder().decode([Value].self, from: data as Data).first
  }
}
