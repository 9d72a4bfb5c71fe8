import Foundation

/// A receiver of control events: a target and its method, an action or a closure. The target is not
/// retained.
@MainActor
struct ControlHandler {
  enum Kind {
    /// A target and its method. `send` returns false after the target has been released.
    case target(WeakReference<AnyObject>, send: (UIControl, UIEvent?) -> Bool)
    case action(UIAction)
    /// A closure, for example of a storyboard connection. The control retains the closure.
    case closure((UIControl, UIEvent?) -> Void)
  }

  let kind: Kind
  /// The name of the method and its target, if the handler was added with a selector.
  var name: String?
  weak var named: AnyObject?
  /// The type of the method. Methods themselves cannot be compared.
  let signature: ObjectIdentifier?
  var events: UIControl.Event

  /// The target; nil for an action or a closure, and after the target has been released.
  var target: AnyObject? {
    switch kind {
    case .target(let reference, _): reference.object
    case .action, .closure: nil
    }
  }

  var action: UIAction? {
    switch kind {
    case .target, .closure: nil
    case .action(let action): action
    }
  }

  /// Whether the handler can still be called: its target, if any, exists.
  var isLive: Bool {
    switch kind {
    case .target(let reference, _): reference.object != nil
    case .action, .closure: true
    }
  }
}
