/// An object whose methods are called by name, as iOS calls them by selector. Responders are such objects;
/// another class adopts this and lists the methods.
@preconcurrency @MainActor
public protocol InterfaceActions: AnyObject {
  var interfaceActions: [InterfaceAction] { get }
}

/// A method by the name that a storyboard calls it: `InterfaceAction("close:", Card.close)`.
///
/// Where iOS finds a method by its selector, a class lists those that its storyboard connects or that are
/// called by name, actions and unwind actions alike, in `interfaceActions`.
@preconcurrency @MainActor
public struct InterfaceAction {
  /// Name in the storyboard, with a colon if the method takes a sender.
  public let name: String
  let call: (AnyObject, Any?, UIEvent?) -> Void

  /// A method that takes what was touched, the recognizer, or the unwind segue.
  public init<Owner: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    call = { owner, sent, _ in
      (owner as? Owner).map { method($0)(Self.taken(sent, by: name, of: Owner.self)) }
    }
  }

  /// A method that takes the sender and the event that it came with.
  public init<Owner: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.name = name
    call = { owner, sent, event in
      guard let owner = owner as? Owner else { return }
      let event = event ?? UIEvent(type: .touches, timestamp: 0)
      method(owner)(Self.taken(sent, by: name, of: Owner.self), event)
    }
  }

  /// A method that takes nothing.
  public init<Owner: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
  ) {
    self.name = name
    call = { owner, _, _ in (owner as? Owner).map { method($0)() } }
  }

  private static func taken<Sender>(_ sent: Any?, by name: String, of owner: Any.Type) -> Sender {
    guard let sender = sender(sent, as: Sender.self) else {
      Misuse.stop(
        "\(name) of \(owner) takes \(Sender.self), but is sent"
          + " \(sent.map { "\(type(of: $0))" } ?? "nothing")")
    }
    return sender
  }
}
