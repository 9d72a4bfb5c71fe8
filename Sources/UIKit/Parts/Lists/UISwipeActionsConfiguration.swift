import Foundation

/// The actions that a swipe along a row offers, from the edge inwards.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over most of the row performs the first action at once.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe along a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs the action. The last argument is a completion handler that must be called with the
  /// success of the action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public enum Style: Int, Sendable {
    case normal, destructive
  }

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The older form of a swipe action, for table views only.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case destructive, normal

    public static let `default` = Style.destructive
  }

  public let style: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void
  open var title: String?
  open var backgroundColor: UIColor?
  @Inert("the action is drawn in its color") open var backgroundEffect: UIVisualEffect?

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Returns a swipe action that performs this action for the row at `path`.
  func swipeAction(of path: IndexPath) -> UIContextualAction {
    let style: UIContextualAction.Style = style == .destructive ? .destructive : .normal
    let action = UIContextualAction(style: style, title: title) { _, _, done in
      self.handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
