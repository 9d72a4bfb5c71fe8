/// A value of a JSON file, and where it stands.
struct JSONNode {
  enum Value {
    case null
    case truth(Bool)
    /// With the text it was written as.
    case number(Double, String)
    case text(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member {
    var key: String
    /// Where the key stands.
    var place: FilePlace
    var value: JSONNode
  }

  var place: FilePlace
  var value: Value

  /// What it is, for a sentence.
  var kind: String {
    switch value {
    case .null: "null"
    case .truth(let truth): truth ? "true" : "false"
    case .number(_, let text): text
    case .text(let text): "\"\(text)\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}
