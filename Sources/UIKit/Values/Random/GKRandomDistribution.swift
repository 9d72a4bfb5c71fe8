import Foundation

/// Random whole numbers between two values, which both occur.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  fileprivate let source: any GKRandom

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = max(highestValue, lowestValue)
    super.init()
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self {
    self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6)
  }

  open class func d20() -> Self {
    self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20)
  }

  public var numberOfPossibleOutcomes: Int { outcomes(upTo: highestValue) }

  /// Returns how many values there are up to this one, as far as an `Int` can count them.
  private func outcomes(upTo most: Int) -> Int {
    let (span, isTooLarge) = most.subtractingReportingOverflow(lowestValue)
    return isTooLarge || span == .max ? .max : span + 1
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Returns a number that the distribution has below the bound.
  open func nextInt(upperBound: Int) -> Int {
    let most = min(max(upperBound, .min + 1) - 1, highestValue)
    guard most > lowestValue else { return min(lowestValue, most) }
    return lowestValue + source.nextInt(upperBound: outcomes(upTo: most))
  }

  /// Returns a number from 0 to 1, in as many steps as the distribution has values.
  open func nextUniform() -> Float {
    let steps = numberOfPossibleOutcomes - 1
    return steps > 0 ? Float(nextInt() - lowestValue) / Float(steps) : 0
  }

  open func nextBool() -> Bool { nextUniform() > 0.5 }
}

/// A distribution in which each value occurs once before any occurs again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var remaining: [Int] = []

  open override func nextInt() -> Int {
    if remaining.isEmpty { remaining = Array(lowestValue...highestValue) }
    return remaining.remove(at: source.nextInt(upperBound: remaining.count))
  }
}

/// A distribution whose values are more frequent the nearer they are to the mean.
open class GKGaussianDistribution: GKRandomDistribution {
  public private(set) var mean: Float = 0
  public private(set) var deviation: Float = 0

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
    mean = (Float(self.lowestValue) + Float(self.highestValue)) / 2
    // The values reach three deviations to both sides, as on iOS.
    deviation = (Float(self.highestValue) - Float(self.lowestValue)) / 6
  }

  /// Creates a distribution that reaches three deviations to both sides of the mean.
  public convenience init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    // Limits that every whole number fits in.
    let (middle, reach) = (Double(mean), 3 * Double(abs(deviation)))
    let limits = -1e9...1e9
    func whole(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value, limits.lowerBound), limits.upperBound))
    }
    self.init(
      randomSource: source, lowestValue: whole((middle - reach).rounded()),
      highestValue: whole((middle + reach).rounded()))
    (self.mean, self.deviation) = (mean, deviation)
  }

  open override func nextInt() -> Int {
    // The method of Box and Muller, from two even numbers above 0.
    let first = max(Double(source.nextUniform()), 1e-7)
    let second = Double(source.nextUniform())
    let number = (-2 * log(first)).squareRoot() * cos(2 * .pi * second)
    let value = (Double(mean) + number * Double(deviation)).rounded()
    guard let whole = Int(exactly: value) else { return value > 0 ? highestValue : lowestValue }
    return min(max(lowestValue, whole), highestValue)
  }
}
