import Foundation

/// The words of a language, with the rules by which they take endings.
struct SpellingDictionary {
  /// The flags of each listed word.
  private var words: [String: Set<String>] = [:]
  private let rules: SpellingRules

  /// Reads a word list: the text of a Hunspell dictionary, or one word on each line.
  init(words text: String, rules: SpellingRules) {
    self.rules = rules
    for line in text.split(whereSeparator: \.isNewline) {
      let entry = line.prefix { !$0.isWhitespace }
      let parts = entry.split(separator: "/", maxSplits: 1)
      guard let word = parts.first, word.contains(where: \.isLetter) else { continue }
      let flags = parts.count > 1 ? rules.flags(parts[1]) : []
      words[String(word), default: []].formUnion(flags)
    }
  }

  /// Returns whether the word is one of the language: as it is written, or in small letters at the
  /// beginning of a sentence or in a title.
  func contains(_ word: String) -> Bool {
    if isWord(word) { return true }
    let small = word.lowercased()
    if small != word, word.first?.isUppercase == true, isWord(small) { return true }
    // A word in capitals may be a name.
    return word == word.uppercased() && isWord(small.prefix(1).uppercased() + small.dropFirst())
  }

  private func isWord(_ word: String) -> Bool {
    if let flags = words[word] {
      if let forbidden = rules.forbidden, flags.contains(forbidden) { return false }
      if rules.onlyWithAffix.map({ !flags.contains($0) }) ?? true { return true }
    }
    if stems(of: word).contains(where: { words[$0.stem]?.contains($0.affix.flag) ?? false }) {
      return true
    }
    return rules.prefixes.contains { prefix in
      guard word.hasPrefix(prefix.add), word.count > prefix.add.count else { return false }
      let stem = prefix.strip + word.dropFirst(prefix.add.count)
      guard zip(prefix.condition, stem).allSatisfy({ $0.matches($1) }) else { return false }
      if words[stem]?.contains(prefix.flag) ?? false { return true }
      return prefix.crosses
        && stems(of: stem).contains {
          $0.affix.crosses && words[$0.stem]?.isSuperset(of: [$0.affix.flag, prefix.flag]) ?? false
        }
    }
  }

  /// Returns the words that give a word with an ending.
  private func stems(of word: String) -> [(stem: String, affix: SpellingRules.Affix)] {
    rules.suffixes.compactMap { suffix in
      guard word.hasSuffix(suffix.add), word.count > suffix.add.count else { return nil }
      let stem = word.dropLast(suffix.add.count) + suffix.strip
      let end = stem.suffix(suffix.condition.count)
      guard end.count == suffix.condition.count,
        zip(suffix.condition, end).allSatisfy({ $0.matches($1) })
      else { return nil }
      return (String(stem), suffix)
    }
  }

  /// Returns words that differ from a misspelled one by one mistake.
  func guesses(for word: String) -> [String] {
    var found: [String] = []
    let isCapital = word.first?.isUppercase == true
    for candidate in mistakes(in: isCapital ? word.lowercased() : word)
    where candidate != word && (candidate.contains(" ") || contains(candidate)) {
      let guess = isCapital ? candidate.prefix(1).uppercased() + candidate.dropFirst() : candidate
      if !found.contains(guess) { found.append(guess) }
    }
    return found
  }

  private static let letters = Array("esianrtolcdugmphbyfvkwzxjq'")

  /// Returns the texts from which one mistake leads to the word, the likeliest mistakes first.
  private func mistakes(in word: String) -> [String] {
    let text = Array(word)
    var found: [String] = []
    for (wrong, right) in rules.replacements where word.contains(wrong) {
      found.append(word.replacing(wrong, with: right))
    }
    for index in text.indices.dropLast() {
      var swapped = text
      swapped.swapAt(index, index + 1)
      found.append(String(swapped))
    }
    for index in text.indices {
      found.append(String(text[..<index] + text[(index + 1)...]))
    }
    for index in 0...text.count {
      for letter in Self.letters {
        found.append(String(text[..<index]) + "\(letter)" + String(text[index...]))
        if index < text.count {
          found.append(String(text[..<index]) + "\(letter)" + String(text[(index + 1)...]))
        }
      }
    }
    for index in text.indices.dropFirst() {
      let (first, second) = (String(text[..<index]), String(text[index...]))
      if contains(first), contains(second) { found.append("\(first) \(second)") }
    }
    return found
  }

  /// Returns the listed words that begin with a text, in alphabetical order.
  func completions(of text: String) -> [String] {
    words.keys.filter { $0.hasPrefix(text) && $0.count > text.count }.sorted()
  }
}
