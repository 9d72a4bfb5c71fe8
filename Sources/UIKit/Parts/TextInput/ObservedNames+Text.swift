extension ObservedNames {
  static let text = [ObservedNames(UITextField.self, ["text": \UITextField.text])]
}
