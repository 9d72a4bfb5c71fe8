import Expectations
import Foundation
import Testing
import UIKit

/// Foundation compares attribute values by CoreFoundation's function, which ends the program for some objects.
@MainActor
struct AttributeValueTests {
  static let pairs: [(NSAttributedString.Key, Any, Any)] = [
    (.foregroundColor, UIColor(white: 0.5, alpha: 1), UIColor(white: 1, alpha: 1)),
    (.font, UIFont.systemFont(ofSize: 15), UIFont.boldSystemFont(ofSize: 12)),
    (.paragraphStyle, NSParagraphStyle(), centered),
    (
      NSAttributedString.Key("image"), UIImage(systemName: "trash") ?? UIImage(),
      UIImage(systemName: "star") ?? UIImage()
    ),
    (
      NSAttributedString.Key("descriptor"), UIFont.systemFont(ofSize: 9).fontDescriptor,
      UIFont.systemFont(ofSize: 10).fontDescriptor
    ),
  ]

  private static var centered: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }

  @Test(arguments: 0..<5) func `a value can replace another value of its kind`(_ index: Int) {
    let (key, old, new) = Self.pairs[index]
    let whole = NSRange(location: 0, length: 6)
    let text = NSMutableAttributedString(string: "abcdef", attributes: [key: old])
    text.addAttribute(key, value: new, range: NSRange(location: 2, length: 2))
    expect(text.attribute(key, at: 2, effectiveRange: nil) as AnyObject === new as AnyObject)
    text.addAttribute(key, value: new, range: whole)
    text.append(NSAttributedString(string: "g", attributes: [key: old]))
    text.append(NSAttributedString(string: "h", attributes: [key: new]))
    var runs = 0
    text.enumerateAttribute(key, in: NSRange(location: 0, length: 8)) { _, _, _ in runs += 1 }
    expect(runs, equals: 3)
  }

  @Test func `equal colors make one run`() {
    let text = NSMutableAttributedString(
      string: "abcdef", attributes: [.foregroundColor: UIColor(white: 0.5, alpha: 1)])
    text.addAttribute(
      .foregroundColor, value: UIColor(white: 0.5, alpha: 1), range: NSRange(location: 2, length: 2)
    )
    var range = NSRange()
    _ = text.attribute(
      .foregroundColor, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 6))
    expect(range.length, equals: 6)
  }
}
