import Foundation

/// A paragraph style that is being made; a label that takes it keeps it as it is then.
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
