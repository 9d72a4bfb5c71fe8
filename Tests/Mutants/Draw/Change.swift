/// A change of one place in one file.
struct Change: Codable {
  enum Kind: String, Codable, CaseIterable {
    /// A statement is left out.
    case statement
    /// A comparison has the other side of its equality.
    case comparison
    /// `&&` stands for `||`, or `||` for `&&`.
    case connective
    /// A condition is true, or false.
    case condition
    /// A number is larger by a tenth.
    case number
  }

  var target: String
  var file: String
  var line: Int
  /// The bytes of the file that are replaced.
  var offset: Int
  var length: Int
  var kind: Kind
  /// The text that replaces these bytes. `#` in it is the number of the change.
  var code: String
  /// The change in words.
  var name: String
  /// Whether the place is evaluated once in a program, as the value of a constant is. The test that evaluates it first
  /// says nothing about the tests that use the value.
  var isOnce: Bool

  var bytes: Range<Int> { offset..<offset + length }
}
