import Foundation
import Synchronization

/// One source file: its path from the root, and its lines. Most tests here read all sources, so each file is read, and
/// its comments are removed, once for all of them.
final class SourceFile: Sendable {
  typealias Line = (number: Int, text: String)

  let path: String
  let text: String
  let lines: [Substring]
  private let foundCode = Mutex<[Line]?>(nil)
  private let foundImports = Mutex<[(number: Int, module: String)]?>(nil)

  private static let all = Mutex<[String: SourceFile]>([:])

  /// Returns the file at a path from the root.
  static func read(_ path: String) -> SourceFile {
    if let known = all.withLock({ $0[path] }) { return known }
    let file = SourceFile(path: path, text: Repository.text(path))
    return all.withLock { files in
      if let known = files[path] { return known }
      files[path] = file
      return file
    }
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether the text has the word anywhere, also in comments. It is much faster than a search in each line.
  func mentions(_ word: String) -> Bool { strstr(text, word) != nil }

  func mentionsAny(of words: [String]) -> Bool { words.contains(where: mentions) }

  /// The number of lines, not counting the empty one after the last line break.
  var length: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

  /// The lines without comments and without the contents of strings, each with its number.
  var code: [Line] {
    foundCode.withLock { found in
      if let found { return found }
      var place = Place.code
      let code = lines.enumerated().map { index, line in
        (number: index + 1, text: Self.code(of: line, from: &place))
      }
      found = code
      return code
    }
  }

  /// The modules that the file imports, each with its line.
  var imports: [(number: Int, module: String)] {
    foundImports.withLock { found in
      if let found { return found }
      let imports = code.filter { $0.text.contains("import") }.compactMap(Self.module)
      found = imports
      return imports
    }
  }

  private static func module(_ line: Line) -> (number: Int, module: String)? {
    let words = line.text.split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
      words[..<place].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
    else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
    let name = kinds.contains(words[place + 1]) ? words[(place + 2)...].first : words[place + 1]
    return name.map { (line.number, String($0.prefix { $0 != "." })) }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private enum Place { case code, comment, string, longString }

  /// Works on bytes: all characters that matter here are ASCII.
  private static func code(of line: Substring, from place: inout Place) -> String {
    if place == .string { place = .code }
    let bytes = Array(line.utf8)
    // Most lines have no strings and no comments.
    if place == .code, !bytes.contains(quote), !bytes.contains(slash) { return String(line) }
    var code: [UInt8] = []
    var index = 0
    let begins = { (first: UInt8, second: UInt8) in
      bytes[index] == first && index + 1 < bytes.count && bytes[index + 1] == second
    }
    let isLongQuote = {
      index + 2 < bytes.count && bytes[index...index + 2].allSatisfy { $0 == quote }
    }
    while index < bytes.count {
      var width = 1
      switch place {
      case .comment where begins(star, slash):
        place = .code
        width = 2
      case .longString where isLongQuote():
        place = .code
        width = 3
      case .string where bytes[index] == quote:
        place = .code
      case .string where bytes[index] == backslash, .longString where bytes[index] == backslash:
        width = 2
      case .comment, .string, .longString:
        break
      case .code where begins(slash, slash):
        return String(decoding: code, as: UTF8.self)
      case .code where begins(slash, star):
        place = .comment
        width = 2
      case .code where isLongQuote():
        place = .longString
        width = 3
      case .code where bytes[index] == quote:
        place = .string
      case .code:
        code.append(bytes[index])
      }
      index += width
    }
    return String(decoding: code, as: UTF8.self)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")
}
