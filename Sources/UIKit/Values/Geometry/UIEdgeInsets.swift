import Foundation

/// Distances inward from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public static let zero = UIEdgeInsets()
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Edges of a rectangle.
/// The raw values are UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGFloat {
  /// The number as a usable length in points: 0 for NaN, and at most one million in either
  /// direction.
  var inPoints: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}

extension UIEdgeInsets {
  /// The insets with each number as a usable length in points.
  var inPoints: UIEdgeInsets {
    UIEdgeInsets(
      top: top.inPoints, left: left.inPoints, bottom: bottom.inPoints, right: right.inPoints)
  }
}

extension NSValue {
  public var uiEdgeInsetsValue: UIEdgeInsets { geometry(UIEdgeInsets.self) ?? .zero }
}

extension GeometryValueMaking where Self: NSValue {
  public init(uiEdgeInsets insets: UIEdgeInsets) { self = GeometryValue(insets) as! Self }
}
