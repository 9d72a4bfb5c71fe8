import Foundation

/// A generator of haptic feedback. Nothing can be felt here: the requests are counted, for tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// The number of times that feedback was requested.
  public fileprivate(set) var count = 0

  public override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  open func prepare() { inert("nothing can be felt") }
}

/// Feedback for objects that collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .medium) }

  open func impactOccurred() { count += 1 }
  open func impactOccurred(intensity: CGFloat) { count += 1 }
}

/// Feedback for a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { count += 1 }
}

/// Feedback for a success, a warning or an error.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { count += 1 }
}
