extension Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// The number of values that a subscriber is ready to take.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
  {
    /// The number of values; nil if there is no limit.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    private init(max: Int?) { self.max = max }

    /// Makes a demand for `value` values, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative; it was \(value).")
      return Demand(max: value)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let first = left.max else { return false }
      guard let second = right.max else { return true }
      return first < second
    }

    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    public static func >= (left: Demand, right: Int) -> Bool {
      left.max.map { $0 >= right } ?? true
    }
    public static func < (left: Demand, right: Int) -> Bool { !(left >= right) }
    public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      let (sum, isTooMany) = first.addingReportingOverflow(second)
      return isTooMany ? .unlimited : .max(sum)
    }

    /// Subtracts; the result is at least 0.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let first = left.max else { return .unlimited }
      guard let second = right.max else { return .none }
      return .max(Swift.max(first - second, 0))
    }

    public static func * (left: Demand, right: Int) -> Demand {
      guard let first = left.max else { return .unlimited }
      let (product, isTooMany) = first.multipliedReportingOverflow(by: right)
      return isTooMany ? .unlimited : .max(product)
    }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
