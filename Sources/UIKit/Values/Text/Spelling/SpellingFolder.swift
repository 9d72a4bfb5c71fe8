import Foundation

/// The dictionaries of the machine: those of Hunspell, and lists of words.
@MainActor
enum SpellingFolder {
  /// The folders that a test sets; nil for those of the machine.
  static var ownFolders: [String]? { didSet { known = [:] } }
  private static var known: [String: SpellingDictionary] = [:]

  private static var folders: [String] {
    if let ownFolders { return ownFolders }
    // Hunspell's own variable.
    let named = ProcessInfo.processInfo.environment["DICPATH"] ?? ""
    return named.split(separator: ":").map(String.init)
      + ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]
  }

  /// The list of English words that Unix systems have.
  private static let list = "/usr/share/dict/words"

  /// The languages of the dictionaries, such as `en_US`.
  static var languages: [String] {
    var found: Set<String> = []
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files where file.hasSuffix(".dic") && !file.hasPrefix("hyph") {
        found.insert(String(file.dropLast(".dic".count)))
      }
    }
    if found.isEmpty, ownFolders == nil, FileManager.default.fileExists(atPath: list) {
      found.insert("en")
    }
    return found.sorted()
  }

  /// Returns the dictionary of a language: that of the name, or of another region.
  static func dictionary(_ language: String) -> SpellingDictionary? {
    let wanted = language.replacing("-", with: "_")
    let all = languages
    let short = wanted.prefix { $0 != "_" }
    guard
      let name = all.first(where: { $0 == wanted })
        ?? all.first(where: { $0 == "\(short)_\(short.uppercased())" || $0 == "\(short)_US" })
        ?? all.first(where: { $0 == short || $0.hasPrefix("\(short)_") })
    else { return nil }
    if let known = known[name] { return known }
    let made = read(name)
    known[name] = made
    return made
  }

  private static func read(_ name: String) -> SpellingDictionary? {
    for folder in folders {
      guard let words = text("\(folder)/\(name).dic") else { continue }
      let rules = SpellingRules(text("\(folder)/\(name).aff") ?? "")
      return SpellingDictionary(words: words, rules: rules)
    }
    return text(list).map { SpellingDictionary(words: $0, rules: SpellingRules("")) }
  }

  private static func text(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }
}
