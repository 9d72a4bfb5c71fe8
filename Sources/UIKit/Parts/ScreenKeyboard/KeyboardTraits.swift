import Foundation

/// The traits of a text input that change the keyboard.
struct KeyboardTraits: Hashable {
  private let type: UIKeyboardType
  private let returnKey: UIReturnKeyType
  let capitals: UITextAutocapitalizationType
  let isDark: Bool
  let isSecure: Bool
  /// Whether the return key has no effect while there is no text.
  let needsTextForReturn: Bool

  /// Reads the traits of a responder; one without traits gets the default keyboard.
  @MainActor
  init(of responder: UIResponder) {
    let traits = responder as? any UITextInputTraits
    type = traits?.keyboardType ?? .default
    returnKey = traits?.returnKeyType ?? .default
    isSecure = traits?.isSecureTextEntry ?? false
    let writesNames = type != .emailAddress && type != .URL && !isSecure
    capitals = writesNames ? traits?.autocapitalizationType ?? .sentences : .none
    isDark = traits?.keyboardAppearance == .dark
    needsTextForReturn = traits?.enablesReturnKeyAutomatically ?? false
  }

  var rows: KeyboardRows { KeyboardRows(type: type) }

  var returnTitle: String {
    switch returnKey {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo!"
    case .done: "done"
    case .emergencyCall: "emergency"
    case .continue: "continue"
    }
  }

  /// Whether the return key is drawn in blue.
  var tintsReturn: Bool { returnKey != .default && returnKey != .next }
}
