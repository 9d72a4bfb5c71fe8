import Foundation

extension UITextView: PrintedContent, NamedByText {
  var textName: String? { text }

  var contentWords: [String] { ["text \(QuotedText(text ?? ""))"] }
}

extension UITextField: NamedByText {
  var textName: String? {
    text?.isEmpty == false && !isSecureTextEntry ? text : placeholder
  }

  var fieldWords: [String] {
    let text = text ?? ""
    var words = [
      isSecureTextEntry ? "secure text of \(text.count)" : "text \(QuotedText(text))"
    ]
    if let placeholder { words.append("placeholder \(QuotedText(placeholder))") }
    if isFirstResponder { words.append("editing") }
    return words
  }
}
