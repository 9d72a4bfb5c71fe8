import Foundation

/// A method by the name that a storyboard's segue has for it: it makes the segue's destination. `pantograph port` lists
/// methods that are marked `@IBSegueAction`.
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
  /// Name in the storyboard.
  public let name: String
  let make: (UIViewController, NSCoder, Any?, String?) -> UIViewController?

  /// `make` gets the segue's source, the coder for the destination's `init(coder:)`, the sender and the segue's
  /// identifier. Where it gives nil the storyboard's own class is made.
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
  /// Calls the method of that name, which stands for one here or in a view controller around this one.
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
