import Foundation

/// The options for measuring and drawing text.
/// The raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps the text into lines below the origin. Without this option the text is one line, and the
  /// origin is the start of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Ends the last line that fits the height with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The least size to which text may shrink to fit its room, and a report of how it was fitted.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The smallest factor for the sizes of the fonts; 0 for text that does not shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that the latest text needed.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The room that the latest text occupied.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }
}
