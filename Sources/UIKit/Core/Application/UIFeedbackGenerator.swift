import Foundation

/// Lets the device be felt. Nothing here can be felt: what is asked for is counted, for tests.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// How often something was to be felt.
  public fileprivate(set) var count = 0

  public override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  open func prepare() { inert("nothing can be felt") }
}

/// For things that meet.
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

/// For a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { count += 1 }
}

/// For something that went well or did not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { count += 1 }
}
