import Foundation
import Testing
import UIKit

/// The values and layers that each attribute of a storyboard changes.
@MainActor
struct StoryboardGalleryTests {
  private let gallery = StoryboardGallery()

  @Test func `views and stacks`() throws {
    var text = try gallery.flags(
      "view",
      """
      hidden clipsSubviews userInteractionEnabled multipleTouchEnabled autoresizesSubviews \
      exclusiveTouch opaque clearsContextBeforeDrawing
      """)
    text += try gallery.values("view", "alpha", "0 0.25 1")
    text += try gallery.values("view", "tag", "7 -1")
    text += try gallery.values("view", "restorationIdentifier", "main")
    text += try gallery.values(
      "view", "contentMode",
      """
      scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft \
      topRight bottomLeft bottomRight
      """)
    text += try gallery.values(
      "view", "semanticContentAttribute",
      "unspecified playback spatial forceLeftToRight forceRightToLeft")
    text += try gallery.colors("view", "backgroundColor tintColor")
    for flag in [
      "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY",
      "flexibleMaxY",
    ] {
      for word in ["YES", "NO"] {
        text += try gallery.changes(
          "view", "", "<autoresizingMask key=\"autoresizingMask\" \(flag)=\"\(word)\"/>")
      }
    }
    for value in [
      "white=\"0.3\" alpha=\"0.5\"", "cyan=\"0.1\" magenta=\"0.2\" yellow=\"0.4\" black=\"0.5\"",
      "red=\"0.1\" green=\"0.2\"", "systemColor=\"systemTealColor\"",
      "cocoaTouchSystemColor=\"darkTextColor\"", "name=\"unknown\"",
    ] {
      text += try gallery.changes("view", "", "<color key=\"backgroundColor\" \(value)/>")
    }
    let arranged =
      "<subviews><view id=\"one\"/><label text=\"Two\" id=\"two\"/><view id=\"three\"/></subviews>"
    for attribute in [
      "axis=\"vertical\"", "axis=\"horizontal\"", "distribution=\"fillEqually\"",
      "distribution=\"fillProportionally\"", "distribution=\"equalSpacing\"",
      "distribution=\"equalCentering\"", "alignment=\"top\"", "alignment=\"leading\"",
      "alignment=\"center\"", "alignment=\"bottom\"", "alignment=\"trailing\"",
      "alignment=\"firstBaseline\"", "alignment=\"lastBaseline\"", "spacing=\"9\"",
      "spacingType=\"standard\"", "baselineRelativeArrangement=\"YES\"",
      "layoutMarginsRelativeArrangement=\"YES\"",
    ] {
      text += try gallery.changes("stackView", attribute, with: arranged)
    }
    for style in ["extraLight", "dark", "systemMaterial", "systemThinMaterialDark"] {
      text += try gallery.changes("visualEffectView", "", "<blurEffect style=\"\(style)\"/>")
      text += try gallery.changes(
        "visualEffectView", "",
        "<vibrancyEffect><blurEffect style=\"\(style)\"/></vibrancyEffect>")
    }
    try gallery.expect("storyboard-views", text)
  }

  private func font(_ attributes: String) -> String {
    "<fontDescription key=\"fontDescription\" \(attributes)/>"
  }

  @Test func `labels, texts and their fonts`() throws {
    let words = "text=\"A label of some words that are too long for one line\""
    var text = try gallery.flags(
      "label",
      """
      adjustsFontSizeToFit adjustsFontForContentSizeCategory enabled highlighted \
      allowsDefaultTighteningForTruncation
      """, base: words)
    text += try gallery.values(
      "label", "textAlignment", "left center right justified natural", base: words)
    text += try gallery.values(
      "label", "lineBreakMode",
      """
      wordWrap characterWrap clip headTruncation tailTruncation middleTruncation wordWrapping \
      charWrapping clipping truncatingHead truncatingTail truncatingMiddle
      """, base: words)
    text += try gallery.values(
      "label", "baselineAdjustment", "alignBaselines alignCenters none", base: words)
    text += try gallery.values("label", "numberOfLines", "0 2", base: words)
    text += try gallery.values("label", "minimumScaleFactor", "0.5", base: words)
    text += try gallery.values("label", "preferredMaxLayoutWidth", "0 90", base: words)
    text += try gallery.colors("label", "textColor highlightedColor shadowColor", base: words)
    text += try gallery.changes(
      "label", "", "<size key=\"shadowOffset\" width=\"3\" height=\"-2\"/>", base: words)
    for value in [
      "style=\"UICTFontTextStyleTitle0\"", "style=\"UICTFontTextStyleTitle1\"",
      "style=\"UICTFontTextStyleTitle2\"", "style=\"UICTFontTextStyleTitle3\"",
      "style=\"UICTFontTextStyleHeadline\"", "style=\"UICTFontTextStyleSubhead\"",
      "style=\"UICTFontTextStyleBody\"", "style=\"UICTFontTextStyleCallout\"",
      "style=\"UICTFontTextStyleFootnote\"", "style=\"UICTFontTextStyleCaption1\"",
      "style=\"UICTFontTextStyleCaption2\"",
      "type=\"system\" pointSize=\"14\"", "type=\"boldSystem\" pointSize=\"13\"",
      "type=\"italicSystem\" pointSize=\"12\"", "type=\"system\"", "metaFont=\"systemBold\"",
      "metaFont=\"system\" size=\"11\"", "type=\"system\" weight=\"ultraLight\" pointSize=\"15\"",
      "type=\"system\" weight=\"thin\" pointSize=\"15\"",
      "type=\"system\" weight=\"light\" pointSize=\"15\"",
      "type=\"system\" weight=\"medium\" pointSize=\"15\"",
      "type=\"system\" weight=\"semibold\" pointSize=\"15\"",
      "type=\"system\" weight=\"heavy\" pointSize=\"15\"",
      "type=\"system\" weight=\"black\" pointSize=\"15\"",
      "name=\"Avenir-HeavyOblique\" family=\"Avenir\" pointSize=\"16\"",
      "name=\"Georgia-BoldItalic\" family=\"Georgia\" pointSize=\"16\"",
      "name=\"Menlo-Regular\" family=\"Menlo\" pointSize=\"16\"",
      "name=\".SFUI-Regular\" pointSize=\"18\"",
    ] {
      text += try gallery.changes("label", "", font(value), base: words)
    }
    for style in [
      "alignment=\"center\"", "lineBreakMode=\"charWrapping\"", "lineSpacing=\"5\"",
      "paragraphSpacing=\"6\"", "paragraphSpacingBefore=\"7\"", "firstLineHeadIndent=\"8\"",
      "headIndent=\"9\"", "tailIndent=\"100\"", "lineHeightMultiple=\"1.5\"",
      "minimumLineHeight=\"33\"", "maximumLineHeight=\"11\"", "defaultTabInterval=\"40\"",
      "hyphenationFactor=\"1\"", "allowsDefaultTighteningForTruncation=\"YES\"",
      "baseWritingDirection=\"leftToRight\"", "baseWritingDirection=\"rightToLeft\"",
    ] {
      text += try gallery.changes(
        "label", "numberOfLines=\"0\"",
        """
        <attributedString key="attributedText"><fragment content="One two three"><attributes>
        <color key="NSColor" \(gallery.red)/><font key="NSFont" metaFont="system" size="19"/>
        <paragraphStyle key="NSParagraphStyle" \(style)/><integer key="NSUnderline" value="1"/>
        <real key="NSKern" value="2.5"/><url key="NSLink" string="https://example.org"/>
        <shadow key="NSShadow" blurRadius="3"><size key="offset" width="1" height="2"/>
        <color key="color" \(gallery.red)/></shadow></attributes></fragment>
        <fragment content=" and four"/></attributedString>
        """)
    }
    text += try gallery.flags(
      "textView", "editable selectable adjustsFontForContentSizeCategory", base: words)
    text += try gallery.values("textView", "textAlignment", "center right", base: words)
    text += try gallery.colors("textView", "textColor", base: words)
    text += try gallery.changes(
      "textView", "", font("type=\"boldSystem\" pointSize=\"21\""), base: words)
    try gallery.expect("storyboard-texts", text)
  }
}
