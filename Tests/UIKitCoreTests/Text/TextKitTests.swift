import Expectations
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Storages and layout managers, with the plain measurer: letters are half as wide as the font is
/// high, lines 1.2 times as high.
@MainActor struct TextKitTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 60, height: 0))

  private func storage(_ text: String) -> NSTextStorage {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return storage
  }

  @Test func `a layout manager finds lines, glyphs and characters`() {
    let storage = storage("aaaa bbbb cccc\ndd")
    expect(storage.layoutManagers.first === manager && manager.textStorage === storage)
    expect(manager.numberOfGlyphs, equals: 17)
    expect(manager.glyphRange(for: container), equals: NSRange(location: 0, length: 17))
    // Two letters of padding are part of the used rectangle.
    expect(manager.usedRect(for: container), equals: CGRect(x: 0, y: 0, width: 55, height: 36))
    var range = NSRange()
    expect(
      manager.lineFragmentRect(forGlyphAt: 11, effectiveRange: &range),
      equals: CGRect(x: 0, y: 12, width: 60, height: 12))
    expect(range, equals: NSRange(location: 10, length: 5))
    expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 4), in: container),
      equals: CGRect(x: 30, y: 0, width: 20, height: 12))
    expect(manager.location(forGlyphAt: 11), equals: CGPoint(x: 10, y: 9.5))
    var fraction: CGFloat = 0
    expect(
      manager.characterIndex(
        for: CGPoint(x: 17, y: 15), in: container,
        fractionOfDistanceBetweenInsertionPoints: &fraction), equals: 12)
    expect(abs(fraction - 0.4), isBelow: 1e-9)
    expect(manager.glyphIndex(for: CGPoint(x: 300, y: 300), in: container), equals: 16)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 12)) {
      _, _, _, range, _ in lines.append(range)
    }
    expect(lines, equals: [NSRange(location: 0, length: 10), NSRange(location: 10, length: 5)])
  }

  @Test func `text flows from one container into the next`() {
    let storage = storage("aaaa bbbb cccc dddd eeee")
    container.size = CGSize(width: 40, height: 30)
    let next = NSTextContainer(size: CGSize(width: 60, height: 100))
    manager.addTextContainer(next)
    expect(manager.glyphRange(for: container), equals: NSRange(location: 0, length: 10))
    expect(manager.glyphRange(for: next), equals: NSRange(location: 10, length: 14))
    expect(manager.textContainer(forGlyphAt: 12, effectiveRange: nil) === next)
    container.maximumNumberOfLines = 1
    expect(manager.glyphRange(for: container).length, equals: 5)
    storage.deleteCharacters(in: NSRange(location: 0, length: 20))
    expect(manager.glyphRange(for: container).length, equals: 4)
  }

  private final class Listener: NSTextStorageDelegate {
    var heard: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      heard.append(
        "\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  @Test func `edits are reported once for each group`() {
    let storage = storage("abcdef")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "x")
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    storage.beginEditing()
    storage.append(NSAttributedString(string: "gh"))
    storage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 1))
    storage.endEditing()
    expect(storage.string, equals: "axdefgh")
    expect(listener.heard, equals: ["2 1+1 -1", "1 0+2 0", "3 0+7 2"])
    expectNil(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil))
    expect(
      storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, equals: .red)
  }

  /// A storage with its own text, as documentation describes it.
  private final class OwnStorage: NSTextStorage {
    private let text = NSMutableAttributedString()

    override var string: String { text.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      text.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override func processEditing() {
      let whole = string as NSString
      for word in ["red", "RED"] {
        let range = whole.range(of: word)
        if range.location != NSNotFound {
          text.addAttribute(.foregroundColor, value: UIColor.red, range: range)
        }
      }
      super.processEditing()
    }
  }

  @Test func `a storage with its own text feeds a text view`() throws {
    let storage = OwnStorage()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    expect(view.textStorage === storage && view.layoutManager === manager)
    storage.append(
      NSAttributedString(string: "a red", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    expect(view.text == "a red" && storage.length == 5)
    expect(manager.glyphRange(for: container).length, equals: 5)
    expect(container.size.width, equals: 100)
    let block = try #require(view.label.layer.contents as? TextBlock)
    expect(block.runs.map(\.text), equals: ["a ", "red"])
    expect(block.runs.last?.color, equals: UIColor.red.cgColor)
  }

  @Test func `a text view and its storage have one text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.font = .systemFont(ofSize: 10)
    view.text = "words"
    expect(view.textStorage.string, equals: "words")
    expect(
      view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
      equals: .systemFont(ofSize: 10))
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    view.insertText("!")
    expect(view.textStorage.string == "words!" && view.text == "words!")
    expect(
      view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
      equals: .red)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "o")
    expect(view.text == "o!" && view.selectedRange == NSRange(location: 2, length: 0))
    expect(
      view.layoutManager.usedRect(for: view.textContainer),
      equals: CGRect(x: 0, y: 0, width: 20, height: 12))
  }

  private final class Marker: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      UIColor.yellow.setFill()
      for container in textContainers {
        enumerateEnclosingRects(
          forGlyphRange: NSRange(location: 0, length: 2), withinSelectedGlyphRange: NSRange(),
          in: container
        ) { rect, _ in
          UIBezierPath(rect: rect.offsetBy(dx: origin.x, dy: origin.y)).fill()
        }
      }
    }
  }

  @Test func `a layout manager of a subclass draws the text of its view`() throws {
    let marker = Marker()
    let storage = NSTextStorage(
      string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    storage.addLayoutManager(marker)
    marker.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
    view.layoutIfNeeded()
    let canvas = try #require(view.subviews.last)
    canvas.layer.displayIfNeeded()
    let drawing = try #require(canvas.layer.contents as? Drawing)
    let frames = drawing.steps.compactMap { step -> CGRect? in
      switch step {
      case .fill(let path, _, _, _): CGPath(steps: path).boundingBox
      case .picture(let content, let frame, _, _): content.base is TextBlock ? frame : nil
      default: nil
      }
    }
    expect(
      frames,
      equals: [
        CGRect(x: 5, y: 8, width: 10, height: 12), CGRect(x: 5, y: 8, width: 90, height: 12),
      ])
  }
}
