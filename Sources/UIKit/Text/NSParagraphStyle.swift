import Foundation

/// The attributes that hold for a text as a whole.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
  open var alignment: NSTextAlignment { kept.alignment }
  open var lineBreakMode: NSLineBreakMode { kept.lineBreakMode }
  /// Between lines, besides what the font asks for.
  open var lineSpacing: CGFloat { kept.lineSpacing }

  final var kept = Values()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  public init() {}

  public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
    left.kept == right.kept
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kept) }
}
