/// A place in a text, counted from 1.
package struct TextPlace: Hashable, Sendable {
  package var line: Int
  /// In bytes.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A value of a JSON text, and where it stands.
package struct JSONNode {
  package enum Value {
    case null
    case truth(Bool)
    /// With the text it was written as.
    case number(Double, String)
    case text(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member {
    package var key: String
    /// Where the key stands.
    package var place: TextPlace
    package var value: JSONNode
  }

  package var place: TextPlace
  package var value: Value

  package init(place: TextPlace, value: Value) {
    self.place = place
    self.value = value
  }

  /// What it is, for a sentence.
  package var kind: String {
    switch value {
    case .null: "null"
    case .truth(let truth): truth ? "true" : "false"
    case .number(_, let text): Self.shortened(text)
    case .text(let text): Self.shown(text)
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// A text of the file in quotes, for a sentence.
  package static func shown(_ text: String) -> String { "\"\(shortened(text))\"" }

  /// The beginning of what is too long to be read in a sentence.
  package static func shortened(_ text: String) -> String {
    guard text.utf8.count > 80 else { return text }
    var short = ""
    for scalar in text.unicodeScalars {
      guard short.utf8.count < 60 else { break }
      short.unicodeScalars.append(scalar)
    }
    return short + "…"
  }
}
