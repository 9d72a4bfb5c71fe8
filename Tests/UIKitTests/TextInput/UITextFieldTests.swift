import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// A line of text, and the views beside it.
@MainActor struct UITextFieldTests {
  private func scene() -> (UIWindow, UITextField, Fingers) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    window.addSubview(field)
    window.layoutIfNeeded()
    return (window, field, Fingers(window))
  }

  @Test func `a new one has no border, and text of 17 points`() {
    let field = UITextField()
    expect(field.borderStyle, equals: .none)
    expect(field.font?.pointSize, equals: 17)
    expectNil(field.backgroundColor)
    field.borderStyle = .roundedRect
    expect(field.layer.borderWidth, equals: 0.5)
    expect(field.intrinsicContentSize.height, equals: 34)
  }

  @Test func `the text of a field is never nil`() {
    let field = UITextField()
    expect(field.text, equals: "")
    field.text = "words"
    field.text = nil
    expect(field.text, equals: "")
  }

  @Test func `a tap begins editing, and a button clears`() {
    let (window, field, fingers) = scene()
    field.text = "words"
    field.clearButtonMode = .whileEditing
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    window.layoutIfNeeded()
    expect(field.textRect(forBounds: field.bounds).width, equals: 200)
    fingers.down(0, 50, 30)
    fingers.lift()
    expect(field.isEditing)
    window.layoutIfNeeded()
    expect(field.textRect(forBounds: field.bounds).width, equals: 176)
    fingers.down(0, 200, 30)
    fingers.lift()
    expect(field.text?.isEmpty, equals: true)
    expect(changes, equals: 1)
  }

  @Test func `views at both ends take room while they are shown`() {
    let (window, field, _) = scene()
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    window.layoutIfNeeded()
    expectNil(field.leftView?.superview)
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .unlessEditing
    window.layoutIfNeeded()
    expect(field.leftView?.frame, equals: CGRect(x: 0, y: 10, width: 30, height: 20))
    expect(field.rightView?.frame, equals: CGRect(x: 180, y: 10, width: 20, height: 20))
    expect(
      field.textRect(forBounds: field.bounds), equals: CGRect(x: 30, y: 0, width: 150, height: 40))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    expectNil(field.rightView?.superview)
  }

  @Test func `a subclass says where the text lies`() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 5) }
    }
    let (window, _, _) = scene()
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.text = "a"
    window.addSubview(field)
    window.layoutIfNeeded()
    let label = field.subviews.compactMap { $0 as? UILabel }.first
    expect(label?.frame, equals: CGRect(x: 20, y: 5, width: 60, height: 30))
  }

  @Test func `the form with a reason replaces the other`() {
    class Plain: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    }
    final class Both: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { heard.append("ended by \(reason)") }
    }
    let (_, field, _) = scene()
    let (plain, both) = (Plain(), Both())
    for delegate in [plain, both] as [any UITextFieldDelegate] {
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    expect(plain.heard == ["ended"] && both.heard == ["ended by committed"])
  }

  @Test func `a placeholder with attributes does not set the overridden placeholder`() {
    final class Floating: UITextField {
      var sets = 0

      override var placeholder: String? {
        didSet {
          sets += 1
          attributedPlaceholder = placeholder.map {
            NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.red])
          }
        }
      }
    }
    let field = Floating()
    field.placeholder = "Name"
    expect(field.sets == 1 && field.placeholder == "Name")
    let color = field.attributedPlaceholder?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    expect(color as? UIColor, equals: .red)
    field.placeholder = nil
    expect(field.sets == 2 && field.attributedPlaceholder == nil)
  }

  @Test func `each rectangle of a subclass is moved once`() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
    }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    let plain = UITextField().textRect(forBounds: bounds)
    expect(Padded().textRect(forBounds: bounds), equals: plain.insetBy(dx: 10, dy: 0))
    expect(Padded().editingRect(forBounds: bounds), equals: plain.insetBy(dx: 10, dy: 0))
  }
}
