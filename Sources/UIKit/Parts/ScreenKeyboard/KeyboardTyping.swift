import Foundation

/// The page and the shift state of a keyboard, and the text that its keys write.
struct KeyboardTyping {
  /// Whether letters are written as capitals.
  enum Shift: Hashable {
    case off
    /// Until the next character.
    case once
    case locked
  }

  /// The change that a key makes to the text.
  enum Effect: Hashable {
    case write(String)
    /// Replaces the space before the selection by a full stop and a space.
    case fullStop
    case deleteBackward
    case nothing
  }

  private(set) var page: KeyboardPage
  private(set) var shift = Shift.off
  let rows: KeyboardRows
  private let capitals: UITextAutocapitalizationType
  /// The time of the last tap on the shift key.
  private var shiftTime = -Double.infinity
  /// The time of the last space, if no other key came after it.
  private var spaceTime = -Double.infinity
  /// Whether the user has chosen the shift state since the last character.
  private var isChosen = false
  /// Whether a mark was written on the present page. A space then shows the letters again.
  private var hasMark = false

  /// The seconds within which two taps on shift lock it, and two spaces write a full stop. Apple
  /// does not document UIKit's.
  private static let shiftTaps = 0.35
  private static let spaceTaps = 0.7

  init(rows: KeyboardRows, capitals: UITextAutocapitalizationType) {
    self.rows = rows
    self.capitals = capitals
    page = rows.firstPage
    if capitals == .allCharacters { shift = .locked }
  }

  /// Sets the shift state for the text before the selection; nil if it is not known.
  mutating func follow(_ text: String?) {
    guard !isChosen, shift != .locked else { return }
    shift = Self.beginsCapital(after: text, capitals) ? .once : .off
  }

  mutating func show(_ page: KeyboardPage) {
    self.page = page
    hasMark = false
  }

  mutating func tapShift(at time: Double) {
    switch shift {
    case .off: shift = .once
    case .once: shift = time - shiftTime < Self.shiftTaps ? .locked : .off
    case .locked: shift = .off
    }
    (shiftTime, isChosen) = (time, true)
  }

  /// Returns the change that a key makes, and changes page and shift as the key does.
  ///
  /// - Parameters:
  ///   - role: The key's role. Shift and pages have functions of their own.
  ///   - text: The text before the selection; nil if it is not known.
  ///   - time: The time in seconds.
  mutating func press(_ role: KeyboardKey.Role, after text: String?, at time: Double) -> Effect {
    let lastSpace = spaceTime
    spaceTime = -.infinity
    switch role {
    case .text(let character):
      let written = shift == .off || page != .letters ? character : character.uppercased()
      shiftUsed()
      if page == .numbers || page == .symbols {
        hasMark = true
        if character == "'" { show(rows.firstPage) }
      }
      return .write(written)
    case .space:
      shiftUsed()
      if hasMark { show(rows.firstPage) }
      if time - lastSpace < Self.spaceTaps, rows.writesFullStops, Self.endsWord(text) {
        return .fullStop
      }
      spaceTime = time
      return .write(" ")
    case .return:
      shiftUsed()
      if hasMark { show(rows.firstPage) }
      return .write("\n")
    case .delete:
      isChosen = false
      return .deleteBackward
    case .shift, .page, .nothing: return .nothing
    }
  }

  private mutating func shiftUsed() {
    isChosen = false
    if shift == .once { shift = .off }
  }

  /// Returns whether the text is a word and one space.
  private static func endsWord(_ text: String?) -> Bool {
    guard let text, text.last == " ", let letter = text.dropLast().last else { return false }
    return letter.isLetter || letter.isNumber || letter == ")" || letter == "\""
  }

  /// Returns whether the next letter is a capital.
  static func beginsCapital(
    after text: String?, _ type: UITextAutocapitalizationType
  ) -> Bool {
    guard let text else { return type == .allCharacters }
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map { $0.isWhitespace } ?? true
    case .sentences:
      guard let last = text.last else { return true }
      guard !last.isNewline else { return true }
      guard last.isWhitespace else { return false }
      guard let end = text.last(where: { !$0.isWhitespace }) else { return true }
      return end == "." || end == "!" || end == "?"
    }
  }
}
