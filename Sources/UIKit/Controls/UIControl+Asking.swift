import Foundation

extension UIControl {
  /// The names of the methods that the target is told of such an event by; nil for none. A method that was
  /// added as itself, and not by a selector, has no name.
  public func actions(
    forTarget target: Any?, forControlEvent controlEvent: Event
  ) -> [String]? {
    let target = target as AnyObject?
    let names = handlers.compactMap { handler -> String? in
      guard let name = handler.name, !handler.events.isDisjoint(with: controlEvent),
        target == nil || handler.named === target
      else { return nil }
      return name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls the body with whatever is told of events: an action, or a target with its method, which is empty
  /// for one that was added as itself.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where handler.isLive {
      if let action = handler.action {
        iterator(action, nil, handler.events, &stops)
      } else if let target = handler.target ?? handler.named {
        iterator(nil, (target, Selector(handler.name ?? "")), handler.events, &stops)
      }
      if stops { return }
    }
  }

  /// The one that was added to it; a control's own menu opens without one.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// The one that was added to it. Nothing shows its words.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}

/// Words beside a pointer that rests. Kept: nothing shows them.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  open var isEnabled = true
  open var defaultToolTip: String?

  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
