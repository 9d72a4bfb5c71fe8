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
