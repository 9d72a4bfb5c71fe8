import PantographTouches

/// A 128-bit digest that distinguishes contents. Different contents have the same digest only by an
/// extremely unlikely chance. It does not protect against contents that were made to have the same
/// digest.
public struct ContentDigest: Hashable, Sendable, BitwiseCopyable {
  private(set) var low: UInt64 = 0x9e37_79b9_7f4a_7c15
  private(set) var high: UInt64 = 0xc2b2_ae3d_27d4_eb4f

  /// Creates the digest of empty contents.
  public init() {}

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Adds a number to the contents.
  public mutating func add(_ word: UInt64) {
    low = Self.mixed(low ^ word)
    high = Self.mixed(high &+ (word ^ 0x5851_f42d_4c95_7f2d))
  }

  /// Adds a text to the contents.
  public mutating func add(_ text: String) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        add(word)
        word = 0
      }
    }
    add(word)
    add(count)
  }

  package mutating func add(_ event: InputEvent, since start: Timestamp) {
    add(UInt64(bitPattern: (event.time - start).microseconds))
    add(
      UInt64(event.type.rawValue) << 48 | UInt64(event.code) << 32
        | UInt64(UInt32(bitPattern: event.value)))
  }

  /// Adds the digest of other contents.
  package mutating func add(_ other: ContentDigest) {
    add(other.low)
    add(other.high)
  }

  /// The digest as 32 hexadecimal digits.
  public var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Mixes the bits with Stafford's finalizer, as in SplitMix64.
  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}
