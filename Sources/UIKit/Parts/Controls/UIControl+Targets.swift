import Foundation

// These functions take the unbound method `Card.press` in place of iOS's `#selector(press(_:))`.
// Targets are held weakly, and may be optionals, as on iOS. Methods cannot be compared: a method that is added twice is called
// twice, and removing a method removes all methods of the same target and type. `named` is the selector's name, which
// `actions(forTarget:forControlEvent:)` returns.
extension UIControl {
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event, named name: String? = nil
  ) {
    add(target, type(of: action), controlEvents, name) { target, control, _ in
      action(target)(Self.sender(control))
    }
  }

  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event, named name: String? = nil
  ) {
    add(target, type(of: action), controlEvents, name) { target, control, event in
      let event = event ?? UIEvent(type: .touches, timestamp: 0)
      action(target)(Self.sender(control), event)
    }
  }

  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event, named name: String? = nil
  ) {
    add(target, type(of: action), controlEvents, name) { target, _, _ in action(target)() }
  }

  func ownAddTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard target != nil else {
      return addHandler(for: controlEvents) { control, event in
        control.sendAction(action, to: nil, for: event)
      }
    }
    guard let target = target as? any InterfaceActions else { return }
    addHandler(for: controlEvents) { [weak target] control, event in
      target?.call(action, sender: control, event: event)
    }
    handlers[handlers.count - 1].name = action.description
    handlers[handlers.count - 1].named = target
  }

  func ownRemoveTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
    remove(controlEvents) { handler in
      handler.action == nil && (target == nil || handler.target === target)
    }
  }

  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    remove(target, type(of: action), controlEvents)
  }

  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    remove(target, type(of: action), controlEvents)
  }

  public func removeTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    remove(target, type(of: action), controlEvents)
  }

  var ownAllControlEvents: Event {
    handlers.reduce(into: []) { events, handler in
      if handler.isLive { events.formUnion(handler.events) }
    }
  }

  // MARK: Inside

  private func add<Target: AnyObject>(
    _ target: Target?, _ signature: Any.Type, _ events: Event, _ name: String?,
    send: @escaping (Target, UIControl, UIEvent?) -> Void
  ) {
    guard let target else {
      // Without a target, the first object of the class in the responder chain performs the action.
      return addHandler(for: events) { control, event in
        let chain = sequence(first: control as UIResponder, next: \.next)
        if let target = chain.lazy.compactMap({ $0 as? Target }).first {
          send(target, control, event)
        }
      }
    }
    let reference = WeakReference<AnyObject>(target)
    let kind = ControlHandler.Kind.target(reference) { [weak target] control, event in
      guard let target else { return false }
      send(target, control, event)
      return true
    }
    handlers.append(
      ControlHandler(
        kind: kind, name: name, named: name == nil ? nil : target,
        signature: ObjectIdentifier(signature), events: events))
  }

  private func remove(_ target: AnyObject?, _ signature: Any.Type, _ events: Event) {
    remove(events) { handler in
      handler.signature == ObjectIdentifier(signature)
        && (target == nil || handler.target === target)
    }
  }

  func remove(_ events: Event, where isMeant: (ControlHandler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty || !$0.isLive }
  }

  private static func sender<Sender>(_ control: UIControl) -> Sender {
    guard let sender = UIKit.sender(control, as: Sender.self) else {
      Misuse.stop("an action that takes \(Sender.self) was added to a \(type(of: control))")
    }
    return sender
  }
}
