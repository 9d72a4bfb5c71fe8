import PantographRecordings

/// One line that describes an issue: its position, the text found and the text expected.
package struct IssueText: CustomStringConvertible {
  package let description: String

  package init(_ issue: RecordingIssue, in file: String) {
    let place =
      issue.place.line > 0
      ? "\(issue.place.line):\(issue.place.column)" : "byte \(issue.place.column)"
    var text = "\(file):\(place): \(issue.problem)"
    if !issue.found.isEmpty { text += "; found \(Self.quoted(issue.found))" }
    if !issue.expected.isEmpty { text += ", expected \(issue.expected)" }
    description = text
  }

  /// Quotes text from a file. Control characters are escaped and long text is shortened.
  private static func quoted(_ found: String) -> String {
    var text = ""
    for scalar in found.unicodeScalars.prefix(80) {
      switch scalar {
      case "\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}":
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\(found.unicodeScalars.count > 80 ? "..." : "")\""
  }
}
