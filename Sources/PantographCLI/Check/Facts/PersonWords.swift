/// The words that name the person or the computer. A bundle contains none of them.
struct PersonWords: Equatable {
  private var words: [String] = []

  /// The text in place of a removed word.
  static let replacement = "[removed]"
  /// Shorter words are removed only where they stand alone, because they are parts of many words.
  private static let shortest = 4
  /// Names of accounts and computers that name nobody.
  private static let general: Set<String> = [
    "root", "home", "user", "users", "linux", "localhost", "localdomain", "local", "lan", "debian",
    "ubuntu", "fedora", "arch", "nixos", "laptop", "desktop", "computer", "touchpad", "touchscreen",
  ]

  /// Takes the words from names, paths and addresses, such as a name of a user or the path of a folder.
  init(_ texts: [String]) {
    for text in texts {
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        let word = word.lowercased()
        guard word.count > 1, word.contains(where: \.isLetter), !Self.general.contains(word),
          !words.contains(word)
        else { continue }
        words.append(word)
      }
    }
    words.sort { ($1.count, $0) < ($0.count, $1) }
  }

  /// Returns the text without the words, in whatever case they are written.
  func removed(from text: String) -> String {
    var characters = Array(text)
    for word in words {
      let wanted = Array(word)
      var place = 0
      while place + wanted.count <= characters.count {
        let end = place + wanted.count
        let isFound = zip(characters[place..<end], wanted).allSatisfy {
          $0.lowercased() == String($1)
        }
        guard isFound, wanted.count >= Self.shortest || Self.standsAlone(place..<end, characters)
        else {
          place += 1
          continue
        }
        characters.replaceSubrange(place..<end, with: Array(Self.replacement))
        place += Self.replacement.count
      }
    }
    return String(characters)
  }

  private static func standsAlone(_ range: Range<Int>, _ characters: [Character]) -> Bool {
    func isPart(_ index: Int) -> Bool {
      characters.indices.contains(index)
        && (characters[index].isLetter || characters[index].isNumber)
    }
    return !isPart(range.lowerBound - 1) && !isPart(range.upperBound)
  }
}
