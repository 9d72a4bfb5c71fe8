/// The height variants of a bar that an image can be set for.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The color scheme of a bar: dark text on a light bar, or light text on a dark bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  public static let blackOpaque = UIBarStyle.black
}

/// The position of a bar on the screen.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any = 0
  case bottom, top
  /// The bar is at the top of the screen, next to the status bar.
  case topAttached
}

/// A bar with a position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

/// Returns the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
