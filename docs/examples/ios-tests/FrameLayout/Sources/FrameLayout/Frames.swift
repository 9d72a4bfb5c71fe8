import UIKit

/// The edges of a view as properties that move it. `start` and `end` follow the direction of the
/// superview; all others are the same in both directions.
extension UIView {
    @objc open var left: CGFloat {
        get { frame.minX }
        set { frame.origin.x = newValue }
    }

    @objc open var right: CGFloat {
        get { frame.maxX }
        set { frame.origin.x = newValue - frame.width }
    }

    @objc open var top: CGFloat {
        get { frame.minY }
        set { frame.origin.y = newValue }
    }

    @objc open var bottom: CGFloat {
        get { frame.maxY }
        set { frame.origin.y = newValue - frame.height }
    }

    @objc open var size: CGSize {
        get { bounds.size }
        set { bounds.size = newValue }
    }

    /// The distance of the leading edge from the superview's.
    @objc open var start: CGFloat {
        get { isRightToLeft ? containerWidth - right : left }
        set {
            if isRightToLeft { right = containerWidth - newValue } else { left = newValue }
        }
    }

    /// The distance of the trailing edge from the superview's leading edge.
    @objc open var end: CGFloat {
        get { isRightToLeft ? containerWidth - left : right }
        set {
            if isRightToLeft { left = containerWidth - newValue } else { right = newValue }
        }
    }

    var isRightToLeft: Bool { (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var containerWidth: CGFloat { superview?.bounds.width ?? 0 }

    /// The bounds without the safe area.
    public var safeBounds: CGRect { bounds.inset(by: safeAreaInsets) }

    /// Moves the frame to whole pixels.
    public func roundToPixels(scale: CGFloat) {
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        frame = CGRect(
            x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
    }
}

/// A point of a view that another view can be placed at, in any tree of views.
public struct FrameAnchor {
    let view: UIView
    let unit: CGPoint

    /// The place in the coordinates of a view.
    public func point(in target: UIView?) -> CGPoint {
        view.convert(
            CGPoint(x: view.bounds.minX + view.bounds.width * unit.x, y: view.bounds.minY + view.bounds.height * unit.y),
            to: target)
    }
}

extension UIView {
    public var topLeftAnchor: FrameAnchor { FrameAnchor(view: self, unit: CGPoint(x: 0, y: 0)) }
    public var topRightAnchor: FrameAnchor { FrameAnchor(view: self, unit: CGPoint(x: 1, y: 0)) }
    public var middleAnchor: FrameAnchor { FrameAnchor(view: self, unit: CGPoint(x: 0.5, y: 0.5)) }
    public var bottomLeftAnchor: FrameAnchor { FrameAnchor(view: self, unit: CGPoint(x: 0, y: 1)) }
    public var bottomRightAnchor: FrameAnchor { FrameAnchor(view: self, unit: CGPoint(x: 1, y: 1)) }
}
