/// Random numbers that are the same for the same seed, at every run and on every machine (SplitMix64).
///
/// All random tests use this generator, so the seed that a failing test prints is enough to run the same steps
/// again.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// The remainder of the next number, from 0 to just below `bound`. It uses exactly one number of the generator;
  /// `below(_:)` does not guarantee that.
  public mutating func next(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// A number from 0 to just below `count`, all equally likely.
  public mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// A normal deviate, as the sum of twelve uniform ones.
  public mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &self) }
  }

  /// True with a probability of `share`.
  public mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < share
  }
}
