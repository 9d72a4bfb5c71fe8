import Foundation

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// The value of a property; nil where there is none.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
