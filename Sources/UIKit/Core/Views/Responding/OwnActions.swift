import Foundation

/// A class of UIKit with methods that sources call by their selectors, but that no list of an
/// application's class could name: they return a value, or only a selector reaches them on iOS.
@MainActor
protocol ActionOffering: AnyObject {
  /// The methods by their selectors.
  static var offeredActions: [InterfaceAction] { get }
}

/// UIKit's own methods that a selector may name without any list: `#selector(UIView.endEditing(_:))`.
@MainActor
enum OwnActions {
  private static let ofResponders = [
    InterfaceAction("resignFirstResponder") { (owner: UIResponder) in
      { _ = owner.resignFirstResponder() }
    },
    InterfaceAction("becomeFirstResponder") { (owner: UIResponder) in
      { _ = owner.becomeFirstResponder() }
    },
  ]

  /// On iOS the sender arrives as the Bool: it is true, because the sender is an object.
  private static let ofViews = [
    InterfaceAction("endEditing:") { (owner: UIView) in { (_: Any) in _ = owner.endEditing(true) } }
  ]

  static func named(_ name: String, of object: AnyObject) -> InterfaceAction? {
    var all: [InterfaceAction] = []
    if object is UIResponder { all += ofResponders }
    if object is UIView { all += ofViews }
    if let object = object as? any ActionOffering { all += type(of: object).offeredActions }
    return all.first { $0.name == name }
  }
}
