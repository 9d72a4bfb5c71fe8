import Expectations
import Testing
import UIKit

/// A view that has none of the traits of text input, which are optional on iOS.
@MainActor
struct TextInputTraitTests {
  private final class Tag: UIView, UIKeyInput {
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test func `it has the defaults`() {
    let tag: any UITextInputTraits = Tag()
    expect(tag.keyboardType == .default && tag.returnKeyType == .default)
    expect(tag.keyboardAppearance == .default && tag.autocapitalizationType == .sentences)
    expect(tag.autocorrectionType == .default && tag.spellCheckingType == .default)
    expect(tag.smartQuotesType == .default && tag.smartDashesType == .default)
    expect(tag.smartInsertDeleteType == .default && tag.textContentType == nil)
    expect(!tag.enablesReturnKeyAutomatically && !tag.isSecureTextEntry)
  }

  @Test func `setting a trait that it lacks changes nothing`() {
    let tag = Tag()
    tag.keyboardType = .numberPad
    tag.isSecureTextEntry = true
    expect(tag.keyboardType == .default && !tag.isSecureTextEntry)
  }

  @Test func `a text field stores its own traits`() {
    let field: any UITextInputTraits = UITextField()
    field.keyboardType = .numberPad
    expect(field.keyboardType, equals: .numberPad)
  }

  private final class PinField: UIView, UIKeyInput {
    var keyboardType = UIKeyboardType.numberPad
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test func `a view that takes keys has the traits that it declares`() {
    let field: any UIKeyInput = PinField()
    expect(field.keyboardType, equals: .numberPad)
  }
}
