/// Finds line ends, eight bytes at a time.
enum Newline {
  @inline(__always)
  static func find(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var next = start
    while end - next >= 8 {
      let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self).littleEndian
      // A byte of `difference` is 0 where there is a newline; the classic test for a zero byte
      // finds the lowest one exactly.
      let difference = word ^ 0x0a0a_0a0a_0a0a_0a0a
      let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if zeros != 0 { return next + zeros.trailingZeroBitCount / 8 }
      next += 8
    }
    while next < end {
      if next.pointee == 0x0a { return next }
      next += 1
    }
    return nil
  }
}
