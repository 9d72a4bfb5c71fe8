// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Names of Core Text. Its fonts and descriptors are those of UIKit, as on iOS either can be used as
// the other.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

/// Returns the font of a descriptor. A size of 0 is that of the descriptor. The matrix is ignored.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns the font with a name. A size of 0 is 12 points, as in Core Text. The matrix is ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  // Core Text's documented default, in points.
  UIFont(descriptor: UIFontDescriptor(name: "\(name)", size: size > 0 ? size : 12), size: 0)
}

/// Returns a copy of a font in another size; a size of 0 is that of the font.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let descriptor = font.fontDescriptor.addingAttributes(attributes?.fontAttributes ?? [:])
  return UIFont(descriptor: descriptor, size: size > 0 ? size : font.pointSize)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
  NSString(string: font.fontName)
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
@preconcurrency @MainActor
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance of the lowest letters below the baseline, which is positive here.
@preconcurrency @MainActor
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
@preconcurrency @MainActor
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
@preconcurrency @MainActor
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
@preconcurrency @MainActor
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the features that are set in the font.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  font.fontDescriptor.object(forKey: .featureSettings) as? CFArray
}

/// Returns nil: the features that a font offers are not known.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }

public var kCTFontFeatureTypeIdentifierKey: CFString { NSString(string: "CTFeatureTypeIdentifier") }
public var kCTFontFeatureTypeNameKey: CFString { NSString(string: "CTFeatureTypeName") }
public var kCTFontFeatureTypeExclusiveKey: CFString { NSString(string: "CTFeatureTypeExclusive") }
public var kCTFontFeatureTypeSelectorsKey: CFString { NSString(string: "CTFeatureTypeSelectors") }
public var kCTFontFeatureSelectorIdentifierKey: CFString {
  NSString(string: "CTFeatureSelectorIdentifier")
}
public var kCTFontFeatureSelectorNameKey: CFString { NSString(string: "CTFeatureSelectorName") }
public var kCTFontFeatureSelectorDefaultKey: CFString {
  NSString(string: "CTFeatureSelectorDefault")
}
public var kCTFontFeatureSelectorSettingKey: CFString {
  NSString(string: "CTFeatureSelectorSetting")
}

public var kCTFontAttributeName: CFString { NSString(string: "NSFont") }
public var kCTForegroundColorAttributeName: CFString { NSString(string: "CTForegroundColor") }
public var kCTKernAttributeName: CFString { NSString(string: "NSKern") }
public var kCTTrackingAttributeName: CFString { NSString(string: "CTTracking") }
public var kCTParagraphStyleAttributeName: CFString { NSString(string: "NSParagraphStyle") }

// The types of features, and their selectors.

public let kLigaturesType = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5
public let kLetterCaseType = 3
public let kSmallCapsSelector = 3
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kVerticalPositionType = 10
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3
public let kScientificInferiorsSelector = 4
public let kFractionsType = 11
public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2
public let kTypographicExtrasType = 14
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5
public let kCharacterAlternativesType = 17
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
public let kCaseSensitiveLayoutType = 33
public let kCaseSensitiveLayoutOnSelector = 0
public let kCaseSensitiveLayoutOffSelector = 1
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15
public let kStylisticAltEightOnSelector = 16
public let kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18
public let kStylisticAltNineOffSelector = 19
public let kStylisticAltTenOnSelector = 20
public let kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22
public let kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24
public let kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26
public let kStylisticAltThirteenOffSelector = 27
public let kStylisticAltFourteenOnSelector = 28
public let kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30
public let kStylisticAltFifteenOffSelector = 31
public let kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34
public let kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36
public let kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38
public let kStylisticAltNineteenOffSelector = 39
public let kStylisticAltTwentyOnSelector = 40
public let kStylisticAltTwentyOffSelector = 41
public let kContextualAlternatesType = 36
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
public let kSwashAlternatesOnSelector = 2
public let kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4
public let kContextualSwashAlternatesOffSelector = 5
public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kLowerCasePetiteCapsSelector = 2
public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
public let kUpperCasePetiteCapsSelector = 2
