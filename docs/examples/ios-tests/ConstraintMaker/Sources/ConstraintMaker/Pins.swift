import UIKit

/// The pins of a view or a guide: its attributes as targets, and the blocks that make and change.
public struct Pins {
    let item: Pinnable

    public var left: PinTarget { PinTarget(item: item, attributes: .left) }
    public var right: PinTarget { PinTarget(item: item, attributes: .right) }
    public var top: PinTarget { PinTarget(item: item, attributes: .top) }
    public var bottom: PinTarget { PinTarget(item: item, attributes: .bottom) }
    public var leading: PinTarget { PinTarget(item: item, attributes: .leading) }
    public var trailing: PinTarget { PinTarget(item: item, attributes: .trailing) }
    public var width: PinTarget { PinTarget(item: item, attributes: .width) }
    public var height: PinTarget { PinTarget(item: item, attributes: .height) }
    public var centerX: PinTarget { PinTarget(item: item, attributes: .centerX) }
    public var centerY: PinTarget { PinTarget(item: item, attributes: .centerY) }
    public var firstBaseline: PinTarget { PinTarget(item: item, attributes: .firstBaseline) }
    public var lastBaseline: PinTarget { PinTarget(item: item, attributes: .lastBaseline) }
    public var leadingMargin: PinTarget { PinTarget(item: item, attributes: .leadingMargin) }
    public var trailingMargin: PinTarget { PinTarget(item: item, attributes: .trailingMargin) }

    /// Adds pins to those that the item has.
    @discardableResult
    public func make(_ pinning: (PinMaker) -> Void) -> [Pin] {
        let pins = prepare(pinning)
        pins.forEach { $0.activate() }
        object.installedPins += pins
        return pins
    }

    /// Replaces all pins that the item has.
    @discardableResult
    public func remake(_ pinning: (PinMaker) -> Void) -> [Pin] {
        removeAll()
        return make(pinning)
    }

    /// Gives existing pins new constants. A statement that does not exist yet stops the program.
    public func update(_ pinning: (PinMaker) -> Void) {
        for changed in prepare(pinning) {
            guard let existing = object.installedPins.first(where: { $0.matches(changed) }) else {
                preconditionFailure("there is no pin to update: \(changed)")
            }
            for (old, new) in zip(existing.constraints, changed.constraints) {
                old.constant = new.constant
                if old.priority != new.priority { old.priority = new.priority }
            }
        }
    }

    /// Makes pins without switching them on.
    public func prepare(_ pinning: (PinMaker) -> Void) -> [Pin] {
        let maker = PinMaker(item: item)
        pinning(maker)
        if let view = item as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
        return maker.statements.map { $0.makePin() }
    }

    public func removeAll() {
        object.installedPins.forEach { $0.deactivate() }
        object.installedPins = []
    }

    private var object: NSObject { item as! NSObject }
}

/// One or several attributes of an item, which a statement can name on its right side.
public struct PinTarget {
    let item: Pinnable
    let attributes: PinAttributes
}

/// A value on the right side of a statement.
public protocol PinValue {
    /// The constant of an attribute.
    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension CGFloat: PinValue {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { self }
}

extension Int: PinValue {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(self) }
}

extension Double: PinValue {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(self) }
}

extension CGSize: PinValue {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        attribute == .width ? width : attribute == .height ? height : 0
    }
}

extension CGPoint: PinValue {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX: return x
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: return y
        default: return 0
        }
    }
}

extension UIEdgeInsets: PinValue {
    public func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading: return left
        case .right, .trailing: return -right
        case .top: return top
        case .bottom: return -bottom
        default: return 0
        }
    }
}
