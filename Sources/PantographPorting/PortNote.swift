/// Something that a port could not do, or that is not there yet, and where.
package struct PortNote: Hashable, Sendable {
  package let path: String
  package let line: Int
  /// The name that it is about.
  package let name: String
  /// Says what is the matter, and what stands in for it.
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
