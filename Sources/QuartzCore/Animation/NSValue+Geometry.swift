import Foundation
import PantographObjects

// The names are those of UIKit. Foundation has them only on Apple's systems.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { geometry(CGVector.self) ?? .zero }
  public var cgAffineTransformValue: CGAffineTransform {
    geometry(CGAffineTransform.self) ?? .identity
  }
  public var caTransform3DValue: CATransform3D {
    geometry(CATransform3D.self) ?? CATransform3DIdentity
  }

  /// Returns the stored value if it has this type; otherwise nil.
  package func geometry<Value>(_ type: Value.Type) -> Value? {
    (self as? GeometryValue)?.value.base as? Value
  }

  /// The stored geometry, which can be interpolated; nil for other values.
  var animatable: Any? {
    if let own = self as? GeometryValue { return own.value.base }
    let type = String(cString: objCType)
    if type.hasPrefix("{CGPoint=") { return pointValue }
    if type.hasPrefix("{CGSize=") { return sizeValue }
    return type.hasPrefix("{CGRect=") ? rectValue : nil
  }
}

/// A protocol with which an initializer of `NSValue` creates a subclass, as Foundation's own do.
public protocol GeometryValueMaking {}

extension NSValue: GeometryValueMaking {}

extension GeometryValueMaking where Self: NSValue {
  public init(cgVector vector: CGVector) { self = GeometryValue(vector) as! Self }
  public init(cgAffineTransform transform: CGAffineTransform) {
    self = GeometryValue(transform) as! Self
  }
  public init(caTransform3D transform: CATransform3D) { self = GeometryValue(transform) as! Self }
}

/// A value of a type that Foundation's `NSValue` cannot hold.
package final class GeometryValue: NSValue, @unchecked Sendable {
  package let value: AnyHashable

  package init(_ value: some Hashable & Sendable) {
    self.value = AnyHashable(value)
    super.init()
  }

  package required convenience init(
    bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>
  ) {
    Misuse.stop("a value of this kind cannot be made of bytes")
  }

  package required init?(coder: NSCoder) { nil }

  package override func isEqual(_ other: Any?) -> Bool { (other as? GeometryValue)?.value == value }
  package override var hash: Int { value.hashValue }
  package override var description: String { "\(value.base)" }
}
