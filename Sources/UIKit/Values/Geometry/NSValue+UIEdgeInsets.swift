import Foundation

extension NSValue {
  public var uiEdgeInsetsValue: UIEdgeInsets { geometry(UIEdgeInsets.self) ?? .zero }
}

extension GeometryValueMaking where Self: NSValue {
  public init(uiEdgeInsets insets: UIEdgeInsets) { self = GeometryValue(insets) as! Self }
}
