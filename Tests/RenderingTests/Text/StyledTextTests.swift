import Expectations
import Foundation
import PantographRendering
import QuartzCore
import Testing
import UIKit

/// Paragraph styles and effects in pictures, with the plain measurer and with pango's.
@MainActor
struct StyledTextTests {
  private func label(_ text: NSAttributedString, width: CGFloat, height: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func text(
    _ string: String, _ values: [NSAttributedString.Key: Any] = [:],
    _ prepare: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    prepare(style)
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style,
    ]
    all.merge(values) { $1 }
    return NSMutableAttributedString(string: string, attributes: all)
  }

  private func page() -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    page.backgroundColor = .white
    let whole = text("Indented first line of a paragraph whose other lines begin at the edge.\n") {
      $0.firstLineHeadIndent = 30
      $0.paragraphSpacing = 10
    }
    whole.append(
      text("•\tA hanging indent, as lists have it, with lines below the first one.\n") {
        $0.headIndent = 28
        $0.tailIndent = -30
      })
    whole.append(
      text("High lines of a centered paragraph that is long enough.\n") {
        $0.lineHeightMultiple = 1.5
        $0.alignment = .center
      })
    whole.append(
      text("One\tTwo\t3.00\n") {
        $0.tabStops = [
          NSTextTab(textAlignment: .center, location: 150),
          NSTextTab(textAlignment: .right, location: 290),
        ]
      })
    whole.append(
      text("Justified and hyphenated extraordinarily incomprehensible words everywhere.") {
        $0.alignment = .justified
        $0.hyphenationFactor = 1
      })
    let top = label(whole, width: 300, height: 240)
    top.frame.origin = CGPoint(x: 10, y: 5)
    page.addSubview(top)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.black
    let big = UIFont.boldSystemFont(ofSize: 24)
    let effects = NSMutableAttributedString()
    effects.append(text("Hollow ", [.font: big, .strokeWidth: 4, .strokeColor: UIColor.red]))
    effects.append(text("Filled ", [.font: big, .strokeWidth: -4, .strokeColor: UIColor.red]))
    effects.append(text("Shadow\n", [.font: big, .shadow: shadow, .foregroundColor: UIColor.blue]))
    effects.append(text("oblique ", [.obliqueness: 0.4]))
    effects.append(text("expanded ", [.expansion: 0.4]))
    effects.append(text("raised ", [.baselineOffset: 6, .obliqueness: 0.01]))
    effects.append(text("back\n", [.backgroundColor: UIColor.yellow, .strokeWidth: -1]))
    for (name, style) in [
      ("dash", NSUnderlineStyle.patternDash), ("dot", .patternDot), ("ddot", .patternDashDot),
      ("thick", .thick), ("double", .double),
    ] {
      effects.append(
        text(
          name,
          [
            .underlineStyle: style.union(.single).rawValue, .underlineColor: UIColor.red,
          ]))
      effects.append(text(" "))
    }
    effects.append(
      text("\nby word only", [.underlineStyle: NSUnderlineStyle.byWord.rawValue | 1]))
    effects.append(text(" struck", [.strikethroughStyle: 1, .strikethroughColor: UIColor.red]))
    effects.append(
      text(
        " pressed",
        [
          .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
          .backgroundColor: UIColor.lightGray,
        ]))
    let bottom = label(effects, width: 300, height: 150)
    bottom.frame.origin = CGPoint(x: 10, y: 255)
    page.addSubview(bottom)
    return page
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `paragraphs and effects look as they did`() throws {
    try DrawingSupport.installed {
      let image = try LayerRenderer(scale: 1).image(of: page())
      try Golden(name: "styled-text", tolerance: 60, fraction: 0.03).expect(image)
    }
  }

  /// The smallest box around the pixels that are not white.
  private func ink(of text: NSAttributedString, width: CGFloat = 200) throws -> CGRect {
    let label = label(text, width: width, height: 60)
    label.backgroundColor = .white
    let image = try LayerRenderer(scale: 2).image(of: label)
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image[x, y] & 0xFF < 200 || image[x, y] >> 8 & 0xFF < 200 {
        box = box.union(
          CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5))
      }
    }
    return box
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `letters lie where the style of the paragraph says`() throws {
    for isInstalled in [false, true] {
      func check() throws {
        let plain = try ink(of: text("HHH"))
        let indented = try ink(of: text("HHH") { $0.firstLineHeadIndent = 30 })
        expect(abs(indented.minX - plain.minX - 30), isAtMost: 1)
        let right = try ink(
          of: text("HHH") {
            $0.alignment = .right
            $0.tailIndent = -40
          })
        expect(abs(right.maxX - 160), isAtMost: 3)
        // A high line has its letters at the bottom.
        let high = try ink(of: text("HHH") { $0.minimumLineHeight = 60 })
        expect(high.maxY - plain.maxY > 15 && abs(high.height - plain.height) <= 1)
        let tab = try ink(
          of: text("\tHHH") {
            $0.tabStops = [NSTextTab(textAlignment: .right, location: 150)]
          })
        expect(abs(tab.maxX - 150), isAtMost: 3)
      }
      if isInstalled { try DrawingSupport.installed { try check() } } else { try check() }
    }
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `effects change the extent of letters`() throws {
    try DrawingSupport.installed {
      let plain = try ink(of: text("HHH"))
      let wide = try ink(of: text("HHH", [.expansion: log(2.0)]))
      expect(abs(wide.width / plain.width - 2), isBelow: 0.2)
      let oblique = try ink(of: text("HHH", [.obliqueness: 0.5]))
      expect(abs(oblique.width - plain.width - plain.height * 0.5), isAtMost: 1.5)
      let shadow = NSShadow()
      shadow.shadowColor = UIColor.black
      shadow.shadowOffset = CGSize(width: 10, height: 5)
      let shadowed = try ink(of: text("HHH", [.shadow: shadow]))
      expect(abs(shadowed.maxX - plain.maxX - 10), isAtMost: 1)
      expect(abs(shadowed.maxY - plain.maxY - 5), isAtMost: 1)
      let both = try [[:], [.shadow: shadow]].map {
        try LayerRenderer().image(of: label(text("HHH", $0), width: 100, height: 40)).pixels
      }
      // The letters stay in their place above the shadow.
      let inside = both[0].indices.filter { both[0][$0] == 0xFF00_0000 }
      expect(inside.count, isAbove: 20)
      expect(inside.allSatisfy { both[1][$0] == 0xFF00_0000 })
      let outlined = try ink(of: text("HHH", [.strokeWidth: -20]))
      // The outline, a fifth of 14 points wide, lies half outside of the letters.
      expect(abs(outlined.height - plain.height - 2.8), isAtMost: 1)
      let lined = try ink(
        of: text(
          "HHH", [.underlineStyle: NSUnderlineStyle.patternDash.rawValue | 1]))
      expect(lined.maxY, isAbove: plain.maxY)
    }
  }

  @Test(.enabled("the machine has no fonts") { await DrawingSupport.fontProblem == nil })
  func `ligatures are drawn where the font has them`() throws {
    // DejaVu Sans has a ligature for these letters; other fonts may have none.
    try DrawingSupport.installed {
      guard UIFont.familyNames.contains("DejaVu Sans") else { return }
      let joined = try LayerRenderer().image(of: label(text("fi"), width: 40, height: 30))
      let apart = try LayerRenderer().image(
        of: label(text("fi", [.ligature: 0]), width: 40, height: 30))
      expect(joined, differsFrom: apart)
    }
  }
}
