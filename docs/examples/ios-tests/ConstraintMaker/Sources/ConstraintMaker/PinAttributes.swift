import UIKit

/// A set of attributes that one statement pins.
public struct PinAttributes: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    public static let left = PinAttributes(.left)
    public static let right = PinAttributes(.right)
    public static let top = PinAttributes(.top)
    public static let bottom = PinAttributes(.bottom)
    public static let leading = PinAttributes(.leading)
    public static let trailing = PinAttributes(.trailing)
    public static let width = PinAttributes(.width)
    public static let height = PinAttributes(.height)
    public static let centerX = PinAttributes(.centerX)
    public static let centerY = PinAttributes(.centerY)
    public static let firstBaseline = PinAttributes(.firstBaseline)
    public static let lastBaseline = PinAttributes(.lastBaseline)
    public static let leadingMargin = PinAttributes(.leadingMargin)
    public static let trailingMargin = PinAttributes(.trailingMargin)

    public static let edges: PinAttributes = [.top, .leading, .bottom, .trailing]
    public static let size: PinAttributes = [.width, .height]
    public static let center: PinAttributes = [.centerX, .centerY]

    /// The attributes one by one, in the order of their raw values.
    var attributes: [NSLayoutConstraint.Attribute] {
        (1...20).compactMap { raw in
            guard rawValue & (1 << UInt(raw)) != 0 else { return nil }
            return NSLayoutConstraint.Attribute(rawValue: raw)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isDimension: Bool { self == .width || self == .height }

    /// Whether an inset moves this edge against the direction of its axis.
    var isFarEdge: Bool {
        switch self {
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: return true
        default: return false
        }
    }

    /// The name of the attribute in descriptions.
    var pinName: String {
        switch self {
        case .left: return "left"
        case .right: return "right"
        case .top: return "top"
        case .bottom: return "bottom"
        case .leading: return "leading"
        case .trailing: return "trailing"
        case .width: return "width"
        case .height: return "height"
        case .centerX: return "centerX"
        case .centerY: return "centerY"
        case .firstBaseline: return "firstBaseline"
        case .lastBaseline: return "lastBaseline"
        case .leadingMargin: return "leadingMargin"
        case .trailingMargin: return "trailingMargin"
        default: return "attribute\(rawValue)"
        }
    }
}
