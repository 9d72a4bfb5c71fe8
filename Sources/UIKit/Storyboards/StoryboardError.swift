import Foundation

/// What is wrong with a storyboard, and where.
public struct StoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// Nil where it is the file as a whole.
  public var line: Int?
  public var message: String

  init(_ message: String, file: String, line: Int?) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(message)" }
}
