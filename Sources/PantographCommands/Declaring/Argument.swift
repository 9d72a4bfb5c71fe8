/// A positional argument of a command: its name, count, kind of value and meaning.
package struct Argument: Sendable {
  package enum Count: Sendable {
    case one, optional, oneOrMore, any

    package var isNeeded: Bool { self == .one || self == .oneOrMore }
    package var isMany: Bool { self == .oneOrMore || self == .any }
  }

  package var name: String
  package var count: Count
  package var kind: ValueKind
  package var help: String

  package init(_ name: String, _ count: Count = .one, _ kind: ValueKind = .file, help: String) {
    self.name = name
    self.count = count
    self.kind = kind
    self.help = help
  }

  package var synopsis: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    }
  }
}
