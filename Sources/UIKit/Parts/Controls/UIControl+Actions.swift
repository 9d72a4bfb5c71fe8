import Foundation

extension UIControl {
  func ownAddAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(kind: .action(action), signature: nil, events: controlEvents))
  }

  func addHandler(for events: Event, _ body: @escaping (UIControl, UIEvent?) -> Void) {
    handlers.append(ControlHandler(kind: .closure(body), signature: nil, events: events))
  }

  func send(_ events: Event, _ event: UIEvent?) {
    if let word = events.word, handlers.contains(where: { !$0.events.isDisjoint(with: events) }) {
      UIApplication.note(self, "sends \(word)")
    }
    tell(of: events)
    // A handler may add or remove handlers during the loop.
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action):
        sendAction(action)
      case .closure(let body):
        body(self, event)
      case .target(_, let send):
        if !send(self, event) { handlers.removeAll { !$0.isLive } }
      }
    }
  }
}

extension UIControl.Event {
  /// The name of the event in a trace; nil for events that are not a user's deliberate input.
  fileprivate var word: String? {
    if contains(.touchUpInside) { return "touchUpInside" }
    if contains(.valueChanged) { return "valueChanged" }
    return contains(.primaryActionTriggered) ? "primaryActionTriggered" : nil
  }
}
