/// An object whose methods can be called by name, as iOS calls them by selector. Responders are
/// such objects. Another class adopts this and lists its methods.
@preconcurrency @MainActor
public protocol InterfaceActions: AnyObject {
  var interfaceActions: [InterfaceAction] { get }
}

/// A method with the name that a storyboard has for it: `InterfaceAction("close:", Card.close)`.
///
/// iOS finds a method by its selector. Here, a class lists in `interfaceActions` the methods that
/// its storyboard connects or that are called by name: actions and unwind actions alike.
@preconcurrency @MainActor
public struct InterfaceAction {
  /// The name in the storyboard, with a colon if the method takes a sender.
  public let name: String
  let call: (AnyObject, Any?, UIEvent?) -> Void

  /// Creates an action with a method that takes the touched object, the recognizer, or the unwind
  /// segue.
  public init<Owner: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    call = { owner, sent, _ in
      (owner as? Owner).map { method($0)(Self.taken(sent, by: name, of: Owner.self)) }
    }
  }

  /// Creates an action with a method that takes the sender and its event.
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

  /// Creates an action with a method that takes nothing.
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

/// Returns the sender as the type that an action's method takes; nil if the two types are
/// unrelated and nothing can stand in for the sender.
///
/// Nothing checks this on iOS: a method may take a subclass of the sender's class, and works as
/// long as it only uses what both classes have.
@MainActor
func sender<Sender>(_ sender: Any?, as type: Sender.Type = Sender.self) -> Sender? {
  if let sender = sender as? Sender { return sender }
  guard let object = sender as AnyObject?, let taken = type as? AnyClass else { return nil }
  var ancestor: AnyClass? = _getSuperclass(taken)
  while let current = ancestor, current != Swift.type(of: object) {
    ancestor = _getSuperclass(current)
  }
  if ancestor == nil { return ReplacedSenders.standIn(for: object, as: type) }
  return unsafeBitCast(object, to: type)
}
