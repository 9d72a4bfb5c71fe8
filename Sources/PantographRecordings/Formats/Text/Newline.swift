/// Finds line ends, several bytes at a time.
enum Newline {
  @inline(__always)
  static func find(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var next = start
    while end - next >= 16 {
      let first = marks(next)
      let second = marks(next + 8)
      if first | second != 0 {
        return first != 0
          ? next + first.trailingZeroBitCount / 8 : next + 8 + second.trailingZeroBitCount / 8
      }
      next += 16
    }
    while next < end {
      if next.pointee == 0x0a { return next }
      next += 1
    }
    return nil
  }

  /// Returns a word whose lowest set bit is in the first of eight bytes that is a newline.
  @inline(__always)
  private static func marks(_ start: UnsafePointer<UInt8>) -> UInt64 {
    let word = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian
    // A byte of `difference` is 0 if it is a newline. The classic test for a zero byte finds the
    // lowest one exactly.
    let difference = word ^ 0x0a0a_0a0a_0a0a_0a0a
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }
}
