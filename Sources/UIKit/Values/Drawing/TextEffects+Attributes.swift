import Foundation

extension TextEffects {
  /// Creates the effects of a text's attributes; nil if there are none.
  init?(_ values: [NSAttributedString.Key: Any]) {
    self.init()
    strokeWidth = values.number(.strokeWidth)
    strokeColor = values.color(.strokeColor)
    obliqueness = values.number(.obliqueness)
    expansion = values.number(.expansion)
    shadow = (values[.shadow] as? NSShadow)?.textShadow
    isLetterpress =
      (values[.textEffect] as? NSAttributedString.TextEffectStyle
        ?? (values[.textEffect] as? String).map { .init(rawValue: $0) }) == .letterpressStyle
    underline = Line(values.underline(.underlineStyle), values.color(.underlineColor))
    strikethrough = Line(values.underline(.strikethroughStyle), values.color(.strikethroughColor))
    if strokeWidth == 0 { strokeColor = nil }
    if isEmpty { return nil }
  }
}

extension TextEffects.Line {
  /// Creates a line of this style; nil for none, and for a plain line in the color of the letters.
  fileprivate init?(_ style: NSUnderlineStyle, _ color: CGColor?) {
    guard !style.isEmpty, style != .single || color != nil else { return nil }
    self.init()
    self.color = color
    isThick = style.contains(.thick)
    isDouble = style.contains(.double)
    isByWord = style.contains(.byWord)
    // The patterns are numbers in these bits, not bits of their own.
    // The three bits of `patternDot` to `patternDashDotDot`.
    pattern =
      switch style.rawValue & 0x700 {
      case NSUnderlineStyle.patternDot.rawValue: .dots
      case NSUnderlineStyle.patternDash.rawValue: .dashes
      case NSUnderlineStyle.patternDashDot.rawValue: .dashDots
      case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDots
      default: .solid
      }
  }
}

extension [NSAttributedString.Key: Any] {
  /// Returns a number of finite size; zero for none.
  func number(_ key: Key) -> CGFloat {
    let number = (self[key] as? NSNumber).map { CGFloat($0.doubleValue) }
    let value = number ?? self[key] as? CGFloat ?? 0
    return value.isFinite ? value : 0
  }

  fileprivate func color(_ key: Key) -> CGColor? {
    (self[key] as? UIColor)?.cgColor ?? self[key] as? CGColor
  }

  func underline(_ key: Key) -> NSUnderlineStyle {
    if let style = self[key] as? NSUnderlineStyle { return style }
    let number = Swift.min(Swift.max(number(key), 0), CGFloat(UInt16.max))
    // A fraction counts as a line, too.
    return NSUnderlineStyle(rawValue: Int(number.rounded(.up)))
  }
}
