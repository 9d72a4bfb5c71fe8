/// The places at which a word may be divided.
///
/// A word is divided between two consonants that stand between vowels, or before a single consonant
/// between vowels. No language's dictionary is consulted.
enum Hyphenation {
  /// The least numbers of letters before and after a hyphen, the usual minimum of English.
  private static let (leastBefore, leastAfter) = (2, 3)

  private static let vowels: Set<Character> = [
    "a", "e", "i", "o", "u", "y", "ä", "ö", "ü", "á", "é", "í", "ó", "ú", "à", "è", "ì", "ò", "ù",
    "â", "ê", "î", "ô", "û", "å", "æ", "ø",
  ]

  /// Consonants that stand for one sound, or that begin a syllable together.
  private static let pairs: Set<String> = [
    "ch", "sh", "th", "ph", "wh", "ck", "qu", "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr",
    "pl", "pr", "tr",
  ]

  /// Returns the numbers of letters that may stand before a hyphen, in ascending order.
  static func breaks(in word: [Character]) -> [Int] {
    let letters = word.flatMap { $0.lowercased().prefix(1) }
    guard letters.count == word.count, word.count >= leastBefore + leastAfter else { return [] }
    func isVowel(_ index: Int) -> Bool { vowels.contains(letters[index]) }
    var breaks: [Int] = []
    var index = 1
    while index < letters.count {
      guard isVowel(index - 1), !isVowel(index) else {
        index += 1
        continue
      }
      var end = index
      while end < letters.count, !isVowel(end) { end += 1 }
      // Consonants at the end of a word belong to its last syllable.
      guard end < letters.count else { break }
      let consonants = end - index
      let isPair =
        consonants > 1 && pairs.contains(String(letters[(end - 2)..<end]))
      breaks.append(end - (isPair ? 2 : 1))
      index = end
    }
    return breaks.filter { $0 >= leastBefore && word.count - $0 >= leastAfter }
  }
}
