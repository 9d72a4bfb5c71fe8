import Foundation

/// A source of random numbers.
public protocol GKRandom {
  func nextInt() -> Int
  /// Returns a number from 0 up to, but not including, the bound.
  func nextInt(upperBound: Int) -> Int
  /// Returns a number from 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// The system's random numbers. Subclasses with a seed repeat their numbers.
open class GKRandomSource: NSObject, GKRandom {
  private static nonisolated(unsafe) let shared = GKRandomSource()

  open class func sharedRandom() -> GKRandomSource { shared }

  public override init() { super.init() }

  fileprivate func next() -> UInt64 {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }

  /// Returns a number of 32 bits, as on iOS.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    var generator = Generator(source: self)
    return Int.random(in: 0..<upperBound, using: &generator)
  }

  open func nextUniform() -> Float {
    // The 24 bits that a Float distinguishes.
    Float(next() >> 40) / Float((1 << 24) - 1)
  }

  open func nextBool() -> Bool { next() >> 63 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var generator = Generator(source: self)
    return array.shuffled(using: &generator)
  }

  private struct Generator: RandomNumberGenerator {
    let source: GKRandomSource

    func next() -> UInt64 { source.next() }
  }
}

/// A source whose numbers follow from a seed. They are not those of iOS.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  open var seed: UInt64 { didSet { state = seed } }
  private var state: UInt64

  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  public required init(seed: UInt64) {
    self.seed = seed
    state = seed
    super.init()
  }

  fileprivate override func next() -> UInt64 { SeededNumbers.next(&state) }
}

/// A source whose numbers follow from a seed. They are not those of iOS.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  open var seed: UInt64 { didSet { state = seed } }
  private var state: UInt64

  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }

  public required init(seed: UInt64) {
    self.seed = seed
    state = seed
    super.init()
  }

  fileprivate override func next() -> UInt64 { SeededNumbers.next(&state) }
}

/// A source whose numbers follow from the bytes of a seed. They are not those of iOS.
open class GKARC4RandomSource: GKRandomSource {
  open var seed: Data { didSet { state = SeededNumbers.state(of: seed) } }
  private var state: UInt64

  public override convenience init() {
    self.init(seed: withUnsafeBytes(of: UInt64.random(in: 0 ... .max)) { Data($0) })
  }

  public required init(seed: Data) {
    self.seed = seed
    state = SeededNumbers.state(of: seed)
    super.init()
  }

  open func dropValues(_ count: Int) {
    for _ in 0..<max(count, 0) { _ = next() }
  }

  fileprivate override func next() -> UInt64 { SeededNumbers.next(&state) }
}

/// The SplitMix64 generator with its published numbers.
private enum SeededNumbers {
  static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  static func state(of seed: Data) -> UInt64 {
    var state: UInt64 = 0
    for byte in seed {
      state ^= UInt64(byte)
      state = next(&state)
    }
    return state
  }
}
