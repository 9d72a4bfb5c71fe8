import Expectations
import Testing

/// A comment is read once: it begins with a verb or with the noun that the name denotes, and uses the platform's words.
/// CONTRIBUTING.md has the rule. These numbers may only fall.
struct CommentWordTests {
  /// First words of comments that do not name their subject, and the number of comments with each.
  private static let openings = [
    "What": 0, "Where": 0, "As": 0, "Which": 0, "Of": 0, "By": 0, "Whoever": 0,
  ]
  /// Words that only this project uses in this sense, and the number of comments with each.
  private static let words = ["told": 1, "kept": 1, "way": 19, "anew": 0]
  private static let phrases = ["speaks of": 0, "read over": 0]

  private static let comments = Repository.files(under: "Sources").flatMap(\.comments)

  @Test(arguments: openings.keys.sorted())
  func `fewer comments begin with a word that is no verb and no noun`(word: String) throws {
    let found = Self.comments.filter { $0.isFirst && $0.text.prefix { $0.isLetter } == word }
    try Self.check(found, word, Self.openings[word])
  }

  @Test(arguments: words.keys.sorted())
  func `fewer comments use a word that is ours alone`(word: String) throws {
    let found = Self.comments.filter { comment in
      comment.text.split { !$0.isLetter }.contains { $0.lowercased() == word }
    }
    try Self.check(found, word, Self.words[word])
  }

  @Test(arguments: phrases.keys.sorted())
  func `fewer comments use a phrase that is ours alone`(phrase: String) throws {
    let found = Self.comments.filter { $0.text.lowercased().contains(phrase) }
    try Self.check(found, phrase, Self.phrases[phrase])
  }

  private static func check(_ found: [CommentLine], _ word: String, _ most: Int?) throws {
    let most = try #require(most)
    let places = found.suffix(5).map { "\($0.path):\($0.number): \($0.text)" }
    expect(
      found.count, isAtMost: most,
      "\(found.count) comments with “\(word)”, \(most) allowed; some:\n\(places.joined(separator: "\n"))"
    )
    expect(
      found.count, isAtLeast: most, "fewer comments say “\(word)”: lower the number in this test")
  }
}

/// A line of a comment.
struct CommentLine {
  let path: String
  let number: Int
  /// The line without its slashes.
  let text: Substring
  /// Whether the line above is not a comment.
  let isFirst: Bool
}

extension SourceFile {
  /// The lines that contain only a comment.
  var comments: [CommentLine] {
    var found: [CommentLine] = []
    for (index, line) in lines.enumerated() {
      let line = line.drop { $0.isWhitespace }
      guard line.hasPrefix("//") else { continue }
      found.append(
        CommentLine(
          path: path, number: index + 1, text: line.drop { $0 == "/" || $0.isWhitespace },
          isFirst: found.last?.number != index))
    }
    return found
  }
}
