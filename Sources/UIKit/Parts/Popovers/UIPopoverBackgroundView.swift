import Foundation

/// The shape of a popover's bubble, as static methods of the class that draws it.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// The width of the arrow at the edge of the bubble, in points.
  static func arrowBase() -> CGFloat
  /// The distance from the edge of the bubble to the arrow's tip, in points.
  static func arrowHeight() -> CGFloat
  /// The distances between the bubble's edges, without the arrow, and the content.
  static func contentViewInsets() -> UIEdgeInsets
}

/// Draws the bubble of a popover, including its arrow. A subclass returns its shape from the class
/// methods, and draws or lays out its content from `arrowDirection` and `arrowOffset`.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance from the middle of the arrow's edge to the arrow, in points.
  open var arrowOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var arrowDirection = UIPopoverArrowDirection.any { didSet { setNeedsLayout() } }

  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    coder.endObject(self)
  }

  open class func arrowBase() -> CGFloat { PopoverLayout.usualArrowBase }
  open class func arrowHeight() -> CGFloat { PopoverLayout.usualArrowHeight }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Whether the content has the standard rounded corners.
  open class var wantsDefaultContentAppearance: Bool { true }
}
