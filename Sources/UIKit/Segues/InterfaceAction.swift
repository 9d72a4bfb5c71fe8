/// A method by the name that a storyboard calls it: `InterfaceAction("close:", Card.close)`.
///
/// Where iOS finds a method by its selector, a view controller lists those that its storyboard
/// connects, actions and unwind actions alike, in `interfaceActions`.
@MainActor
public struct InterfaceAction {
  /// As in the storyboard, with a colon where the method takes a sender.
  public let name: String
  let call: (UIViewController, Any?) -> Void

  /// A method that takes what was touched, the recognizer, or the unwind segue.
  public init<Owner: UIViewController, Sender>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    call = { owner, sender in
      guard let owner = owner as? Owner else { return }
      guard let sender = sender as? Sender else {
        Misuse.stop(
          "\(name) of \(Owner.self) takes \(Sender.self), but is sent"
            + " \(sender.map { "\(type(of: $0))" } ?? "nothing")")
      }
      method(owner)(sender)
    }
  }

  /// A method that takes nothing.
  public init<Owner: UIViewController>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
  ) {
    self.name = name
    call = { owner, _ in (owner as? Owner).map { method($0)() } }
  }
}
