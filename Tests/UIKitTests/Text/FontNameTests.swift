import Testing
import UIKit

/// Fonts under Apple's names, and fonts derived from them.
@MainActor
@Suite struct FontNameTests {
  @Test func `a style has Apple's size`() {
    #expect(UIFont.preferredFont(forTextStyle: .subheadline).pointSize == 15)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
  }

  @Test func `the sizes of the system are Apple's`() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
  }

  @Test func `another size keeps family and weight`() {
    let font = UIFont.systemFont(ofSize: 12, weight: .ultraLight).withSize(30)
    #expect(font == UIFont.systemFont(ofSize: 30, weight: .ultraLight))
    #expect(font.fontName == UIFont.systemFont(ofSize: 12).fontName)
    let descriptor = font.fontDescriptor.withSize(8)
    #expect(descriptor.pointSize == 8 && descriptor.postscriptName == font.fontName)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 8)
    #expect(UIFont.Weight.ultraLight < .thin && UIFont.Weight.ultraLight.rawValue == -0.8)
  }

  @Test func `an italic font says so, also in its descriptor`() {
    let font = UIFont.italicSystemFont(ofSize: 15)
    #expect(font.pointSize == 15)
    #expect(font.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(font != UIFont.systemFont(ofSize: 15))
  }

  @Test func `digits of one width are those of the system font`() {
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .bold)
        == .systemFont(ofSize: 13, weight: .bold))
  }

  @Test func `a condensed font is the font of its weight`() {
    #expect(UIFont.Width.condensed.rawValue == -0.2)
    #expect(
      UIFont.systemFont(ofSize: 13, weight: .bold, width: .condensed)
        == .systemFont(ofSize: 13, weight: .bold))
  }

  @Test func `a line is as high as its letters reach up and down`() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.lineHeight == font.ascender - font.descender && font.lineHeight > 20)
    for family in UIFont.familyNames {
      #expect(UIFont.fontNames(forFamilyName: family) == [family])
    }
  }

  @Test func `a descriptor keeps its attributes and the traits of its font`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .visibleName: "Own", .featureSettings: [1], .size: 9,
    ])
    #expect(descriptor.fontAttributes.count == 3)
    #expect(descriptor.object(forKey: .visibleName) as? String == "Own")
    #expect(descriptor.object(forKey: .featureSettings) as? [Int] == [1])
    let mono = UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).fontDescriptor
    let traits = mono.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(
      traits?[.symbolic] as? UInt32 == UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue)
    let serif = UIFont.systemFont(ofSize: 9).fontDescriptor.withDesign(.serif)
    #expect(serif.map { UIFont(descriptor: $0, size: 0).familyName.contains("Serif") } == true)
  }

  @Test func `symbolic traits have the bits of CoreText`() {
    typealias Traits = UIFontDescriptor.SymbolicTraits
    #expect(Traits.traitExpanded.rawValue == 1 << 5)
    #expect(Traits.traitCondensed.rawValue == 1 << 6)
    #expect(Traits.traitMonoSpace.rawValue == 1 << 10)
    #expect(Traits.traitVertical.rawValue == 1 << 11)
    #expect(Traits.traitUIOptimized.rawValue == 1 << 12)
    #expect(Traits.traitTightLeading.rawValue == 1 << 15)
    #expect(Traits.traitLooseLeading.rawValue == 1 << 16)
  }

  @Test func `text in rich text has a base line of its own`() {
    var text = AttributedString("x²")
    text.uiKit.baselineOffset = 4
    let old = NSAttributedString(string: "x²", attributes: [.baselineOffset: 4])
    #expect(old.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? Int == 4)
    #expect(text.baselineOffset == 4)
  }

  @Test func `text within a width has lines, and without the option one`() {
    let words = "many words that take more than a line"
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let room = CGSize(width: 80, height: 1000)
    let one = words.boundingRect(
      with: room, options: [.usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine],
      attributes: attributes, context: nil)
    let all = words.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(all.height > one.height * 2 && all.width <= 80)
    let rich = NSAttributedString(string: words, attributes: attributes)
    #expect(rich.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil) == all)
    #expect(rich.boundingRect(with: room, context: nil) == one)
    typealias Options = NSStringDrawingOptions
    #expect(
      [
        Options.usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics,
        .truncatesLastVisibleLine,
      ].map(\.rawValue) == [1, 2, 8, 32])
  }
}
