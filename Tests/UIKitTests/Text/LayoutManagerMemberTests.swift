import CoreGraphics
import Foundation
import Testing
import UIKit

/// Containers, glyphs and lines of a layout manager.
@MainActor
@Suite struct LayoutManagerMemberTests {
  private final class Ear: NSObject, NSLayoutManagerDelegate {
    var count = 0

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { count += 1 }
  }

  private func layout(_ text: String) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 500))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func `containers are inserted and removed`() {
    let (storage, manager, container) = layout("one\ntwo")
    let first = NSTextContainer(size: CGSize(width: 50, height: 50))
    manager.insertTextContainer(first, at: 0)
    #expect(manager.textContainers.map { $0 === first } == [true, false])
    #expect(first.layoutManager === manager)
    manager.removeTextContainer(at: 0)
    #expect(manager.textContainers.count == 1 && manager.textContainers[0] === container)
    #expect(first.layoutManager == nil)
    storage.removeLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty && manager.textStorage == nil)
  }

  @Test func `each call that ensures a layout lays out, and each change invalidates it`() {
    let (_, manager, container) = layout("text")
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
      #expect(ear.count == before + index + 1)
    }
  }

  @Test func `a glyph is a character, and is valid within the text`() {
    let (_, manager, _) = layout("text")
    #expect(manager.glyphIndexForCharacter(at: 3) == 3)
    #expect(manager.characterIndexForGlyph(at: 2) == 2)
    #expect(manager.isValidGlyphIndex(3) && !manager.isValidGlyphIndex(4))
    #expect(!manager.isValidGlyphIndex(-1))
  }

  @Test func `the used part of a line is narrower than the line`() {
    let (_, manager, _) = layout("text\n")
    var range = NSRange()
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: &range)
    #expect(used.width < line.width && used.width > 0 && used.height == line.height)
    #expect(range.location == 0 && range.length == 5)
    let extra = manager.extraLineFragmentRect
    #expect(extra.minY == line.maxY && extra.height > 0)
    #expect(layout("text").1.extraLineFragmentRect == .zero)
  }

  @Test func `only the lines with glyphs of the range are drawn`() {
    let (_, manager, _) = layout("M\nM\nM")
    func steps(_ length: Int) -> Int {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: length), at: .zero)
      }
      guard case .drawing(let drawing) = image.cgImage?.content else { return -1 }
      return drawing.steps.count
    }
    #expect(steps(0) < steps(1) && steps(1) < steps(5))
  }
}
