import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit

/// Texts of the values and layers that the attributes of a storyboard change.
@MainActor
struct StoryboardGallery {
  private let table = StoryboardTable()

  private func view(_ text: String) throws -> UIView {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="300" height="600"/><subviews>\(text)</subviews></view>
        </viewController>
        """))
    let page = try #require(try storyboard.makeInitialViewController())
    return try #require(page.view.subviews.first)
  }

  /// Compares the text with the stored text of this name.
  func expect(
    _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private func state(_ tag: String, _ attributes: String, _ children: String) throws -> [String] {
    let frame = "<rect key=\"frame\" x=\"5\" y=\"6\" width=\"200\" height=\"70\"/>"
    let view = try view("<\(tag) id=\"e\" \(attributes)>\(frame)\(children)</\(tag)>")
    view.layoutIfNeeded()
    return PublicValues.lines(view) + textValues(of: view)
      + view.layer.wholeText().split(separator: "\n").map(String.init)
  }

  /// Returns the values of the first paragraph and shadow of a label's text.
  private func textValues(of view: UIView) -> [String] {
    guard let text = (view as? UILabel)?.attributedText, text.length > 0 else { return [] }
    let values = text.attributes(at: 0, effectiveRange: nil)
    var lines: [String] = []
    if let style = values[.paragraphStyle] as? NSParagraphStyle {
      lines = [
        "  paragraph aligned \(style.alignment.rawValue) breaks \(style.lineBreakMode.rawValue)",
        "  spacing \(style.lineSpacing) \(style.paragraphSpacing) \(style.paragraphSpacingBefore)",
        "  indents \(style.firstLineHeadIndent) \(style.headIndent) \(style.tailIndent)",
        "  heights \(style.lineHeightMultiple) \(style.minimumLineHeight) \(style.maximumLineHeight)",
        "  tabs \(style.defaultTabInterval) hyphens \(style.hyphenationFactor)",
        "  tightens \(style.allowsDefaultTighteningForTruncation)",
        "  direction \(style.baseWritingDirection.rawValue)",
      ]
    }
    return lines + (values[.shadow].map { PublicValues.lines($0) } ?? [])
  }

  /// Returns the lines that are not those of the element without the attributes or children.
  func changes(
    _ tag: String, _ attributes: String, _ children: String = "", base: String = "",
    with content: String = ""
  ) throws -> String {
    var usual = try state(tag, base, content)
    var text = "# \(tag) \(attributes) \(children)\n"
    for line in try state(tag, "\(base) \(attributes)", content + children) {
      if let place = usual.firstIndex(of: line) {
        usual.remove(at: place)
      } else {
        text += line + "\n"
      }
    }
    return text
  }

  let red = "red=\"1\" green=\"0.5\" blue=\"0.25\" alpha=\"0.75\""

  func flags(_ tag: String, _ names: String, base: String = "") throws -> String {
    var text = ""
    for name in names.split(separator: " ") {
      for word in ["YES", "NO"] {
        text += try changes(tag, "\(name)=\"\(word)\"", base: base)
      }
    }
    return text
  }

  func colors(_ tag: String, _ keys: String, base: String = "") throws -> String {
    try keys.split(separator: " ").map {
      try changes(tag, "", "<color key=\"\($0)\" \(red)/>", base: base)
    }.joined()
  }

  func values(
    _ tag: String, _ name: String, _ values: String, base: String = ""
  ) throws -> String {
    try values.split(separator: " ").map {
      try changes(tag, "\(name)=\"\($0)\"", base: base)
    }.joined()
  }
}
