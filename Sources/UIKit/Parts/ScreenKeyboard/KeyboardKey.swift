/// A key of the keyboard on the screen.
struct KeyboardKey: Hashable {
  /// The effect of a key.
  enum Role: Hashable {
    case text(String)
    case space, shift, delete, `return`
    /// Shows another page of keys.
    case page(KeyboardPage)
    /// An empty place of a pad.
    case nothing
  }

  var role: Role
  /// The width in columns of the keyboard.
  var columns: Double
  /// The label if it is not the text that the key writes.
  var label: String?

  init(_ role: Role, columns: Double = 1, label: String? = nil) {
    self.role = role
    self.columns = columns
    self.label = label
  }

  /// Whether the key writes a character when the finger lifts.
  var writes: Bool {
    switch role {
    case .text, .space: true
    case .shift, .delete, .return, .page, .nothing: false
    }
  }

  /// Returns a key for each character of the text.
  static func row(_ text: String, columns: Double = 1) -> [KeyboardKey] {
    text.map { KeyboardKey(.text(String($0)), columns: columns) }
  }
}

/// The pages of keys between which keys such as `123` change.
enum KeyboardPage: Hashable {
  case letters, numbers, symbols
  /// A pad of digits, and the other characters of a telephone number.
  case pad, phoneSymbols
}
