import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { onChange() } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: () -> Void = {}

  /// Creates an action. The handler is called after the alert has been dismissed.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}
