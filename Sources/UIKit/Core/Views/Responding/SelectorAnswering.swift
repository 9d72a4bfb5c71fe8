import Foundation

/// An object that determines by itself which methods it has. A class that overrides
/// `responds(to:)` of `NSObject` on iOS implements this protocol here; responders and recognizers
/// override the method.
@preconcurrency @MainActor
public protocol SelectorAnswering: NSObjectProtocol {
  func responds(to aSelector: Selector!) -> Bool
}

extension UIResponder: SelectorAnswering {}
extension UIGestureRecognizer: SelectorAnswering {}

/// An object whose properties can be read by their names, which are the selectors of their getters.
@MainActor
protocol NamedGetting: NSObjectProtocol {
  func hasProperty(_ name: String) -> Bool
  /// Returns the value of a property; NSNull for none.
  func property(_ name: String) -> Any
}

/// An object that names another one for the methods that it does not have. `pantograph port`
/// writes out the methods of delegates that are forwarded like this.
@preconcurrency @MainActor
public protocol MessageForwarding: NSObjectProtocol {
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// An object that lists which methods of UIKit's delegate protocols its class implements.
///
/// On iOS a delegate may leave out optional methods, and `responds(to:)` tells which ones it has.
/// Here all methods exist, because those that are left out have defaults. `pantograph port` writes
/// the list of each class that adopts a delegate protocol.
@preconcurrency @MainActor
public protocol DelegateMethodListing: AnyObject {
  /// The selectors of the methods, derived from their names in Swift: `scrollViewDidScroll:`,
  /// `tableView:cellForRowAt:`.
  var delegateMethods: [String] { get }
}

extension NSObjectProtocol {
  /// Whether the object lists this method among its `delegateMethods`.
  @MainActor
  func listsDelegateMethod(_ name: String) -> Bool {
    (self as? any DelegateMethodListing)?.delegateMethods.contains(name) ?? false
  }
}

extension NSObjectProtocol {
  /// Whether the object has a method with the selector's name.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any SelectorAnswering)?.responds(to: aSelector) ?? answers(to: aSelector)
  }

  /// Whether the object has a property with the selector's name that can be observed, or lists a
  /// method with that name in its `interfaceActions` or `delegateMethods`. If the object has no list
  /// of delegate methods, whether the method belongs to a delegate protocol that the object adopts.
  @preconcurrency @MainActor
  public func answers(to aSelector: Selector!) -> Bool {
    guard let name = aSelector?.description else { return false }
    if let object = self as? any InterfaceActions, object.interfaceAction(named: name) != nil {
      return true
    }
    if OwnActions.named(name, of: self) != nil { return true }
    if (self as? any NamedGetting)?.hasProperty(name) == true { return true }
    if let object = self as? any DelegateMethodListing {
      return object.delegateMethods.contains(name)
    }
    let word = name.prefix { $0 != ":" }
    return DelegateKind.all.contains { word.hasPrefix($0.prefix) && $0.isAdopted(self) }
  }
}

/// A delegate protocol, whose methods begin with the name of their caller. Here all its methods
/// exist, as the optional ones have defaults.
@MainActor
struct DelegateKind {
  let prefix: String
  let isAdopted: (Any) -> Bool

  static let all: [DelegateKind] =
    [
      DelegateKind(prefix: "gestureRecognizer") { $0 is any UIGestureRecognizerDelegate },
      DelegateKind(prefix: "application") { $0 is any UIApplicationDelegate },
      DelegateKind(prefix: "scene") { $0 is any UISceneDelegate },
    ] + above
}
