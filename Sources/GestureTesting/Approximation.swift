/// A number and how much another may differ from it: `0.3 ± 0.02`.
public struct Approximation: Hashable, Sendable, CustomStringConvertible {
  /// The number that is expected.
  public let value: Double
  /// The greatest difference that is none.
  public let tolerance: Double

  /// - Parameters:
  ///   - value: The number that is expected.
  ///   - tolerance: The greatest difference that is none; zero or more.
  public init(_ value: Double, tolerance: Double) {
    precondition(tolerance >= 0, "a tolerance must be zero or more, not \(tolerance)")
    self.value = value
    self.tolerance = tolerance
  }

  /// Whether the number differs by no more than the tolerance; false for what is no number.
  public func contains(_ number: Double) -> Bool { (number - value).magnitude <= tolerance }

  public var description: String { "\(value) ± \(tolerance)" }
}

/// A number alone, of which the other may differ by a hundredth.
extension Approximation: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private static let usualTolerance = 0.01

  public init(floatLiteral value: Double) { self.init(value, tolerance: Self.usualTolerance) }

  public init(integerLiteral value: Int) {
    self.init(Double(value), tolerance: Self.usualTolerance)
  }
}

infix operator ± : RangeFormationPrecedence

/// A number and how much another may differ from it.
public func ± (value: Double, tolerance: Double) -> Approximation {
  Approximation(value, tolerance: tolerance)
}
