import Expectations
import Testing

@testable import UIKit

@MainActor
struct FontFaceTests {
  @Test(arguments: [
    ("Georgia-Bold", "Georgia", UIFont.Weight.bold, false),
    ("HelveticaNeue-UltraLightItalic", "HelveticaNeue", .ultraLight, true),
    ("Avenir-HeavyOblique", "Avenir", .heavy, true), ("Arial-BoldMT", "Arial", .bold, false),
    ("ArialMT", "Arial", .regular, false), ("Avenir-Book", "Avenir", .regular, false),
    ("AvenirNext-DemiBold", "AvenirNext", .semibold, false),
    ("TimesNewRomanPS-BoldItalicMT", "TimesNewRomanPS", .bold, true),
    ("HoeflerText-Black", "HoeflerText", .black, false),
  ])
  func `a name is taken apart into family and face`(
    name: String, family: String, weight: UIFont.Weight, isItalic: Bool
  ) throws {
    let font = try #require(UIFont(name: name, size: 20))
    expect(font.familyName == family && font.weight == weight && font.isItalic == isItalic)
    expect(font.fontName == name && font.withSize(9).fontName == name)
  }

  @Test(arguments: ["DejaVu Sans", "Font-Awesome", "A-B-C", "-", "Bold", "MT", "X-"])
  func `another name is that of a family`(name: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    expect(font.familyName == name && font.weight == .regular && !font.isItalic)
  }

  @Test(arguments: [
    ("HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic"),
    ("Georgia-Bold", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"),
    ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"),
    ("ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"),
    ("DejaVu Serif", "DejaVuSerif-Bold", "DejaVuSerif-Italic", "DejaVuSerif-BoldItalic"),
  ])
  func `another face of a font has the name of that face`(
    name: String, bold: String, italic: String, both: String
  ) throws {
    let descriptor = try #require(UIFont(name: name, size: 20)).fontDescriptor
    let faces: [(UIFontDescriptor.SymbolicTraits, String)] = [
      (.traitBold, bold), (.traitItalic, italic), ([.traitBold, .traitItalic], both),
    ]
    for (traits, name) in faces {
      let changed = try #require(descriptor.withSymbolicTraits(traits))
      expect(UIFont(descriptor: changed, size: 0).fontName, equals: name)
      expect(changed.postscriptName, equals: name)
      expect(UIFont(name: name, size: 20)?.fontDescriptor.symbolicTraits, equals: traits)
    }
    let semibold = descriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]
    ])
    expect(semibold.postscriptName.contains("-SemiBold"))
  }
}
