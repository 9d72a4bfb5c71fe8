/// A place in a text file, counted from 1.
public struct FilePlace: Hashable, Sendable {
  public var line: Int
  /// In bytes.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
