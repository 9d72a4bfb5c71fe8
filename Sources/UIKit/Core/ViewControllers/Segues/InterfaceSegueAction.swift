import Foundation

/// A method that makes the destination of a storyboard's segue, by its name in the storyboard.
/// `pantograph port` lists methods that are marked `@IBSegueAction`.
///
/// ```swift
/// override var interfaceSegueActions: [InterfaceSegueAction] {
///   super.interfaceSegueActions + [
///     InterfaceSegueAction("makeDetail:") { (owner: List, coder, _, _) in owner.makeDetail(coder) }
///   ]
/// }
/// ```
@preconcurrency @MainActor
public struct InterfaceSegueAction {
  /// The action's name in the storyboard.
  public let name: String
  let make: (UIViewController, NSCoder, Any?, String?) -> UIViewController?

  /// Creates a segue action. `make` receives the segue's source, the coder for the destination's
  /// `init(coder:)`, the sender and the segue's identifier. If it returns nil, the storyboard's
  /// own class is created.
  public init<Owner: UIViewController>(
    _ name: String,
    make:
      @escaping @MainActor (
        _ owner: Owner, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
      ) -> UIViewController?
  ) {
    self.name = name
    self.make = { owner, coder, sender, identifier in
      (owner as? Owner).flatMap { make($0, coder, sender, identifier) }
    }
  }
}

extension UIViewController {
  /// Calls the method with the given name, listed by this view controller or by one that contains
  /// it.
  func makeDestination(
    _ name: String, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController? {
    var next: UIViewController? = self
    while let current = next {
      if let action = current.interfaceSegueActions.first(where: { $0.name == name }) {
        return action.make(current, coder, sender, identifier)
      }
      next = current.ownParent
    }
    Misuse.warn(
      "\(type(of: self)) has no segue action \(name): list it in its interfaceSegueActions")
    return nil
  }
}
