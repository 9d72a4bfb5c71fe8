import Expectations
import Foundation
import Testing
import UIKit

/// Core Text's names for fonts.
@MainActor
struct CoreTextNameTests {
  private let font = UIFont.systemFont(ofSize: 15)

  @Test func `a font's measures have the same values by Core Text's names`() {
    expect(CTFontGetSize(font), equals: 15)
    expect(CTFontGetAscent(font) == font.ascender && font.ascender > 0)
    expect(CTFontGetDescent(font) == -font.descender && font.descender < 0)
    expect(CTFontGetLeading(font), equals: font.leading)
    expect(CTFontGetCapHeight(font) == font.capHeight && font.capHeight > 0)
    expect(CTFontGetXHeight(font) == font.xHeight && font.xHeight > 0)
    expect("\(CTFontCopyFamilyName(font))", equals: font.familyName)
    expect("\(CTFontCopyPostScriptName(font))", equals: font.fontName)
    expect(CTFontCopyFontDescriptor(font), equals: font.fontDescriptor)
  }

  @Test func `an error has its parts by Core Foundation's names`() {
    let error =
      NSError(
        domain: "Fonts", code: 3, userInfo: [NSLocalizedDescriptionKey: "no such font"]) as CFError
    expect("\(CFErrorCopyDescription(error)!)", equals: "no such font")
    expect("\(CFErrorGetDomain(error)!)", equals: "Fonts")
    expect(CFErrorGetCode(error), equals: 3)
  }

  @Test func `a font is created by a name, and copied in another size`() {
    expect(CTFontCreateWithName("Helvetica" as CFString, 0, nil).pointSize, equals: 12)
    expect(CTFontCreateWithName("Helvetica" as CFString, 20, nil).pointSize, equals: 20)
    expect(CTFontCreateCopyWithAttributes(font, 0, nil, nil).pointSize, equals: 15)
    let bold = UIFontDescriptor(fontAttributes: [:]).withSymbolicTraits(.traitBold)
    let copy = CTFontCreateCopyWithAttributes(font, 30, nil, bold)
    expect(copy.pointSize, equals: 30)
  }

  @Test func `attribute names are those of UIKit where they mean the same`() {
    expect("\(kCTFontAttributeName)", equals: NSAttributedString.Key.font.rawValue)
    expect("\(kCTKernAttributeName)", equals: NSAttributedString.Key.kern.rawValue)
    expect(
      "\(kCTParagraphStyleAttributeName)", equals: NSAttributedString.Key.paragraphStyle.rawValue)
    expect("\(kCTTrackingAttributeName)", equals: "CTTracking")
    expect("\(kCTForegroundColorAttributeName)", equals: "CTForegroundColor")
  }

  @Test func `a font lists no features, whose keys have Apple's names`() {
    expectNil(CTFontCopyFeatures(font))
    let keys = [
      kCTFontFeatureTypeIdentifierKey, kCTFontFeatureTypeNameKey, kCTFontFeatureTypeExclusiveKey,
      kCTFontFeatureTypeSelectorsKey, kCTFontFeatureSelectorIdentifierKey,
      kCTFontFeatureSelectorNameKey, kCTFontFeatureSelectorDefaultKey,
      kCTFontFeatureSelectorSettingKey,
    ].map { $0 as String }
    expect(keys.allSatisfy { $0.hasPrefix("CTFeature") })
    expect(Set(keys).count, equals: 8)
  }

  @Test func `the keys of Info plist have Apple's names`() {
    let keys = [
      kCFBundleVersionKey, kCFBundleNameKey, kCFBundleIdentifierKey, kCFBundleExecutableKey,
      kCFBundleLocalizationsKey, kCFBundleDevelopmentRegionKey, kCFBundleInfoDictionaryVersionKey,
    ].compactMap { $0 as String? }
    let names = [
      "Version", "Name", "Identifier", "Executable", "Localizations", "DevelopmentRegion",
      "InfoDictionaryVersion",
    ]
    expect(keys, equals: names.map { "CFBundle\($0)" })
  }

  @Test func `a paragraph divides words by default if it is set so`() {
    let style = NSMutableParagraphStyle()
    expect(!style.usesDefaultHyphenation)
    style.usesDefaultHyphenation = true
    expect(
      style.usesDefaultHyphenation
        && (style.copy() as? NSParagraphStyle)?.usesDefaultHyphenation == true)
    expect(NSString("text").variantFittingPresentationWidth(3), equals: "text")
  }
}
