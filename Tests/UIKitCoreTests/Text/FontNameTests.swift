import Expectations
import Testing
import UIKit

/// Fonts under Apple's names, and fonts derived from them.
@MainActor
struct FontNameTests {
  @Test func `a style has Apple's size`() {
    expect(UIFont.preferredFont(forTextStyle: .subheadline).pointSize, equals: 15)
    expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize, equals: 11)
  }

  @Test func `the sizes of the system are Apple's`() {
    expect(UIFont.labelFontSize, equals: 17)
    expect(UIFont.buttonFontSize, equals: 18)
    expect(UIFont.systemFontSize, equals: 14)
    expect(UIFont.smallSystemFontSize, equals: 12)
  }

  @Test func `another size keeps family and weight`() {
    let font = UIFont.systemFont(ofSize: 12, weight: .ultraLight).withSize(30)
    expect(font, equals: UIFont.systemFont(ofSize: 30, weight: .ultraLight))
    expect(font.fontName, equals: UIFont.systemFont(ofSize: 12).fontName)
    let descriptor = font.fontDescriptor.withSize(8)
    expect(descriptor.pointSize == 8 && descriptor.postscriptName == font.fontName)
    expect(UIFont(descriptor: descriptor, size: 0).pointSize, equals: 8)
    expect(UIFont.Weight.ultraLight < .thin && UIFont.Weight.ultraLight.rawValue == -0.8)
  }

  @Test func `an italic font says so, also in its descriptor`() {
    let font = UIFont.italicSystemFont(ofSize: 15)
    expect(font.pointSize, equals: 15)
    expect(font.fontDescriptor.symbolicTraits, equals: .traitItalic)
    expect(font, differsFrom: UIFont.systemFont(ofSize: 15))
  }

  @Test func `digits of one width are those of the system font`() {
    expect(
      UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .bold),
      equals: .systemFont(ofSize: 13, weight: .bold))
  }

  @Test func `a condensed font is the font of its weight`() {
    expect(UIFont.Width.condensed.rawValue, equals: -0.2)
    expect(
      UIFont.systemFont(ofSize: 13, weight: .bold, width: .condensed),
      equals: .systemFont(ofSize: 13, weight: .bold))
  }

  @Test func `a line is as high as its letters reach up and down`() {
    let font = UIFont.systemFont(ofSize: 20)
    expect(font.lineHeight == font.ascender - font.descender && font.lineHeight > 20)
    for family in UIFont.familyNames {
      expect(UIFont.fontNames(forFamilyName: family), equals: [family])
    }
  }

  @Test func `a descriptor keeps its attributes and the traits of its font`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .visibleName: "Own", .featureSettings: [1], .size: 9,
    ])
    expect(descriptor.fontAttributes.count, equals: 3)
    expect(descriptor.object(forKey: .visibleName) as? String, equals: "Own")
    expect(descriptor.object(forKey: .featureSettings) as? [Int], equals: [1])
    let mono = UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).fontDescriptor
    let traits = mono.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    expect(
      traits?[.symbolic] as? UInt32, equals: UIFontDescriptor.SymbolicTraits.traitMonoSpace.rawValue
    )
    let serif = UIFont.systemFont(ofSize: 9).fontDescriptor.withDesign(.serif)
    expect(serif.map { UIFont(descriptor: $0, size: 0).familyName.contains("Serif") }, equals: true)
  }

  @Test func `symbolic traits have the bits of CoreText`() {
    typealias Traits = UIFontDescriptor.SymbolicTraits
    expect(Traits.traitExpanded.rawValue, equals: 1 << 5)
    expect(Traits.traitCondensed.rawValue, equals: 1 << 6)
    expect(Traits.traitMonoSpace.rawValue, equals: 1 << 10)
    expect(Traits.traitVertical.rawValue, equals: 1 << 11)
    expect(Traits.traitUIOptimized.rawValue, equals: 1 << 12)
    expect(Traits.traitTightLeading.rawValue, equals: 1 << 15)
    expect(Traits.traitLooseLeading.rawValue, equals: 1 << 16)
  }

  @Test func `text in rich text has a base line of its own`() {
    var text = AttributedString("x²")
    text.uiKit.baselineOffset = 4
    let old = NSAttributedString(string: "x²", attributes: [.baselineOffset: 4])
    expect(old.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? Int, equals: 4)
    expect(text.baselineOffset, equals: 4)
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
    expect(all.height > one.height * 2 && all.width <= 80)
    let rich = NSAttributedString(string: words, attributes: attributes)
    expect(
      rich.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil), equals: all)
    expect(rich.boundingRect(with: room, context: nil), equals: one)
    typealias Options = NSStringDrawingOptions
    expect(
      [
        Options.usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics,
        .truncatesLastVisibleLine,
      ].map(\.rawValue), equals: [1, 2, 8, 32])
  }
}
