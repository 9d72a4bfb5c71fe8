import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Pictures in texts.
@MainActor
struct TextAttachmentTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  @Test func `a text is as much wider and higher as its picture is`() {
    let attachment = NSTextAttachment(image: picture(40, 60))
    let text = NSMutableAttributedString(string: "ab", attributes: font)
    let plain = text.size()
    text.append(NSAttributedString(attachment: attachment))
    expect(
      text.string == "ab\u{FFFC}" && text.containsAttachments(in: NSRange(location: 0, length: 3)))
    expect(text.size().width, equals: plain.width + 40)
    expect(text.size().height, isAbove: 60)
    attachment.bounds = CGRect(x: 0, y: -5, width: 10, height: 10)
    expect(text.size().width == plain.width + 10 && text.size().height == plain.height)
  }

  @Test func `the class of an attachment decides about its place`() {
    final class Wide: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: 77, height: 1) }
    }
    expect(NSAttributedString(attachment: Wide()).size().width, equals: 77)
  }

  @Test func `labels and text views have room for pictures`() {
    let text = NSMutableAttributedString(string: "ab", attributes: font)
    let label = UILabel()
    label.attributedText = text
    let width = label.intrinsicContentSize.width
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture(33, 20))))
    label.attributedText = text
    expect(label.intrinsicContentSize.width, equals: width + 33)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text
    let lines = view.layoutManager.usedRect(for: view.textContainer)
    expect(lines.width, isAtLeast: width + 33)
    expect(view.layoutManager.propertyForGlyph(at: 2), equals: .controlCharacter)
    expect(
      view.layoutManager.propertyForGlyph(at: 0) == []
        && view.layoutManager.propertyForGlyph(at: 9) == [])
  }

  @Test func `a template has the color of the text, and hostile sizes are limited`() {
    let attachment = NSTextAttachment(image: picture(4, 4).withRenderingMode(.alwaysTemplate))
    expect(
      attachment.picture(color: .green).image, differsFrom: attachment.picture(color: .blue).image)
    attachment.bounds = CGRect(x: 0, y: CGFloat.nan, width: CGFloat.infinity, height: -1)
    let place = attachment.picture(color: .green)
    expect(place.width == 0 && place.height <= 1 && place.rise == 0)
  }

  @Test func `the decimal separator ends a column`() {
    expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
    expect(NSTextTab.columnTerminators(for: nil).contains("."))
  }

  @Test func `a tapped picture is reported`() {
    final class Watcher: NSObject, UITextViewDelegate {
      var ranges: [NSRange] = []
      func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
      ) -> Bool {
        ranges.append(characterRange)
        return true
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let watcher = Watcher()
    view.delegate = watcher
    view.isEditable = false
    view.attributedText = NSAttributedString(attachment: NSTextAttachment(image: picture(40, 40)))
    window.addSubview(view)
    window.layoutIfNeeded()
    let fingers = Fingers(window)
    fingers.down(0, 20, 25)
    fingers.wait(30)
    fingers.lift()
    fingers.wait(500)
    expect(watcher.ranges, equals: [NSRange(location: 0, length: 1)])
  }
}
