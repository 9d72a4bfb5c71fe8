import Foundation
import Testing

/// The place of an expectation in the source of a test.
struct Place {
  private let location: SourceLocation
  private let file: String

  init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    file = filePath
  }

  init(_ location: SourceLocation) {
    self.location = location
    file = ""
  }

  /// Records an issue here.
  func fail(_ words: String, _ comment: Comment?) {
    let note = comment.map { ": \($0.rawValue)" } ?? ""
    Issue.record("\(words)\(note)", sourceLocation: location)
  }

  /// The source text of the expectation on its first line; empty if the source cannot be read.
  var text: String {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return "" }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return "" }
    return lines[location.line - 1].trimmingCharacters(in: .whitespaces)
  }
}
