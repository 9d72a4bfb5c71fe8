/// A word of a command line that is no option: which place it has and what it means.
struct Argument: Sendable {
  enum Count: Sendable {
    case one, optional, oneOrMore, any

    var isNeeded: Bool { self == .one || self == .oneOrMore }
    var isMany: Bool { self == .oneOrMore || self == .any }
  }

  var name: String
  var count: Count
  var kind: ValueKind
  var help: String

  init(_ name: String, _ count: Count = .one, _ kind: ValueKind = .file, help: String) {
    self.name = name
    self.count = count
    self.kind = kind
    self.help = help
  }

  var synopsis: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    }
  }
}
