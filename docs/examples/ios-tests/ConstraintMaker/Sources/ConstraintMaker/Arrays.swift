import UIKit

extension Array where Element: UIView {
    /// Pins each view of the array by one block.
    @discardableResult
    public func makePins(_ pinning: (PinMaker) -> Void) -> [Pin] {
        flatMap { $0.pins.make(pinning) }
    }

    public func remakePins(_ pinning: (PinMaker) -> Void) {
        forEach { $0.pins.remake(pinning) }
    }

    public func removePins() { forEach { $0.pins.removeAll() } }

    /// Puts the views beside one another, equally wide, from edge to edge of their superview.
    @discardableResult
    public func distribute(spacing: CGFloat, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        guard let first = first, let last = last, let container = first.superview else { return [] }
        var constraints: [NSLayoutConstraint] = []
        for view in self {
            view.translatesAutoresizingMaskIntoConstraints = false
            constraints += [
                view.topAnchor.constraint(equalTo: container.topAnchor),
                view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            ]
        }
        constraints.append(first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset))
        for (before, after) in zip(self, dropFirst()) {
            constraints.append(after.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: spacing))
            constraints.append(after.widthAnchor.constraint(equalTo: first.widthAnchor))
        }
        constraints.append(last.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -inset))
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}
