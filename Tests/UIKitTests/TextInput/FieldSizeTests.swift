import Expectations
import Testing
import UIKit

/// Sizes of fields, and search bars from right to left.
@MainActor
struct FieldSizeTests {
  @Test func `a field fits its text, whatever room there is`() {
    let field = UITextField(frame: CGRect(x: 10, y: 20, width: 300, height: 100))
    field.text = "Text"
    field.borderStyle = .roundedRect
    expect(field.sizeThatFits(.zero), equals: field.intrinsicContentSize)
    expect(field.sizeThatFits(CGSize(width: 9, height: 999)), equals: field.intrinsicContentSize)
    field.sizeToFit()
    expect(
      field.frame, equals: CGRect(origin: CGPoint(x: 10, y: 20), size: field.intrinsicContentSize))
    expect(field.frame.width < 100 && field.frame.height == 34)
    field.text = "A longer text"
    let short = field.frame.width
    field.sizeToFit()
    expect(field.frame.width, isAbove: short)
  }

  @Test func `an override of the area of the text changes the size of the field`() {
    final class PaddedField: UITextField {
      var padding = UIEdgeInsets.zero
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: padding)
      }
    }
    final class AskingField: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: bounds.width - intrinsicContentSize.width, height: bounds.height)
      }
    }
    let field = PaddedField()
    field.text = "Text"
    let size = field.intrinsicContentSize
    field.padding = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
    expect(
      field.intrinsicContentSize, equals: CGSize(width: size.width + 30, height: size.height + 10))
    field.padding = UIEdgeInsets(top: -4, left: 0, bottom: -4, right: 0)
    expect(field.intrinsicContentSize.height, equals: size.height - 8)
    let asking = AskingField().intrinsicContentSize
    expect(asking.height, equals: UITextField().intrinsicContentSize.height)
  }

  @Test func `a search bar from right to left has its button at the left`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.showsCancelButton = true
    bar.showsBookmarkButton = true
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let (left, width) = (field.frame.minX, field.frame.width)
    expect(left == 16 && field.frame.maxX < 304)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    expect(field.frame.maxX == 304 && field.frame.width == width)
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    expect(buttons.contains { $0.title(for: .normal) == "Cancel" && $0.frame.minX == 16 })
    expect(buttons.contains { $0.image(for: .normal) != nil && $0.frame.minX == field.frame.minX })
  }
}
