import Foundation

/// Finds the units of a text: words, sentences, lines.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of text fields and text views. Words are letters and digits, sentences end with a
/// full stop, an exclamation mark or a question mark.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// Returns the unit around a position. At a boundary, it is the unit in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = (position as? TextOffset)?.offset else { return nil }
    let unit = units(granularity).first {
      direction.isBackward
        ? $0.lowerBound < place && place <= $0.upperBound
        : $0.lowerBound <= place && place < $0.upperBound
    }
    return unit.map { TextOffsets(NSRange($0)) }
  }

  /// Whether a unit ends at the position in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = (position as? TextOffset)?.offset else { return false }
    return units(granularity).contains {
      direction.isBackward ? $0.lowerBound == place : $0.upperBound == place
    }
  }

  /// Returns the next boundary of a unit in the direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = (position as? TextOffset)?.offset else { return nil }
    let units = units(granularity)
    let boundary =
      direction.isBackward
      ? units.map(\.lowerBound).last { $0 < place } : units.map(\.upperBound).first { $0 > place }
    return boundary.map { TextOffset($0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// The units of the text in UTF-16 code units, in order.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    switch granularity {
    case .character: return TextUnits.parts(of: text) { _, _ in true }
    case .word: return TextUnits.words(of: text)
    case .sentence: return TextUnits.parts(of: text) { TextUnits.endsSentence($0, $1) }
    case .paragraph: return TextUnits.parts(of: text) { before, _ in before.isNewline }
    case .line: return (input as? any TextEditing)?.lineRanges ?? []
    case .document: return text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }
}

/// The units of a text without its layout.
enum TextUnits {
  static func words(of text: String) -> [Range<Int>] {
    let isWord = { (character: Character) in
      character.isLetter || character.isNumber || character == "'" || character == "’"
    }
    return parts(of: text) { isWord($0) != isWord($1) }.filter { range in
      let start = text.utf16.index(text.utf16.startIndex, offsetBy: range.lowerBound)
      return isWord(text[start])
    }
  }

  static func endsSentence(_ before: Character, _ after: Character) -> Bool {
    before.isNewline || before.isWhitespace && !after.isWhitespace && after.isUppercase
  }

  /// Returns the parts of a text between the places at which `ends` returns true for the characters
  /// before and after.
  static func parts(
    of text: String, _ ends: (Character, Character) -> Bool
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, offset) = (0, 0)
    var before: Character?
    for character in text {
      if let before, ends(before, character) {
        parts.append(start..<offset)
        start = offset
      }
      offset += character.utf16.count
      before = character
    }
    if offset > start { parts.append(start..<offset) }
    return parts
  }
}
