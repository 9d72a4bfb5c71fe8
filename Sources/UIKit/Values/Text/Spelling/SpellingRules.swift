import Foundation

/// The rules of a Hunspell dictionary, from a file `LANGUAGE.aff`: the endings and beginnings that
/// words take, and replacements for frequent mistakes.
struct SpellingRules {
  /// A change at one end of a word.
  struct Affix {
    let flag: String
    let strip: String
    let add: String
    /// The characters that the word without the affix has at that end, from the first one on.
    let condition: [Condition]
    let crosses: Bool
  }

  enum Condition {
    case any
    case one(of: Set<Character>)
    case none(of: Set<Character>)

    func matches(_ character: Character) -> Bool {
      switch self {
      case .any: true
      case .one(let set): set.contains(character)
      case .none(let set): !set.contains(character)
      }
    }
  }

  /// The notation of a word's flags.
  enum FlagForm { case character, pair, number }

  private(set) var suffixes: [Affix] = []
  private(set) var prefixes: [Affix] = []
  private(set) var replacements: [(wrong: String, right: String)] = []
  private(set) var form = FlagForm.character
  /// The flags of words that only stand with an affix, and of words that are no suggestions.
  private(set) var onlyWithAffix: String?
  private(set) var forbidden: String?

  init(_ text: String) {
    var crosses: [String: Bool] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.count > 1 else { continue }
      switch words[0] {
      case "FLAG": form = words[1] == "long" ? .pair : words[1] == "num" ? .number : .character
      case "NEEDAFFIX": onlyWithAffix = words[1]
      case "FORBIDDENWORD": forbidden = words[1]
      case "REP" where words.count > 2: replacements.append((words[1], words[2]))
      // Hunspell: the first line of a rule has four words, each further line five or more.
      case "SFX" where words.count == 4, "PFX" where words.count == 4:
        crosses[words[0] + words[1]] = words[2] == "Y"
      // Hunspell: five words or more.
      case "SFX" where words.count > 4:
        suffixes.append(Self.affix(words, crosses["SFX" + words[1]] ?? false))
      // Hunspell: five words or more.
      case "PFX" where words.count > 4:
        prefixes.append(Self.affix(words, crosses["PFX" + words[1]] ?? false))
      default: break
      }
    }
  }

  private static func affix(_ words: [String], _ crosses: Bool) -> Affix {
    let add = words[3].prefix { $0 != "/" }
    return Affix(
      flag: words[1], strip: words[2] == "0" ? "" : words[2], add: add == "0" ? "" : String(add),
      condition: conditions(words[4]), crosses: crosses)
  }

  private static func conditions(_ text: String) -> [Condition] {
    var found: [Condition] = []
    var rest = Array(text)[...]
    while let first = rest.popFirst() {
      guard first == "[" else {
        found.append(first == "." ? .any : .one(of: [first]))
        continue
      }
      let isNone = rest.first == "^"
      if isNone { rest.removeFirst() }
      let set = Set(rest.prefix { $0 != "]" })
      rest = rest.drop { $0 != "]" }.dropFirst()
      found.append(isNone ? .none(of: set) : .one(of: set))
    }
    // One dot stands for no condition.
    if case .any? = found.first, found.count == 1 { return [] }
    return found
  }

  /// Returns the flags of a word that the dictionary lists.
  func flags(_ text: Substring) -> Set<String> {
    switch form {
    case .character: return Set(text.map { String($0) })
    case .number: return Set(text.split(separator: ",").map(String.init))
    case .pair:
      let characters = Array(text)
      return Set(
        stride(from: 0, to: characters.count - 1, by: 2).map {
          String(characters[$0...($0 + 1)])
        })
    }
  }
}
