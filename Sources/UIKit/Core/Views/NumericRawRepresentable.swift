import Foundation

/// A number with names for some of its values, which supports arithmetic: `UIWindow.Level.alert +
/// 1`.
public protocol NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  init(_ rawValue: RawValue)
}

extension NumericRawRepresentable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  public static func + (one: Self, more: RawValue) -> Self { Self(one.rawValue + more) }
  public static func + (more: RawValue, one: Self) -> Self { Self(more + one.rawValue) }
  public static func - (one: Self, less: RawValue) -> Self { Self(one.rawValue - less) }
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
  public static func += (one: inout Self, more: RawValue) { one = one + more }
  public static func -= (one: inout Self, less: RawValue) { one = one - less }
}

extension UIWindow.Level: NumericRawRepresentable {}
extension UIFont.Weight: NumericRawRepresentable {}
extension UILayoutPriority: NumericRawRepresentable {}
