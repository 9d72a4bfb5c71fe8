import Foundation

/// Whom a control tells of which events, and how. Never keeps the target.
@MainActor
struct ControlHandler {
  enum Kind {
    /// The sender is the control; false once the target is gone.
    case target(WeakReference<AnyObject>, send: (UIControl, UIEvent?) -> Bool)
    case action(UIAction)
    /// Kept as long as the control; of a storyboard.
    case closure((UIControl, UIEvent?) -> Void)
  }

  let kind: Kind
  /// The method's name, and whose it is, where it was added by a selector.
  var name: String?
  weak var named: AnyObject?
  /// The type of the method, which is all that can be compared of it.
  let signature: ObjectIdentifier?
  var events: UIControl.Event

  /// Nil for an action or a closure, and once the target is gone.
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

  /// A target that is gone makes its handler useless.
  var isLive: Bool {
    switch kind {
    case .target(let reference, _): reference.object != nil
    case .action, .closure: true
    }
  }
}
