import UIKit

/// Collects edges and sizes, and sets the frame once at the end: `view.place.top(8).start(8).fit()`.
public final class Placement {
    private let view: UIView
    private var top: CGFloat?
    private var bottom: CGFloat?
    private var start: CGFloat?
    private var end: CGFloat?
    private var width: CGFloat?
    private var height: CGFloat?
    private var middle: CGPoint?
    private var aspectRatio: CGFloat?
    private var fits = false

    init(_ view: UIView) { self.view = view }

    private func set(_ path: ReferenceWritableKeyPath<Placement, CGFloat?>, _ value: CGFloat) -> Placement {
        guard value.isFinite else {
            NSLog("%@ was placed at %@, which is no number", view, NSNumber(value: Double(value)))
            return self
        }
        self[keyPath: path] = value
        return self
    }

    @discardableResult public func top(_ value: CGFloat) -> Placement { set(\.top, value) }

    /// Places the bottom edge at a distance from the superview's.
    @discardableResult public func bottom(_ value: CGFloat) -> Placement { set(\.bottom, value) }

    @discardableResult public func start(_ value: CGFloat) -> Placement { set(\.start, value) }

    @discardableResult public func end(_ value: CGFloat) -> Placement { set(\.end, value) }

    @discardableResult public func width(_ value: CGFloat) -> Placement { set(\.width, value) }

    @discardableResult public func height(_ value: CGFloat) -> Placement { set(\.height, value) }

    @discardableResult public func all(_ value: CGFloat = 0) -> Placement { top(value).bottom(value).start(value).end(value) }

    @discardableResult public func size(_ size: CGSize) -> Placement { width(size.width).height(size.height) }

    @discardableResult
    public func below(_ other: UIView, spacing: CGFloat = 0) -> Placement {
        top(other.convert(CGPoint(x: 0, y: other.bounds.maxY), to: view.superview).y + spacing)
    }

    @discardableResult
    public func after(_ other: UIView, spacing: CGFloat = 0) -> Placement {
        guard let superview = view.superview else { return self }
        let frame = other.convert(other.bounds, to: superview)
        return start(view.isRightToLeft ? superview.bounds.width - frame.minX + spacing : frame.maxX + spacing)
    }

    @discardableResult
    public func middle(at anchor: FrameAnchor) -> Placement {
        middle = anchor.point(in: view.superview)
        return self
    }

    @discardableResult
    public func aspectRatio(_ ratio: CGFloat) -> Placement {
        if ratio > 0 { aspectRatio = ratio }
        return self
    }

    /// Takes the size that the view wants within what is set.
    @discardableResult
    public func fit() -> Placement {
        fits = true
        return self
    }

    public func done() {
        let container = view.superview?.bounds.size ?? .zero
        var size = view.bounds.size
        let isWide = start != nil && end != nil
        if let start = start, let end = end { size.width = container.width - start - end }
        if let top = top, let bottom = bottom { size.height = container.height - top - bottom }
        if let width = width { size.width = width }
        if let height = height { size.height = height }
        if fits {
            let offered = CGSize(
                width: width ?? (isWide ? size.width : .greatestFiniteMagnitude),
                height: height ?? .greatestFiniteMagnitude)
            let wanted = view.sizeThatFits(offered)
            if width == nil, !isWide { size.width = wanted.width }
            if height == nil { size.height = wanted.height }
        }
        if let ratio = aspectRatio {
            if width != nil || isWide { size.height = size.width / ratio } else { size.width = size.height * ratio }
        }
        size.width = max(size.width, 0)
        size.height = max(size.height, 0)
        view.bounds.size = size
        var origin = view.frame.origin
        if let start = start {
            origin.x = view.isRightToLeft ? container.width - start - view.frame.width : start
        } else if let end = end {
            origin.x = view.isRightToLeft ? end : container.width - end - view.frame.width
        }
        if let top = top { origin.y = top } else if let bottom = bottom { origin.y = container.height - bottom - view.frame.height }
        view.frame.origin = origin
        if let middle = middle { view.center = middle }
    }
}

extension UIView {
    /// Begins a placement. It takes effect when `done()` is called.
    public var place: Placement { Placement(self) }
}
