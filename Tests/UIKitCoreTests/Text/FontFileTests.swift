import CoreGraphics
import Expectations
import Foundation
import TemporaryFolders
import Testing
import UIKit

/// Fonts of files that a program adds.
@MainActor
struct FontFileTests {
  @Test func `a file that is no font is refused with an error`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.ttf")
    func code(_ call: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) -> Int? {
      var error: Unmanaged<CFError>?
      let isDone = call(&error)
      return isDone ? nil : error?.takeRetainedValue().code
    }
    expect(code { CTFontManagerRegisterFontsForURL(file as CFURL, .process, $0) }, equals: 101)
    try Data([1, 2, 3]).write(to: file)
    expect(code { CTFontManagerRegisterFontsForURL(file as CFURL, .process, $0) }, equals: 103)
    expect(code { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, $0) }, equals: 201)
  }

  /// The bytes of a font that has only a table of names, by their numbers.
  private func font(_ names: [(kind: UInt16, text: String)]) -> Data {
    func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
    var bytes: [UInt8] = [0, 1, 0, 0] + word(1) + word(0) + word(0) + word(0)
    bytes += Array("name".utf8) + [0, 0, 0, 0] + word(0) + word(28) + word(0) + word(200)
    bytes += word(0) + word(names.count) + word(6 + 12 * names.count)
    var offset = 0
    for name in names {
      bytes += word(1) + word(0) + word(0) + word(Int(name.kind))
      bytes += word(name.text.utf8.count) + word(offset)
      offset += name.text.utf8.count
    }
    return Data(bytes + names.flatMap { Array($0.text.utf8) })
  }

  @Test func `a family has the names of its added fonts`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "icons.ttf")
    try font([(1, "Test Icons Solid"), (6, "TestIcons-Solid"), (16, "Test Icons")]).write(to: file)
    expect(UIFont.fontNames(forFamilyName: "Test Icons").isEmpty)
    expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    for family in ["Test Icons", "Test Icons Solid"] {
      expect(UIFont.fontNames(forFamilyName: family), equals: ["TestIcons-Solid"])
    }
    expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    expect(UIFont.fontNames(forFamilyName: "Test Icons").isEmpty)
  }

  @Test func `a font with a name alone is one of the machine's`() throws {
    let font = try #require(CGFont("Georgia" as CFString))
    expect(CTFontManagerRegisterGraphicsFont(font, nil))
    expectNil(font.fileBytes)
  }

  @Test func `text is neither dragged nor dropped`() {
    let (view, field) = (UITextView(), UITextField())
    expect(view.textDragInteraction == nil && field.textDropInteraction == nil)
    expect(!view.isTextDragActive && !field.isTextDropActive)
  }
}
