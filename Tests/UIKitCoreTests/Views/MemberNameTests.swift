import Expectations
import Foundation
import Testing
import UIKit

/// Members that published sources use and that no other test names.
@MainActor
struct MemberNameTests {
  @Test func `an action that is performed sees its sender`() {
    let view = UIView()
    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender as AnyObject?) }
    action.performWithSender(view, target: nil)
    action.performWithSender(nil, target: nil)
    expect(senders.count == 2 && senders[0] === view && senders[1] === action)
    expectNil(action.sender)
  }

  @Test func `the attributed name of a reader's action is its name`() {
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
    expect(action.attributedName.string, equals: "Delete")
    action.attributedName = NSAttributedString(string: "Erase", attributes: [.kern: 2])
    expect(action.name, equals: "Erase")
  }

  @Test func `a page of a page control has an image while it is the current one`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 5)).image { _ in }
    let control = UIPageControl()
    control.numberOfPages = 3
    control.setCurrentPageIndicatorImage(image, forPage: 1)
    expect(control.currentPageIndicatorImage(forPage: 1) === image)
    expectNil(control.currentPageIndicatorImage(forPage: 0))
    expectNil(control.indicatorImage(forPage: 1))
  }

  @Test func `a paragraph's places for line breaks are copied`() {
    let style = NSMutableParagraphStyle()
    expect(style.lineBreakStrategy.isEmpty)
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    let copy = style.copy() as? NSParagraphStyle
    expect(copy?.lineBreakStrategy, equals: [.pushOut, .hangulWordPriority])
    expect(NSParagraphStyle.LineBreakStrategy.standard.contains(.pushOut))
  }

  @Test func `a part of a search becomes a token before the text`() throws {
    let field = UISearchTextField()
    field.text = "from me yesterday"
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 8))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "from me"), at: 0)
    expect(field.text == "yesterday" && field.tokens.count == 1)
    let place = field.positionOfToken(at: 0)
    expect(field.compare(place, to: field.beginningOfDocument), equals: .orderedSame)
  }

  @Test func `a field and a text view know the looks of their text`() {
    let field = UITextField()
    field.textColor = .red
    let start = field.beginningOfDocument
    expect(field.textStyling(at: start, in: .forward)?[.foregroundColor] as? UIColor, equals: .red)
    let view = UITextView()
    view.typingAttributes = [.kern: 4]
    expect(view.textStyling(at: view.beginningOfDocument, in: .forward)?[.kern] as? Int, equals: 4)
  }
}
