/// A set of event codes: the bits of one event type that a device says it can send.
public struct CodeSet: Hashable, Sendable {
  private var words: [UInt64] = []

  public init() {}

  public init(_ codes: some Sequence<UInt16>) {
    for code in codes { insert(code) }
  }

  /// Whether the set has no codes.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether the set contains the code.
  public func contains(_ code: UInt16) -> Bool {
    let word = Int(code >> 6)
    return word < words.count && words[word] >> UInt64(code & 63) & 1 == 1
  }

  /// Adds the code.
  public mutating func insert(_ code: UInt16) {
    let word = Int(code >> 6)
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(code & 63)
  }

  /// Removes the code.
  public mutating func remove(_ code: UInt16) {
    let word = Int(code >> 6)
    guard word < words.count else { return }
    words[word] &= ~(1 << UInt64(code & 63))
    // Two sets with the same codes must be equal, so no empty words stay at the end.
    while words.last == 0 { words.removeLast() }
  }

  /// The codes in rising order.
  public var codes: [UInt16] {
    var found: [UInt16] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        found.append(UInt16(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return found
  }
}

extension CodeSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral codes: UInt16...) {
    self.init(codes)
  }
}
