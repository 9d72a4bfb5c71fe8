import UIKit

/// Collects the statements of one block.
public final class PinMaker {
    private let item: Pinnable
    private(set) var statements: [PinStatement] = []

    init(item: Pinnable) { self.item = item }

    public var left: PinStatement { begin(.left) }
    public var right: PinStatement { begin(.right) }
    public var top: PinStatement { begin(.top) }
    public var bottom: PinStatement { begin(.bottom) }
    public var leading: PinStatement { begin(.leading) }
    public var trailing: PinStatement { begin(.trailing) }
    public var width: PinStatement { begin(.width) }
    public var height: PinStatement { begin(.height) }
    public var centerX: PinStatement { begin(.centerX) }
    public var centerY: PinStatement { begin(.centerY) }
    public var firstBaseline: PinStatement { begin(.firstBaseline) }
    public var lastBaseline: PinStatement { begin(.lastBaseline) }
    public var leadingMargin: PinStatement { begin(.leadingMargin) }
    public var trailingMargin: PinStatement { begin(.trailingMargin) }
    public var edges: PinStatement { begin(.edges) }
    public var size: PinStatement { begin(.size) }
    public var center: PinStatement { begin(.center) }

    private func begin(_ attributes: PinAttributes) -> PinStatement {
        let statement = PinStatement(item: item, attributes: attributes)
        statements.append(statement)
        return statement
    }
}

/// A statement under construction: attributes, a relation, a target and what changes it.
public final class PinStatement {
    private let item: Pinnable
    private var attributes: PinAttributes
    private var relation = NSLayoutConstraint.Relation.equal
    private var target: PinTarget?
    private var value: PinValue?
    private var offset: PinValue = CGFloat(0)
    private var inset: UIEdgeInsets?
    private var factor: CGFloat = 1
    private var priority = UILayoutPriority.required
    private var label: String?

    init(item: Pinnable, attributes: PinAttributes) {
        self.item = item
        self.attributes = attributes
    }

    // MARK: More attributes

    public var leading: PinStatement { adding(.leading) }
    public var trailing: PinStatement { adding(.trailing) }
    public var top: PinStatement { adding(.top) }
    public var bottom: PinStatement { adding(.bottom) }
    public var width: PinStatement { adding(.width) }
    public var height: PinStatement { adding(.height) }

    private func adding(_ more: PinAttributes) -> PinStatement {
        attributes.formUnion(more)
        return self
    }

    // MARK: Relations

    @discardableResult
    public func equalTo(_ target: PinTarget) -> PinStatement { relate(.equal, target) }

    @discardableResult
    public func equalTo(_ item: Pinnable) -> PinStatement { relate(.equal, PinTarget(item: item, attributes: [])) }

    @discardableResult
    public func equalTo(_ value: PinValue) -> PinStatement { relate(.equal, value) }

    @discardableResult
    public func lessThanOrEqualTo(_ target: PinTarget) -> PinStatement { relate(.lessThanOrEqual, target) }

    @discardableResult
    public func lessThanOrEqualTo(_ value: PinValue) -> PinStatement { relate(.lessThanOrEqual, value) }

    @discardableResult
    public func greaterThanOrEqualTo(_ target: PinTarget) -> PinStatement { relate(.greaterThanOrEqual, target) }

    @discardableResult
    public func greaterThanOrEqualTo(_ value: PinValue) -> PinStatement { relate(.greaterThanOrEqual, value) }

    @discardableResult
    public func equalToSuperview() -> PinStatement {
        equalTo(requiredContainer)
    }

    @discardableResult
    public func equalToSafeArea() -> PinStatement {
        equalTo(requiredContainer.safeAreaLayoutGuide)
    }

    /// The superview of a view, the owner of a guide.
    private var container: UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    private var requiredContainer: UIView {
        guard let container = container else {
            preconditionFailure("the view must have a superview before it is pinned to it")
        }
        return container
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, _ target: PinTarget) -> PinStatement {
        self.relation = relation
        self.target = target
        return self
    }

    private func relate(_ relation: NSLayoutConstraint.Relation, _ value: PinValue) -> PinStatement {
        self.relation = relation
        self.value = value
        return self
    }

    // MARK: Changes

    @discardableResult
    public func offset(_ value: PinValue) -> PinStatement {
        offset = value
        return self
    }

    @discardableResult
    public func inset(_ value: CGFloat) -> PinStatement {
        inset(UIEdgeInsets(top: value, left: value, bottom: value, right: value))
    }

    @discardableResult
    public func inset(_ insets: UIEdgeInsets) -> PinStatement {
        inset = insets
        return self
    }

    @discardableResult
    public func multipliedBy(_ factor: CGFloat) -> PinStatement {
        self.factor = factor
        return self
    }

    @discardableResult
    public func priority(_ priority: UILayoutPriority) -> PinStatement {
        self.priority = priority
        return self
    }

    @discardableResult
    public func labeled(_ label: String) -> PinStatement {
        self.label = label
        return self
    }

    // MARK: The result

    func makePin() -> Pin {
        let firstAttributes = attributes.attributes
        let secondAttributes = target?.attributes.attributes ?? []
        let constraints = firstAttributes.enumerated().map { index, first -> PinnedConstraint in
            let constraint = makeConstraint(
                first, second: secondAttributes.isEmpty ? first : secondAttributes[index % secondAttributes.count])
            constraint.priority = priority
            constraint.label = label
            return constraint
        }
        return Pin(constraints: constraints, attributes: attributes)
    }

    private func makeConstraint(
        _ first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
    ) -> PinnedConstraint {
        let moved = inset.map { $0.constant(for: first) } ?? offset.constant(for: first)
        var target = self.target
        if target == nil, let value = value {
            if first.isDimension {
                return PinnedConstraint(
                    item: item, attribute: first, relatedBy: relation, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1,
                    constant: value.constant(for: first) + moved)
            }
            target = container.map { PinTarget(item: $0, attributes: []) }
        }
        return PinnedConstraint(
            item: item, attribute: first, relatedBy: relation, toItem: target?.item,
            attribute: target == nil ? .notAnAttribute : second, multiplier: factor,
            constant: (value?.constant(for: first) ?? 0) + moved)
    }
}
