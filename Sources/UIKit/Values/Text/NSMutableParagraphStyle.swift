import Foundation

/// A paragraph style that can be changed. A text that a view already shows does not follow later
/// changes.
///
/// Lengths that are not finite count as 0.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.text.alignment }
    set { values.text.alignment = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set {
      inert("lines are broken between words")
      values.lineBreakStrategy = newValue
    }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The space between lines in points. A negative space can be set, as on iOS, and counts as 0.
  open override var lineSpacing: CGFloat {
    get { values.text.lineSpacing }
    set { values.text.lineSpacing = newValue.isFinite ? newValue : 0 }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.text.spacingAfter }
    set { values.text.spacingAfter = Self.length(newValue) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.text.spacingBefore }
    set { values.text.spacingBefore = Self.length(newValue) }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.text.firstIndent }
    set { values.text.firstIndent = Self.length(newValue) }
  }

  open override var headIndent: CGFloat {
    get { values.text.indent }
    set { values.text.indent = Self.length(newValue) }
  }

  open override var tailIndent: CGFloat {
    get { values.text.tailIndent }
    set { values.text.tailIndent = newValue.isFinite ? newValue : 0 }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.text.lineHeightMultiple }
    set { values.text.lineHeightMultiple = Self.length(newValue) }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.text.minimumLineHeight }
    set { values.text.minimumLineHeight = Self.length(newValue) }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.text.maximumLineHeight }
    set { values.text.maximumLineHeight = Self.length(newValue) }
  }

  open override var hyphenationFactor: Float {
    get { Float(values.text.hyphenationFactor) }
    set { values.text.hyphenationFactor = Self.length(CGFloat(newValue)) }
  }

  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }

  /// The stops of tabs. By default there are twelve, 28 points apart.
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? NSParagraphStyle.Values().tabStops }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.text.tabInterval }
    set { values.text.tabInterval = Self.length(newValue) }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0.isEqual(anObject) }
  }

  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
}
