/// Reads eight digits of a line at once, each in one byte of a word.
///
/// The first character is the lowest byte. Every operation works on all bytes at once. No sum
/// carries into the next byte, because each byte was checked to be a plain character.
enum DigitWord {
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func load(_ start: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian
  }

  @inline(__always)
  static func loadHalf(_ start: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(UnsafeRawPointer(start).loadUnaligned(as: UInt32.self).littleEndian)
  }

  /// Returns the number of eight decimal digits; nil if any character is not a digit.
  @inline(__always)
  static func decimal(_ word: UInt64) -> Int64? {
    // The upper half of a digit's byte is 3, and it remains 3 when 6 is added.
    let upper: UInt64 = 0xf0f0_f0f0_f0f0_f0f0
    let sum = word &+ 0x0606_0606_0606_0606
    guard word & upper | (sum & upper) &>> 4 == 0x3333_3333_3333_3333 else { return nil }
    // Combines pairs of digits into numbers below 100, pairs of those into numbers below 10,000,
    // and so on.
    let pairs = ((word & 0x0f0f_0f0f_0f0f_0f0f) &* (10 << 8 | 1)) &>> 8
    let fours = ((pairs & 0x00ff_00ff_00ff_00ff) &* (100 << 16 | 1)) &>> 16
    let eight = ((fours & 0x0000_ffff_0000_ffff) &* (10_000 << 32 | 1)) &>> 32
    return Int64(truncatingIfNeeded: eight)
  }

  /// Returns the two numbers of four hexadecimal digits each; nil if any character is not a digit.
  @inline(__always)
  static func hexadecimalHalves(_ word: UInt64) -> (UInt64, UInt64)? {
    let lower = word | 0x2020_2020_2020_2020
    // The high bits state for each byte whether it is at least '0', after '9', at least 'a', after
    // 'f'.
    let isDigit = (word &+ 0x5050_5050_5050_5050) & ~(word &+ 0x4646_4646_4646_4646)
    let isLetter = (lower &+ 0x1f1f_1f1f_1f1f_1f1f) & ~(lower &+ 0x1919_1919_1919_1919)
    let letters = isLetter & highBits & word &<< 1
    // A byte above 0x7f is neither, whatever its neighbor carries.
    guard (isDigit & highBits) | letters == highBits else { return nil }
    let digits = (word & 0x0f0f_0f0f_0f0f_0f0f) &+ 9 &* (letters &>> 7)
    let pairs = (digits &<< 4 | digits &>> 8) & 0x00ff_00ff_00ff_00ff
    let fours = (pairs &<< 8 | pairs &>> 16) & 0x0000_ffff_0000_ffff
    return (fours & 0xffff, fours &>> 32)
  }
}
