import Foundation

/// Receives the events of a text view, and decides whether it may begin, change or end editing. All
/// methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Called for a tap on a link. Returning false ignores the tap.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

/// The kind of a user's interaction with a link. Only taps interact with links.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction, presentActions, preview
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The area in which a text view lays out its lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  private weak var view: UITextView?

  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The maximum number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  open var size: CGSize {
    didSet { inert("a container is as wide as the view, and as high as the text") }
  }
  @Inert("a container is as wide as the view, and as high as the text")
  open var widthTracksTextView = true
  @Inert("a container is as wide as the view, and as high as the text")
  open var heightTracksTextView = false
  @Inert("lines go from side to side")
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize) { self.size = size }

  init(of view: UITextView) {
    self.view = view
    size = .zero
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  private func changed() {
    view?.invalidateIntrinsicContentSize()
    view?.setNeedsLayout()
  }
}

/// The kinds of data that a text view could detect and make tappable.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
