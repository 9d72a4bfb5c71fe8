import Expectations
import Foundation
import Testing

@testable import UIKit

/// Numbers that iOS publishes for fonts, and what follows from them.
@MainActor
struct FontConstantTests {
  @Test func `weights, widths and sizes are those of iOS`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    expect(weights.map(\.rawValue), equals: [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    expect(widths.map(\.rawValue), equals: [-0.3, -0.2, 0, 0.2])
    expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    expect(UIFont().pointSize, equals: 12)
  }

  @Test func `traits have the bits of iOS`() {
    let traits: [UIFontDescriptor.SymbolicTraits] = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace, .traitVertical,
      .traitUIOptimized, .traitTightLeading, .traitLooseLeading,
    ]
    expect(traits.map(\.rawValue), equals: [0, 1, 5, 6, 10, 11, 12, 15, 16].map { 1 << $0 })
  }

  private func expectConstant(
    _ found: [Int], _ numbers: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(found, equals: numbers, sourceLocation: sourceLocation)
  }

  @Test func `features have the numbers of Core Text`() {
    expectConstant([kLigaturesType, kLetterCaseType, kNumberSpacingType], [1, 3, 6])
    expectConstant([kCommonLigaturesOnSelector, kCommonLigaturesOffSelector], [2, 3])
    expectConstant(
      [kRareLigaturesOnSelector, kRareLigaturesOffSelector, kSmallCapsSelector], [4, 5, 3])
    expectConstant([kMonospacedNumbersSelector, kProportionalNumbersSelector], [0, 1])
    expectConstant([kVerticalPositionType, kSuperiorsSelector, kInferiorsSelector], [10, 1, 2])
    expectConstant([kOrdinalsSelector, kScientificInferiorsSelector], [3, 4])
    expectConstant([kFractionsType, kNoFractionsSelector, kVerticalFractionsSelector], [11, 0, 1])
    expectConstant([kDiagonalFractionsSelector, kTypographicExtrasType], [2, 14])
    expectConstant([kSlashedZeroOnSelector, kSlashedZeroOffSelector], [4, 5])
    expectConstant([kCharacterAlternativesType, kNumberCaseType], [17, 21])
    expectConstant([kLowerCaseNumbersSelector, kUpperCaseNumbersSelector], [0, 1])
    expectConstant([kCaseSensitiveLayoutType, kStylisticAlternativesType], [33, 35])
    expectConstant([kCaseSensitiveLayoutOnSelector, kCaseSensitiveLayoutOffSelector], [0, 1])
    let styles = [
      kStylisticAltOneOnSelector, kStylisticAltOneOffSelector, kStylisticAltTwoOnSelector,
      kStylisticAltTwoOffSelector, kStylisticAltThreeOnSelector, kStylisticAltThreeOffSelector,
      kStylisticAltFourOnSelector, kStylisticAltFourOffSelector, kStylisticAltFiveOnSelector,
      kStylisticAltFiveOffSelector, kStylisticAltSixOnSelector, kStylisticAltSixOffSelector,
      kStylisticAltSevenOnSelector, kStylisticAltSevenOffSelector, kStylisticAltEightOnSelector,
      kStylisticAltEightOffSelector,
    ]
    expect(styles, equals: Array(2...17))
    expectConstant([kContextualAlternatesType, kLowerCaseType, kUpperCaseType], [36, 37, 38])
    expectConstant([kContextualAlternatesOnSelector, kContextualAlternatesOffSelector], [0, 1])
    expectConstant([kSwashAlternatesOnSelector, kSwashAlternatesOffSelector], [2, 3])
    expectConstant([kDefaultLowerCaseSelector, kLowerCaseSmallCapsSelector], [0, 1])
    expectConstant([kLowerCasePetiteCapsSelector, kDefaultUpperCaseSelector], [2, 0])
    expectConstant([kUpperCaseSmallCapsSelector, kUpperCasePetiteCapsSelector], [1, 2])
  }

  @Test func `a size of nothing is that of the descriptor, or a usual one`() {
    expect(CTFontCreateWithName(NSString(string: "Lato"), 0, nil).pointSize, equals: 12)
    expect(CTFontCreateWithName(NSString(string: "Lato"), 20, nil).pointSize, equals: 20)
    let font = UIFont.systemFont(ofSize: 15)
    expect(CTFontCreateCopyWithAttributes(font, 0, nil, nil).pointSize, equals: 15)
    expect(CTFontCreateCopyWithAttributes(font, 9, nil, nil).pointSize, equals: 9)
    expect(CTFontCreateWithFontDescriptor(font.fontDescriptor, 0, nil).pointSize, equals: 15)
    expect(UIFont(name: "Lato", size: 0)?.pointSize == 14 && UIFont(name: "", size: 9) == nil)
    expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: 0).pointSize, equals: 14)
    expect(CTFontGetDescent(font) == -font.descender && CTFontGetSize(font) == 15)
  }

  @Test func `a font is bold from semibold on`() {
    for (weight, isBold) in [(UIFont.Weight.medium, false), (.semibold, true), (.black, true)] {
      let traits = UIFont.systemFont(ofSize: 10, weight: weight).fontDescriptor.symbolicTraits
      expect(traits.contains(.traitBold), equals: isBold)
    }
  }

  @Test func `a scaled font grows to its largest size`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 34)
    // The body grows from 17 to 53 points.
    expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize, equals: 106)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: huge)
    expect(limited.pointSize, equals: 40)
    let free = metrics.scaledFont(for: font, maximumPointSize: 0, compatibleWith: huge)
    expect(free.pointSize, equals: 106)
    expect(metrics.scaledValue(for: 17, compatibleWith: huge), equals: 53)
  }

  @Test func `drawing options have the bits of iOS`() {
    let options: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    expect(options.map(\.rawValue), equals: [1, 2, 8, 32])
    let context = NSStringDrawingContext()
    expect(context.actualScaleFactor == 1 && context.minimumScaleFactor == 0)
    expect(context.totalBounds, equals: .zero)
  }

  @Test func `symbols have the weight that is nearest to the text's`() {
    let weights: [(CGFloat, UIImage.SymbolWeight)] = [
      (-1, .ultraLight), (-0.71, .ultraLight), (-0.7, .thin), (-0.51, .thin), (-0.5, .light),
      (-0.21, .light), (-0.2, .regular), (0.114, .regular), (0.115, .medium), (0.264, .medium),
      (0.265, .semibold), (0.349, .semibold), (0.35, .bold), (0.479, .bold), (0.48, .heavy),
      (0.589, .heavy), (0.59, .black), (1, .black),
    ]
    for (weight, symbol) in weights {
      expect(UIFont.Weight(rawValue: weight).symbolWeight(), equals: symbol, "\(weight)")
    }
    let lines: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .unspecified, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    expect(
      lines.map(\.lineWidth),
      equals: [0.032, 0.05, 0.068, 0.088, 0.088, 0.102, 0.118, 0.136, 0.156, 0.178])
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    expect(scales.map(\.factor), equals: [1, 1, 0.79, 1, 1.28])
  }

  @Test func `the size of a symbol is limited`() {
    func size(_ points: CGFloat?) -> CGFloat { SymbolLook(pointSize: points).size }
    expect(size(nil) == 17 && size(0) == 17 && size(-3) == 17 && size(.nan) == 17)
    expect(size(.infinity) == 17 && size(0.01) == 0.1 && size(2000) == 1000 && size(20) == 20)
    expect(SymbolLook().weight == .regular && SymbolLook().scale == .medium)
    let faint = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    expect(faint, equals: UIImage.SymbolConfiguration(hierarchicalColor: .red))
    expect(
      SymbolLook(colors: [.red, .blue]).inks, equals: [UIColor.red.cgColor, UIColor.blue.cgColor])
  }
}
