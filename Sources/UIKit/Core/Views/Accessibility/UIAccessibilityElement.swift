import Foundation

/// A part of a view that is an element for assistive technologies without being a view itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or the element that contains this one.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container, where the container is a view.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { placesInContainer = true }
  }
  private var placesInContainer = false

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The frame in the screen's coordinates. It follows the container if the frame in the container was set.
  open override var accessibilityFrame: CGRect {
    get {
      guard placesInContainer, let view = accessibilityContainer as? UIView else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set {
      placesInContainer = false
      super.accessibilityFrame = newValue
    }
  }

  /// The container is the next responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

extension UIAccessibility {
  /// Returns a rectangle of a view in the screen's coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns a path of a view in the screen's coordinates.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let origin = view.convert(CGPoint.zero, to: nil)
    let (right, down) = (
      view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
    )
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return moved
  }
}
