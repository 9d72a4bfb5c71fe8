import Foundation

extension TextBlock.Run {
  /// Creates a piece of text with its attributes.
  init(_ text: String, _ values: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      let number = (values[key] as? NSNumber).map { CGFloat($0.doubleValue) }
      let value = number ?? values[key] as? CGFloat ?? 0
      return value.isFinite ? value : 0
    }
    func hasLine(_ key: NSAttributedString.Key) -> Bool {
      number(key) != 0 || (values[key] as? NSUnderlineStyle)?.isEmpty == false
    }
    self.init(
      text: text, font: font.textFont, color: color.cgColor,
      backgroundColor: (values[.backgroundColor] as? UIColor)?.cgColor, kern: number(.kern),
      isUnderlined: hasLine(.underlineStyle), isStruckThrough: hasLine(.strikethroughStyle),
      baselineOffset: number(.baselineOffset))
  }
}

extension TextBlock {
  /// Creates a block for text that is drawn by itself, with as many lines as the text needs.
  init(_ string: NSAttributedString) {
    self.init(runs: [])
    numberOfLines = 0
    lineBreakMode = .byWordWrapping
    guard string.length > 0 else { return }
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values, range, _ in
      runs.append(
        Run(
          (string.string as NSString).substring(with: range), values,
          font: values[.font] as? UIFont ?? .systemFont(ofSize: 12),
          color: values[.foregroundColor] as? UIColor ?? .black))
    }
    let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    guard let style else { return }
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineSpacing = style.lineSpacing
  }
}
