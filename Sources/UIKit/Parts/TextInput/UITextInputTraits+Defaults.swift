import PantographObjects

// The traits are optional on iOS. A type without one of them has the default.
extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { .default }
    set { isNotStored("keyboardType") }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set { isNotStored("returnKeyType") }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set { isNotStored("keyboardAppearance") }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set { isNotStored("autocapitalizationType") }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set { isNotStored("autocorrectionType") }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { isNotStored("spellCheckingType") }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set { isNotStored("smartQuotesType") }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set { isNotStored("smartDashesType") }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set { isNotStored("smartInsertDeleteType") }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set { isNotStored("enablesReturnKeyAutomatically") }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set { isNotStored("isSecureTextEntry") }
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set { isNotStored("textContentType") }
  }

  private func isNotStored(_ name: String) {
    Misuse.warn("\(type(of: self)) declares no \(name), so that setting it changes nothing")
  }
}
