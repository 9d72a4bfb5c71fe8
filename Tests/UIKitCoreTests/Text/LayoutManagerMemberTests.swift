import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

/// Containers, glyphs and lines of a layout manager.
@MainActor
struct LayoutManagerMemberTests {
  private final class Ear: NSObject, NSLayoutManagerDelegate {
    var count = 0

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { count += 1 }
  }

  /// A text with a layout manager and one container.
  @MainActor
  private struct Page {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 500))

    init(_ text: String) {
      storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
  }

  @Test func `containers are inserted and removed`() {
    let page = Page("one\ntwo")
    let (storage, manager, container) = (page.storage, page.manager, page.container)
    let first = NSTextContainer(size: CGSize(width: 50, height: 50))
    manager.insertTextContainer(first, at: 0)
    expect(manager.textContainers.map { $0 === first }, equals: [true, false])
    expect(first.layoutManager === manager)
    manager.removeTextContainer(at: 0)
    expect(manager.textContainers.count == 1 && manager.textContainers[0] === container)
    expectNil(first.layoutManager)
    storage.removeLayoutManager(manager)
    expect(storage.layoutManagers.isEmpty && manager.textStorage == nil)
  }

  @Test func `each call that ensures a layout lays out, and each change invalidates it`() {
    let page = Page("text")
    let (manager, container) = (page.manager, page.container)
    let (ear, range) = (Ear(), NSRange(location: 0, length: 4))
    manager.delegate = ear
    let calls: [() -> Void] = [
      { manager.ensureLayout(for: container) }, { manager.ensureLayout(forGlyphRange: range) },
      { manager.ensureLayout(forCharacterRange: range) },
      { manager.ensureGlyphs(forGlyphRange: range) },
    ]
    manager.textContainerChangedGeometry(container)
    let before = ear.count
    for (index, call) in calls.enumerated() {
      call()
      // Only a layout that exists is reported as invalid.
      index % 2 == 0
        ? manager.textContainerChangedGeometry(container)
        : manager.invalidateDisplay(forCharacterRange: range)
      expect(ear.count == before + index + 1 && page.storage.length == 4)
    }
  }

  @Test func `a glyph is a character, and is valid within the text`() {
    let page = Page("text")
    expect(page.manager.glyphIndexForCharacter(at: 3), equals: 3)
    expect(page.manager.characterIndexForGlyph(at: 2), equals: 2)
    expect(page.manager.isValidGlyphIndex(3) && !page.manager.isValidGlyphIndex(4))
    expect(!page.manager.isValidGlyphIndex(-1))
  }

  @Test func `the used part of a line is narrower than the line`() {
    let page = Page("text\n")
    var range = NSRange()
    let line = page.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let used = page.manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: &range)
    expect(used.width < line.width && used.width > 0 && used.height == line.height)
    expect(range.location == 0 && range.length == 5)
    let extra = page.manager.extraLineFragmentRect
    expect(extra.minY == line.maxY && extra.height > 0)
    let plain = Page("text")
    expect(plain.manager.extraLineFragmentRect == .zero && plain.storage.length == 4)
  }

  @Test func `glyphs are drawn if the range has any`() {
    let page = Page("M\nM\nM")
    func steps(_ length: Int) -> Int {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        page.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: length), at: .zero)
      }
      guard case .drawing(let drawing) = image.cgImage?.content else { return -1 }
      return drawing.steps.count
    }
    expect(steps(0) < steps(1) && steps(0) < steps(5) && page.storage.length == 5)
  }
}
