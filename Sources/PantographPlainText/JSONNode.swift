/// A position in a text, counted from 1.
package struct TextPlace: Hashable, Sendable {
  package var line: Int
  /// The column in bytes, counted from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A JSON value with its position in the text.
package struct JSONNode {
  package enum Value {
    case null
    case truth(Bool)
    /// A number together with its original text.
    case number(Double, String)
    case text(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member {
    package var key: String
    /// The position of the member's key.
    package var place: TextPlace
    package var value: JSONNode
  }

  package var place: TextPlace
  package var value: Value

  package init(place: TextPlace, value: Value) {
    self.place = place
    self.value = value
  }

  /// A description of the value for an error message.
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

  /// Returns a text in quotes for an error message, shortened if necessary.
  package static func shown(_ text: String) -> String { "\"\(shortened(text))\"" }

  /// Returns the text, or only its beginning if it is too long for an error message.
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
