/// Computers, by what their firmware states about them. Fields that are nil allow any value.
///
/// In a pattern, `?` stands for any byte, and `*` at its beginning or its end for any number of them.
struct ComputerPattern: Hashable, Sendable {
  /// The maker of the computer.
  var maker: String?
  /// The name of the product.
  var product: String?
  /// The version of the product; some makers state the model here.
  var version: String?
  /// The name of the main board.
  var board: String?

  /// Whether the pattern contains the computer with this DMI modalias.
  func contains(_ modalias: String) -> Bool {
    let fields = modalias.utf8.split(separator: UInt8(ascii: ":")).map { Array($0) }
    let wanted = [("svn", maker), ("pn", product), ("pvr", version), ("rn", board)]
    return wanted.allSatisfy { key, pattern in
      guard let pattern else { return true }
      let key = Array(key.utf8)
      return fields.contains { field in
        field.starts(with: key) && Self.matches(field[key.count...], Array(pattern.utf8)[...])
      }
    }
  }

  private static func matches(_ value: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    let any = UInt8(ascii: "*")
    if pattern.first == any {
      return value.indices.contains { matches(value[$0...], pattern.dropFirst()) }
        || pattern.count == 1
    }
    let hasRest = pattern.last == any
    let start = hasRest ? pattern.dropLast() : pattern
    guard hasRest ? value.count >= start.count : value.count == start.count else { return false }
    return zip(value, start).allSatisfy { $1 == UInt8(ascii: "?") || $0 == $1 }
  }
}
