/// A note about a construct that the port could not convert or that has no counterpart here.
package struct PortNote: Hashable, Sendable {
  package let path: String
  package let line: Int
  /// The name that the note is about.
  package let name: String
  /// A description of the problem, with a replacement if there is one.
  package let message: String

  static func isBefore(_ first: PortNote, _ second: PortNote) -> Bool {
    (first.path, first.line, first.name) < (second.path, second.line, second.name)
  }

  package init(path: String, line: Int, name: String, message: String) {
    (self.path, self.line) = (path, line)
    (self.name, self.message) = (name, message)
  }

  package var text: String { "\(path):\(line): \(name): \(message)" }
}
