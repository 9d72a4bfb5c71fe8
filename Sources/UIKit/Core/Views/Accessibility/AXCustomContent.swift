import Foundation

/// A further piece of information about an element: a label and a value. A reader says contents of
/// high importance with the element.
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
  /// Whether a reader says the content with the element, or only when it is asked for.
  public enum Importance: UInt, Hashable, Sendable {
    case `default`, high
  }

  open private(set) var attributedLabel: NSAttributedString
  open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }
}

/// An element with further pieces of information.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
