import Foundation

/// Attributes for screen readers and for keyboards.
extension StoryboardBuilder {
  func configureAccessibility(_ view: UIView, _ element: StoryboardElement) {
    guard let settings = element.child(key: "accessibilityConfiguration") else { return }
    if let name = settings["identifier"] { view.accessibilityIdentifier = name }
    if let text = settings["label"] { view.accessibilityLabel = text }
    if let text = settings["hint"] { view.accessibilityHint = text }
    if let flag = settings.child(key: "isElement")?.flag("value") {
      view.isAccessibilityElement = flag
    }
    if let traits = settings.child(key: "traits") { view.accessibilityTraits = Self.traits(traits) }
  }

  private static func traits(_ element: StoryboardElement) -> UIAccessibilityTraits {
    let values: [(Bool?, UIAccessibilityTraits)] = [
      (element.flag("button"), .button), (element.flag("link"), .link),
      (element.flag("image"), .image), (element.flag("selected"), .selected),
      (element.flag("playsSound"), .playsSound), (element.flag("keyboardKey"), .keyboardKey),
      (element.flag("staticText"), .staticText), (element.flag("header"), .header),
      (element.flag("summaryElement"), .summaryElement),
      (element.flag("notEnabled"), .notEnabled), (element.flag("searchField"), .searchField),
      (element.flag("updatesFrequently"), .updatesFrequently),
      (element.flag("startsMediaSession"), .startsMediaSession),
      (element.flag("adjustable"), .adjustable),
      (element.flag("allowsDirectInteraction"), .allowsDirectInteraction),
      (element.flag("causesPageTurn"), .causesPageTurn),
    ]
    return values.reduce(into: []) { if $1.0 == true { $0.insert($1.1) } }
  }

  // MARK: Text input

  /// Reads the `<textInputTraits>` of a text field, a text view or a search bar.
  func configureTraits(
    of input: some UITextInputTraits, _ element: StoryboardElement
  ) throws(StoryboardError) {
    guard let traits = element.child(key: "textInputTraits") else { return }
    input.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    if let flag = traits.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = flag
    }
    // Interface Builder leaves out the value for no capital letters.
    input.autocapitalizationType = .none
    if let name = traits["autocapitalizationType"] {
      input.autocapitalizationType = try named(
        name, InterfaceNames.capitals, "autocapitalization", traits)
    }
    if let name = traits["keyboardType"] {
      input.keyboardType = try named(name, InterfaceNames.keyboards, "type of keyboard", traits)
    }
    if let name = traits["keyboardAppearance"] {
      input.keyboardAppearance = try named(
        name, InterfaceNames.keyboardLooks, "appearance of keyboards", traits)
    }
    if let name = traits["returnKeyType"] {
      input.returnKeyType = try named(name, InterfaceNames.returnKeys, "return key", traits)
    }
    if let name = traits["textContentType"] {
      input.textContentType = UITextContentType(rawValue: name)
    }
    if let flag = Self.isYes(traits["autocorrectionType"]) {
      input.autocorrectionType = flag ? .yes : .no
    }
    if let flag = Self.isYes(traits["spellCheckingType"]) {
      input.spellCheckingType = flag ? .yes : .no
    }
    if let flag = Self.isYes(traits["smartQuotesType"]) {
      input.smartQuotesType = flag ? .yes : .no
    }
    if let flag = Self.isYes(traits["smartDashesType"]) {
      input.smartDashesType = flag ? .yes : .no
    }
    if let flag = Self.isYes(traits["smartInsertDeleteType"]) {
      input.smartInsertDeleteType = flag ? .yes : .no
    }
  }

  /// Returns the choice of a trait; nil for the default.
  private static func isYes(_ text: String?) -> Bool? {
    switch text {
    case "yes": true
    case "no": false
    default: nil
    }
  }
}

extension InterfaceNames {
  static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]
  static let keyboardLooks: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]
  static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
