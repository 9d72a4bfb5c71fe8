import UIKit

/// Something with edges that constraints can hold: a view or a layout guide.
@objc public protocol Pinnable: AnyObject {}

extension UIView: Pinnable {}
extension UILayoutGuide: Pinnable {}

extension Pinnable {
    /// The entry to everything that this library adds.
    public var pins: Pins { Pins(item: self) }
}

extension UIView {
    /// Creates a view of a class, adds it and pins it.
    @discardableResult
    public func addPinned<T>(_ type: T.Type, pinning: (PinMaker) -> Void) -> T where T: UIView {
        let view = T()
        addSubview(view)
        view.pins.make(pinning)
        return view
    }

    /// The closest view that contains both this view and another one.
    func closestAncestor(sharedWith other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) {
            candidate = view.superview
        }
        return candidate
    }
}

private var installedKey: UInt8 = 0

extension NSObject {
    /// The pins that were made for this item and have not been removed.
    var installedPins: [Pin] {
        get { objc_getAssociatedObject(self, &installedKey) as? [Pin] ?? [] }
        set {
            objc_setAssociatedObject(self, &installedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}
