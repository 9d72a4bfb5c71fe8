import Foundation

/// Says itself which methods it has. A class that overrides `responds(to:)` of `NSObject` on iOS has the method by this
/// protocol here; responders and recognizers override it.
@preconcurrency @MainActor
public protocol SelectorAnswering: NSObjectProtocol {
  func responds(to aSelector: Selector!) -> Bool
}

extension UIResponder: SelectorAnswering {}
extension UIGestureRecognizer: SelectorAnswering {}

/// Names another object for the methods that it does not have. `pantograph port` writes out the methods of delegates
/// that are handed on so.
@preconcurrency @MainActor
public protocol MessageForwarding: NSObjectProtocol {
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension NSObjectProtocol {
  /// Whether the object has a method of that name.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any SelectorAnswering)?.responds(to: aSelector) ?? answers(to: aSelector)
  }

  /// Whether a method of that name is among the object's `interfaceActions`, or one of a delegate's protocol that it adopts.
  @preconcurrency @MainActor
  public func answers(to aSelector: Selector!) -> Bool {
    guard let name = aSelector?.description else { return false }
    if let object = self as? any InterfaceActions, object.interfaceAction(named: name) != nil {
      return true
    }
    let word = name.prefix { $0 != ":" }
    return DelegateKind.all.contains { word.hasPrefix($0.prefix) && $0.isAdopted(self) }
  }
}

/// A delegate's protocol, whose methods begin with the name of what asks it. Here each of them is always there, as
/// those that are left out have defaults.
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
