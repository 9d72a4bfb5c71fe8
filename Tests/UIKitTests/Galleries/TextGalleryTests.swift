import Expectations
import GoldenTexts
import Testing
import UIKit

/// Sizes and layers of labels, and sizes of fonts.
@MainActor
struct TextGalleryTests {
  private let gallery = Gallery()

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `labels`() throws {
    let texts = ["", "Short", "Words that need more than one line of it", "Two\nlines"]
    for text in texts {
      let label = UILabel()
      label.text = text
      for lines in [0, 1, 2] {
        label.numberOfLines = lines
        gallery.show("lines \(lines)", label)
        let rect = label.textRect(
          forBounds: CGRect(x: 3, y: 5, width: 90, height: 60), limitedToNumberOfLines: lines)
        gallery.add(shortened("text in \(rect)"))
      }
    }
    let label = UILabel()
    label.text = texts[2]
    for mode in 0...5 {
      label.lineBreakMode = NSLineBreakMode(rawValue: mode) ?? .byClipping
      label.numberOfLines = mode % 2 == 0 ? 1 : 2
      for alignment in 0...4 {
        label.textAlignment = NSTextAlignment(rawValue: alignment) ?? .natural
        gallery.show(
          "breaks \(mode) aligned \(alignment)", label, at: CGSize(width: 95, height: 44))
      }
    }
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 1
    for scale in [0, 0.3, 0.9] {
      label.minimumScaleFactor = scale
      gallery.show("fitted to \(scale)", label, at: CGSize(width: 150, height: 44))
    }
    label.baselineAdjustment = .alignCenters
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: -3)
    label.isHighlighted = true
    label.highlightedTextColor = .green
    gallery.show("highlighted with a shadow", label, at: CGSize(width: 150, height: 44))
    label.isEnabled = false
    gallery.show("disabled", label, at: CGSize(width: 150, height: 44))
    let text = NSMutableAttributedString(string: "One two three four")
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 4
    style.firstLineHeadIndent = 11
    style.headIndent = 5
    style.paragraphSpacing = 6
    style.lineHeightMultiple = 1.4
    text.addAttributes(
      [.paragraphStyle: style, .kern: 2, .font: UIFont.boldSystemFont(ofSize: 15)],
      range: NSRange(location: 0, length: 7))
    text.addAttributes(
      [.underlineStyle: 1, .baselineOffset: 3, .backgroundColor: UIColor.yellow],
      range: NSRange(location: 8, length: 5))
    let styled = UILabel()
    styled.attributedText = text
    styled.numberOfLines = 0
    gallery.show("attributed", styled)
    gallery.show("attributed, narrow", styled, at: CGSize(width: 70, height: 200))
    for style in [
      UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body,
      .callout, .footnote, .caption1, .caption2,
    ] {
      for category in [
        UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ] {
        let font = UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        let scaled = UIFontMetrics(forTextStyle: style).scaledValue(
          for: 100, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        gallery.add(
          shortened(
            "\(style.rawValue) \(category.rawValue) \(font.pointSize) \(font.lineHeight) "
              + "\(font.ascender) \(font.descender) \(font.capHeight) \(font.xHeight) "
              + "\(font.leading) \(font.fontName) \(scaled)"))
      }
    }
    try expect("labels")
  }
}
