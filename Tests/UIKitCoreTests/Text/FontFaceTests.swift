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
}
