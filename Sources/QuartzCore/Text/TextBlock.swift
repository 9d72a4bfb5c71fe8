import Foundation

/// A text with the attributes that a layer shows.
package struct TextBlock: Hashable, Sendable {
  /// A piece of text with the same attributes throughout.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: TextFont
    package var color: CGColor
    package var backgroundColor: CGColor?
    package var kern: CGFloat = 0
    package var isUnderlined = false
    package var isStruckThrough = false
    package var baselineOffset: CGFloat = 0
    /// The effects of the letters; nil for none.
    package var effects: TextEffects?
    /// The style of the run's paragraph; nil for that of the block.
    package var paragraph: TextParagraph?

    package init(
      text: String, font: TextFont, color: CGColor, backgroundColor: CGColor? = nil,
      kern: CGFloat = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
      baselineOffset: CGFloat = 0
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.backgroundColor = backgroundColor
      self.kern = kern
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.baselineOffset = baselineOffset
    }
  }

  package var runs: [Run]
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The largest number of lines of the text; 0 for no limit.
  package var numberOfLines = 1
  package var lineSpacing: CGFloat = 0
  /// Whether the text begins at the top of its room. Otherwise it is in the middle, as in labels.
  package var isAtTop = false
  /// Whether letters move together a little before the text is truncated.
  package var tightens = false
  /// Whether the text fitted its room in Apple's font, so that letters of a wider font may move
  /// together more.
  package var isOfOtherFont = false
  /// The size for which the text was laid out, while an animation changes the layer's size; nil for
  /// the layer's size. As on iOS, such text is not laid out again for each picture.
  package var room: CGSize?
  /// Whether the lines are always those of a `TextLayout`, which also finds the places of letters.
  package var isLaidOut = false

  /// Whether the text needs the lines of a `TextLayout`.
  package var isStyled: Bool {
    isLaidOut || tightens
      || runs.contains {
        $0.paragraph != nil || $0.effects != nil || $0.text.utf8.contains(UInt8(ascii: "\t"))
      }
  }

  /// The distance of the text below its usual position, in points.
  package var drop: CGFloat = 0
  /// The shadow: the same letters, drawn behind these at an offset.
  package var shadow: Shadow?

  package struct Shadow: Hashable, Sendable {
    package let x: CGFloat
    package let y: CGFloat
    package let color: CGColor
    /// The standard deviation of the blur, in points.
    package let blur: CGFloat

    package init(offset: CGSize, color: CGColor, blur: CGFloat = 0) {
      (x, y) = (offset.width, offset.height)
      self.color = color
      self.blur = blur
    }
  }

  /// Returns the letters of the shadow, in its color.
  package func asShadow(_ color: CGColor) -> TextBlock {
    var block = self
    block.shadow = nil
    for index in block.runs.indices {
      block.runs[index].color = color
      block.runs[index].backgroundColor = nil
      block.runs[index].effects?.strokeColor = nil
      block.runs[index].effects?.shadow = nil
      block.runs[index].effects?.picture?.image = nil
      block.runs[index].effects?.underline?.color = nil
      block.runs[index].effects?.strikethrough?.color = nil
    }
    return block
  }

  package init(runs: [Run]) {
    self.runs = runs
  }

  package var text: String { runs.map(\.text).joined() }

  /// Returns the text with each font size multiplied by `factor`.
  package func scaled(by factor: CGFloat) -> TextBlock {
    var block = self
    for index in block.runs.indices {
      let font = block.runs[index].font
      block.runs[index].font = font.withSize(font.pointSize * factor)
    }
    return block
  }
}
