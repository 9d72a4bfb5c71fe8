extension ObservedNames {
  static let text = [
    ObservedNames(
      UITextField.self,
      [
        "text": \UITextField.text, "attributedText": \UITextField.attributedText,
        "placeholder": \UITextField.placeholder, "font": \UITextField.font,
        "delegate": \UITextField.delegate,
      ]),
    ObservedNames(
      UITextView.self,
      [
        "text": \UITextView.text, "attributedText": \UITextView.attributedText,
        "font": \UITextView.font, "textColor": \UITextView.textColor,
        "textAlignment": \UITextView.textAlignment,
        "textContainerInset": \UITextView.textContainerInset,
      ]),
  ]
}
