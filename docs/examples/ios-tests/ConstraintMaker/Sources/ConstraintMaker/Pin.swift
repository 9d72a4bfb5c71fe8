import UIKit

/// The constraints of one statement, which are switched on, switched off and changed together.
public final class Pin: NSObject {
    public let constraints: [PinnedConstraint]
    private let attributes: PinAttributes

    init(constraints: [PinnedConstraint], attributes: PinAttributes) {
        self.constraints = constraints
        self.attributes = attributes
        super.init()
    }

    @objc public dynamic var isActive: Bool {
        get { constraints.allSatisfy { $0.isActive } }
        set {
            if newValue { activate() } else { deactivate() }
        }
    }

    public func activate() { NSLayoutConstraint.activate(constraints) }

    public func deactivate() { NSLayoutConstraint.deactivate(constraints) }

    /// Changes all constants to one value.
    @discardableResult
    public func update(offset: CGFloat) -> Pin {
        constraints.forEach { $0.constant = offset }
        return self
    }

    /// Changes the distances from the edges.
    @discardableResult
    public func update(inset: CGFloat) -> Pin {
        constraints.forEach { $0.constant = $0.firstAttribute.isFarEdge ? -inset : inset }
        return self
    }

    @discardableResult
    public func update(priority: UILayoutPriority) -> Pin {
        constraints.forEach { $0.priority = priority }
        return self
    }

    /// Whether the pin states the same relations as another one, so that it can take its constants.
    func matches(_ other: Pin) -> Bool {
        guard attributes == other.attributes, constraints.count == other.constraints.count else {
            return false
        }
        return zip(constraints, other.constraints).allSatisfy { one, two in
            one.firstItem === two.firstItem && one.secondItem === two.secondItem
                && one.firstAttribute == two.firstAttribute
                && one.secondAttribute == two.secondAttribute
                && one.relation == two.relation && one.multiplier == two.multiplier
        }
    }

    public override var description: String {
        constraints.map { $0.description }.joined(separator: "\n")
    }
}
