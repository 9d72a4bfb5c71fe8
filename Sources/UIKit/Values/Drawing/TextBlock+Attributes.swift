import Foundation
import QuartzCore

extension TextBlock.Run {
  /// Creates a piece of text with its attributes.
  init(_ text: String, _ values: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    // The text of most labels has no attributes.
    if values.isEmpty {
      self.init(text: text, font: font.textFont, color: color.cgColor)
      return
    }
    let isLink = values[.link] != nil
    var textFont = font.textFont
    let tracking = values.number(.tracking)
    let ligature = values[.ligature] == nil ? 1 : values.number(.ligature)
    if tracking != 0 || ligature == 0 {
      textFont = textFont.with(features: ["liga=0", "clig=0"])
    } else if ligature > 1 {
      textFont = textFont.with(features: ["dlig=1"])
    }
    var effects = TextEffects(values)
    if let attachment = values[.attachment] as? any PictureInText, text.contains("\u{FFFC}") {
      var own = effects ?? TextEffects()
      own.picture = attachment.picture(color: color)
      effects = own
    }
    let underline = values.underline(.underlineStyle)
    let linkColor = values[.foregroundColor] == nil ? UIColor.link : color
    self.init(
      text: text, font: textFont, color: (isLink ? linkColor : color).cgColor,
      backgroundColor: (values[.backgroundColor] as? UIColor)?.cgColor,
      kern: values[.tracking] == nil ? values.number(.kern) : tracking,
      isUnderlined: effects?.underline == nil
        && (!underline.isEmpty || isLink && values[.underlineStyle] == nil),
      isStruckThrough: effects?.strikethrough == nil
        && !values.underline(.strikethroughStyle).isEmpty,
      baselineOffset: values.number(.baselineOffset))
    self.effects = effects
    paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.textParagraph
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
          font: values[.font] as? UIFont ?? .ofPlainText,
          color: values[.foregroundColor] as? UIColor ?? .black))
    }
    let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    if let style {
      lineBreakMode = style.lineBreakMode
      tightens = style.allowsDefaultTighteningForTruncation
    }
    settleParagraphs { $0 }
  }

  /// Gives each paragraph the style at its first character. If one simple style is enough for the
  /// text, the style becomes that of the block.
  ///
  /// - Parameter change: A change of each style by the view that shows the text.
  mutating func settleParagraphs(_ change: (TextParagraph) -> TextParagraph) {
    guard runs.contains(where: { $0.paragraph != nil }) else { return }
    var pieces: [Run] = []
    var current: TextParagraph?
    for run in runs {
      var start = run.text.startIndex
      while start < run.text.endIndex {
        let line = run.text[start...].firstIndex { $0.isNewline }
        let end = line.map { run.text.index(after: $0) } ?? run.text.endIndex
        var piece = run
        piece.text = String(run.text[start..<end])
        let style = current ?? change(run.paragraph ?? TextParagraph())
        piece.paragraph = style
        current = line == nil ? style : nil
        pieces.append(piece)
        start = end
      }
    }
    guard let first = pieces.first?.paragraph, first.isSimple,
      pieces.allSatisfy({ $0.paragraph == first })
    else {
      runs = pieces
      return
    }
    for index in runs.indices { runs[index].paragraph = nil }
    alignment = first.alignment
    lineSpacing = first.lineSpacing
  }
}

/// The value of an attachment in a text: it has a picture.
protocol PictureInText: AnyObject {
  /// Returns the picture as text of this color shows it.
  func picture(color: UIColor) -> AttachedPicture
}

extension NSAttributedString.Key {
  /// A picture in place of a character; the value is an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
