import Foundation
import PantographObjects

/// The attributes of a text as a whole.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  open var alignment: NSTextAlignment { kept.alignment }
  open var lineBreakMode: NSLineBreakMode { kept.lineBreakMode }
  /// The space between lines in points, in addition to the font's.
  open var lineSpacing: CGFloat { kept.lineSpacing }

  final var kept = Values()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() { super.init() }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.kept == kept }
  open override var hash: Int { kept.hashValue }
  open override var description: String { ObjectText.of(self) }
}

/// A paragraph style that can be changed. When the `attributedText` of a label is set, the label
/// copies the style's alignment and line break mode; later changes of the style do not affect them.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { kept.alignment }
    set { kept.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { kept.lineBreakMode }
    set { kept.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { kept.lineSpacing }
    set {
      precondition(
        newValue.isFinite && newValue >= 0, "a line spacing cannot be negative: \(newValue)")
      kept.lineSpacing = newValue
    }
  }
}
