import Expectations
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIFontDescriptorTests {
  @Test func `traits make another font of the same family`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let bold = UIFont(
      descriptor: try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])),
      size: 0)
    expect(bold.pointSize == 20 && bold.familyName == font.familyName)
    expect(bold == UIFont(descriptor: bold.fontDescriptor, size: 20) && bold != font)
    expect(bold.fontDescriptor.symbolicTraits, equals: [.traitBold, .traitItalic])
    let plain = try #require(bold.fontDescriptor.withSymbolicTraits([]))
    expect(UIFont(descriptor: plain, size: 0), equals: font)
    expect(UIFont(descriptor: plain, size: 12).pointSize, equals: 12)
  }

  @Test func `weights, families and designs`() throws {
    let heavy = UIFont.systemFont(ofSize: 10).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    expect(UIFont(descriptor: heavy, size: 0), equals: .systemFont(ofSize: 10, weight: .heavy))
    expect(UIFont(descriptor: heavy.withFamily("Lato"), size: 0).familyName, equals: "Lato")
    let mono = try #require(heavy.withDesign(.monospaced))
    expect(
      UIFont(descriptor: mono, size: 0), equals: .monospacedSystemFont(ofSize: 10, weight: .heavy))
    expectNil(heavy.withDesign(.rounded))
    expect(UIFontDescriptor(name: "Lato", size: 8).pointSize, equals: 8)
    expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize, equals: 17)
  }

  @Test func `a font by name has a descriptor of its name and size`() throws {
    let font = try #require(UIFont(name: "Georgia-BoldItalic", size: 10))
    let descriptor = font.fontDescriptor
    expect(descriptor.fontAttributes.count, equals: 2)
    expect(descriptor.object(forKey: .name) as? String, equals: "Georgia-BoldItalic")
    expect(descriptor.symbolicTraits, equals: [.traitBold, .traitItalic])
    let same = UIFont(descriptor: descriptor, size: 0)
    expect(same == font && same.fontName == "Georgia-BoldItalic")
    let plain = try #require(descriptor.withSymbolicTraits([]))
    let regular = UIFont(descriptor: plain, size: 12)
    expect(regular.familyName == "Georgia" && !regular.isItalic && regular.weight == .regular)
  }

  @Test func `a font of a text style has the style in its descriptor`() {
    let title = UIFont.preferredFont(forTextStyle: .title1)
    let style = { (font: UIFont) in
      font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle
    }
    expect(style(title), equals: .title1)
    expect(
      title.fontDescriptor.object(forKey: .textStyle) as? String,
      equals: UIFont.TextStyle.title1.rawValue)
    expect(style(UIFont(descriptor: title.fontDescriptor, size: 0)), equals: .title1)
    expectNil(style(UIFont(descriptor: title.fontDescriptor, size: 9)))
    expectNil(style(.systemFont(ofSize: 28)))
  }

  @Test func `capital letters are lower than the ascender, small ones lower than those`() {
    let font = UIFont.systemFont(ofSize: 20)
    expect(font.xHeight < font.capHeight && font.capHeight < font.ascender && font.xHeight > 0)
  }

  @Test func `features of a font are set by type and selector`() throws {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.featureIdentifier: kLowerCaseType, .typeIdentifier: kLowerCaseSmallCapsSelector],
      [.type: kStylisticAlternativesType, .selector: kStylisticAltSixOnSelector],
      [.type: 9999, .selector: 1],
    ]
    let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor
      .addingAttributes([.featureSettings: settings])
    let font = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
    expect(font.textFont.features == ["smcp=1", "ss06=1"] && font != .systemFont(ofSize: 10))
    expect(font.withSize(12).textFont.features, equals: font.textFont.features)
    expect(UIFont(descriptor: font.fontDescriptor, size: 0), equals: font)
    expect(UIFontMetrics.default.scaledFont(for: font).textFont.features.count, equals: 2)
    expect(CTFontCopyFeatureSettings(font)?.count, equals: 2)
  }

  @Test func `a descriptor has the names of its font, also those that are not stored`() {
    let font = UIFont.boldSystemFont(ofSize: 12)
    let (bold, family) = (font.fontDescriptor, font.familyName)
    expect(bold.object(forKey: .face) as? String, equals: "Bold")
    expect(bold.object(forKey: .visibleName) as? String, equals: "\(family) Bold")
    let named = UIFontDescriptor(name: "Georgia", size: 10)
    expect(named.object(forKey: .family) as? String, equals: "Georgia")
    expect(named.object(forKey: .face) as? String, equals: "Regular")
    expect(named.object(forKey: .visibleName) as? String, equals: "Georgia")
    expect(named.object(forKey: .name) as? String, equals: "Georgia")
    expectNil(named.object(forKey: .matrix))
  }

  @Test func `a size is read as a number of any type`() {
    let sizes: [Any] = [
      12 as Int, 12 as Double, 12 as CGFloat, 12 as Float, 12 as UInt8, NSNumber(value: 12),
    ]
    for size in sizes {
      let descriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: size])
      let read = descriptor.fontAttributes[.size]
      expect(read as? Int == 12 && read as? Double == 12 && read as? CGFloat == 12)
      expect(read as? NSNumber == 12 && descriptor.pointSize == 12)
    }
    let traits = UIFont.boldSystemFont(ofSize: 9).fontDescriptor.fontAttributes[.traits]
    let weight = (traits as? [UIFontDescriptor.TraitKey: Any])?[.weight]
    expect(weight as? Double == 0.4 && weight as? NSNumber == 0.4)
  }

  @Test func `a descriptor has the size and the traits of its font`() throws {
    let named = UIFontDescriptor(name: "Georgia-BoldItalic", size: 10)
    expect(named.object(forKey: .size) as? Double, equals: 10)
    let traits = try #require(
      named.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
    expect(traits[.symbolic] as? UInt32 == 3 && traits[.slant] as? Int == 1)
    expect(traits[.weight] as? CGFloat, equals: UIFont.Weight.bold.rawValue)
  }
}
