/// How high bars are there for.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Dark letters on a light bar, or light ones on a dark bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case black = 1
}

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any = 0
  case bottom, top
  /// At the top, below the status bar.
  case topAttached
}

/// A bar that is somewhere on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
