import Foundation

/// Finds misspelled words with the dictionaries of the machine. Without a dictionary of the language
/// every word is spelled correctly, and a message says so once.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words that this object ignores.
  open var ignoredWords: [String]? = []
  private static var learned: Set<String> = []
  private static var missed: Set<String> = []

  public override nonisolated init() { super.init() }

  /// The languages that have a dictionary, such as `en_US`.
  open class var availableLanguages: [String] { SpellingFolder.languages }

  // MARK: Finding

  /// Returns the first misspelled word that begins in `range` at `startingOffset` or later, and then,
  /// with `wrapFlag`, in the rest of the range. Without one the location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = Self.dictionary(language) else { return nothing }
    let wrong = SpelledWord.all(in: stringToCheck).filter { word in
      NSIntersectionRange(word.range, range) == word.range && !isAccepted(word.text, dictionary)
    }
    let first = wrong.first { $0.range.location >= startingOffset }
    return (first ?? (wrapFlag ? wrong.first : nil))?.range ?? nothing
  }

  private func isAccepted(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
    word.contains(where: \.isNumber) || dictionary.contains(word) || Self.learned.contains(word)
      || ignoredWords?.contains(word) ?? false
  }

  private static func dictionary(_ language: String) -> SpellingDictionary? {
    if let found = SpellingFolder.dictionary(language) { return found }
    if missed.insert(language).inserted {
      Misuse.warn(
        "there is no dictionary of \(language), so no word is misspelled: install one of Hunspell's"
          + " packages, such as hunspell-en-us, or set DICPATH to a folder of dictionaries")
    }
    return nil
  }

  /// Returns words that may have been meant, the likeliest first; nil for a word that is spelled
  /// correctly.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let word = Self.part(range, of: string), let dictionary = Self.dictionary(language),
      !isAccepted(word, dictionary)
    else { return nil }
    return dictionary.guesses(for: word)
  }

  /// Returns the words that begin with a text; nil without any.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let text = Self.part(range, of: string), !text.isEmpty,
      let dictionary = Self.dictionary(language)
    else { return nil }
    let found = dictionary.completions(of: text)
    return found.isEmpty ? nil : found
  }

  private static func part(_ range: NSRange, of string: String) -> String? {
    Range(range, in: string).map { String(string[$0]) }
  }

  // MARK: Learning

  /// Ignores a word in this object.
  open func ignoreWord(_ wordToIgnore: String) {
    if ignoredWords?.contains(wordToIgnore) != true {
      ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
    }
  }

  /// Accepts a word everywhere, as long as the program runs.
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}

/// A word of a text: letters, digits, and apostrophes between them.
private struct SpelledWord {
  let text: String
  let range: NSRange

  static func all(in text: String) -> [SpelledWord] {
    var found: [SpelledWord] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard isPart(text[index]) else {
        index = text.index(after: index)
        continue
      }
      let start = index
      while index < text.endIndex, isPart(text[index]) || joins(index, in: text) {
        index = text.index(after: index)
      }
      found.append(
        SpelledWord(
          text: String(text[start..<index]).replacing("’", with: "'"),
          range: NSRange(start..<index, in: text)))
    }
    return found
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func joins(_ index: String.Index, in text: String) -> Bool {
    guard text[index] == "'" || text[index] == "’" else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next].isLetter
  }
}
