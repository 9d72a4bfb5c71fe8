import Foundation

extension UIControl {
  func ownActions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target as AnyObject?
    let names = handlers.compactMap { handler -> String? in
      guard let name = handler.name, !handler.events.isDisjoint(with: controlEvent),
        target == nil || handler.named === target
      else { return nil }
      return name
    }
    return names.isEmpty ? nil : names
  }

  func ownEnumerateEventHandlers(
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

}

/// An interaction that would show a tool tip beside a resting pointer.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  @Inert("nothing shows words beside a pointer")
  open var isEnabled = true
  @Inert("nothing shows words beside a pointer")
  open var defaultToolTip: String?

  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIControl {
  /// Returns whether the control's default action on a one-finger tap takes precedence over this
  /// recognizer of another view.
  func takesBefore(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
