/// The random numbers by which hands differ: PCG32 (XSH-RR, 64 bits of state, 32 of output).
///
/// The same seed and stream give the same numbers on every machine. Streams are independent, so an
/// additional number from one stream does not change the numbers of others.
struct RandomSource {
  private var state: UInt64
  private let increment: UInt64

  init(seed: UInt64, stream: UInt64) {
    increment = stream << 1 | 1
    state = 0
    _ = next()
    state = state &+ seed
    _ = next()
  }

  mutating func next() -> UInt32 {
    let old = state
    state = old &* 6_364_136_223_846_793_005 &+ increment
    let word = UInt32(truncatingIfNeeded: (old >> 18 ^ old) >> 27)
    let turn = UInt32(truncatingIfNeeded: old >> 59)
    return word >> turn | word << ((0 &- turn) & 31)
  }

  /// Returns an evenly distributed number in the range.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let unit = Double(next()) / 4_294_967_296
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }
}
