import UIKit

/// A constraint that describes itself in the words of the maker.
public class PinnedConstraint: NSLayoutConstraint {
    /// A name for messages, such as the place that made the constraint.
    public var label: String?

    public override var description: String {
        var text = "\(name(of: firstItem)).\(firstAttribute.pinName) \(sign)"
        if let secondItem = secondItem {
            text += " \(name(of: secondItem)).\(secondAttribute.pinName)"
            if multiplier != 1 { text += " * \(multiplier)" }
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += " \(constant)"
        }
        if priority != .required { text += " ^\(priority.rawValue)" }
        if let label = label { text += " (\(label))" }
        return text
    }

    private var sign: String {
        switch relation {
        case .lessThanOrEqual: return "<="
        case .greaterThanOrEqual: return ">="
        default: return "=="
        }
    }

    private func name(of item: AnyObject?) -> String {
        if let view = item as? UIView {
            return view.accessibilityIdentifier ?? String(describing: type(of: view))
        }
        if let guide = item as? UILayoutGuide {
            return guide.identifier.isEmpty ? "guide" : guide.identifier
        }
        return "nothing"
    }
}
