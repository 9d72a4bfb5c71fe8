import Foundation

/// Something that may answer an event, and knows whom to ask next when it does not.
@preconcurrency @MainActor
open class UIResponder: IdentityHashable {
  public init() {}

  open var next: UIResponder? { nil }

  /// Whether this responder itself does the action now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
