/// A number with the tolerance within which another number equals it: `0.3 ± 0.02`.
public struct Approximation: Hashable, Sendable, CustomStringConvertible {
  /// The number that is expected.
  public let value: Double
  /// The greatest difference from the expected number that still counts as equal.
  public let tolerance: Double

  /// Creates an approximation.
  ///
  /// - Parameters:
  ///   - value: The number that is expected.
  ///   - tolerance: The greatest difference that still counts as equal; zero or more.
  public init(_ value: Double, tolerance: Double) {
    precondition(tolerance >= 0, "the tolerance must be zero or more, not \(tolerance)")
    self.value = value
    self.tolerance = tolerance
  }

  /// Returns whether the number differs by no more than the tolerance. Returns false for NaN.
  public func contains(_ number: Double) -> Bool { (number - value).magnitude <= tolerance }

  public var description: String { "\(value) ± \(tolerance)" }
}

/// Allows a number literal as an approximation. Its tolerance is 0.01.
extension Approximation: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private static let usualTolerance = 0.01

  public init(floatLiteral value: Double) { self.init(value, tolerance: Self.usualTolerance) }

  public init(integerLiteral value: Int) {
    self.init(Double(value), tolerance: Self.usualTolerance)
  }
}

infix operator ± : RangeFormationPrecedence

/// Creates an approximation of a number with a tolerance.
public func ± (value: Double, tolerance: Double) -> Approximation {
  Approximation(value, tolerance: tolerance)
}
