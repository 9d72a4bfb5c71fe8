import Foundation

/// What a class that draws popovers says of their shape.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// How wide the arrow is where it meets the bubble, in points.
  static func arrowBase() -> CGFloat
  /// From there to its tip.
  static func arrowHeight() -> CGFloat
  /// The room between the bubble's edge, the arrow aside, and the content.
  static func contentViewInsets() -> UIEdgeInsets
}

/// Draws the bubble of a popover, its arrow included. A subclass says its shape and draws or lays out what it
/// shows by `arrowDirection` and `arrowOffset`.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// From the middle of the side at which the arrow is.
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
  /// Whether the content's corners are round as usual.
  open class var wantsDefaultContentAppearance: Bool { true }
}
