import Expectations
import Foundation
import Testing
import UIKit

/// Fonts by the functions of Core Text.
@MainActor
struct CoreTextFontSizeTests {
  @Test(arguments: [(0, 12), (-3, 12), (0.5, 0.5), (20, 20)] as [(CGFloat, CGFloat)])
  func `a font by its name has the size, or 12 points`(size: CGFloat, expected: CGFloat) {
    let font = CTFontCreateWithName(NSString(string: "Courier"), size, nil)
    expect(CTFontGetSize(font) == expected && font.pointSize == expected)
    expect("\(CTFontCopyFamilyName(font))", equals: font.familyName)
    expect("\(CTFontCopyPostScriptName(font))", equals: font.fontName)
  }

  @Test(arguments: [(0, 15), (-3, 15), (0.5, 0.5), (20, 20)] as [(CGFloat, CGFloat)])
  func `a copy has the size, or that of its font`(size: CGFloat, expected: CGFloat) {
    let font = UIFont.boldSystemFont(ofSize: 15)
    let copy = CTFontCreateCopyWithAttributes(font, size, nil, nil)
    expect(copy.pointSize == expected && copy.familyName == font.familyName)
    expect(CTFontCopyFontDescriptor(copy).symbolicTraits.contains(.traitBold))
    let again = CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(copy), 0, nil)
    expect(again.pointSize, equals: expected)
  }

  @Test(
    arguments: [
      (UIFont.Weight.ultraLight, false), (.thin, false), (.light, false), (.regular, false),
      (.medium, false), (.semibold, true), (.bold, true), (.heavy, true), (.black, true),
    ] as [(UIFont.Weight, Bool)])
  func `a descriptor is bold from semibold on`(weight: UIFont.Weight, isBold: Bool) {
    let traits = UIFont.systemFont(ofSize: 10, weight: weight).fontDescriptor.symbolicTraits
    expect(traits.contains(.traitBold), equals: isBold)
    expect(!traits.contains(.traitItalic) && !traits.contains(.traitMonoSpace))
  }

  @Test func `a descriptor says what is italic and what has a fixed width`() {
    let slanted = UIFont.italicSystemFont(ofSize: 10).fontDescriptor.symbolicTraits
    expect(slanted.contains(.traitItalic) && !slanted.contains(.traitBold))
    let fixed = UIFont.monospacedSystemFont(ofSize: 10, weight: .bold).fontDescriptor.symbolicTraits
    expect(fixed.contains(.traitMonoSpace) && fixed.contains(.traitBold))
  }
}
