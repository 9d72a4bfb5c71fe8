extension Publisher {
  /// Sends what the closure makes of all values, when the publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .gathering(self) {
      var result = initialResult
      return (
        { value in
          result = nextPartialResult(result, value)
          return .skip
        }, { result }
      )
    }
  }

  public func collect() -> Publishers.Collect<Self> { reduce([]) { $0 + [$1] } }

  /// Sends arrays of `count` values; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.Collect<Self> {
    precondition(count > 0, "A group has at least one value; the number was \(count).")
    return .gathering(self) {
      var group: [Output] = []
      return (
        { value in
          group.append(value)
          guard group.count == count else { return .skip }
          defer { group = [] }
          return .pass(group)
        }, { group.isEmpty ? nil : group }
      )
    }
  }

  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Filter<Self> {
    best { areInIncreasingOrder($1, $0) }
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Filter<Self> {
    best { !areInIncreasingOrder($1, $0) }
  }

  public func min() -> Publishers.Filter<Self> where Output: Comparable { min(by: <) }
  public func max() -> Publishers.Filter<Self> where Output: Comparable { max(by: <) }

  private func best(
    _ isBetter: @escaping (Output, Output) -> Bool
  ) -> Publishers.Filter<Self> {
    .gathering(self) {
      var best: Output?
      return (
        { value in
          if best.map({ isBetter($0, value) }) ?? true { best = value }
          return .skip
        }, { best }
      )
    }
  }

  /// Sends true as soon as a value satisfies the closure, and otherwise false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Reduce<Self, Bool> {
    .gathering(self) { ({ predicate($0) ? .last(true) : .skip }, { false }) }
  }

  public func contains(_ output: Output) -> Publishers.Reduce<Self, Bool>
  where Output: Equatable {
    contains { $0 == output }
  }

  /// Sends false as soon as a value does not satisfy the closure, and otherwise true at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Reduce<Self, Bool> {
    .gathering(self) { ({ predicate($0) ? .skip : .last(false) }, { true }) }
  }

  /// Sends `output` at the end if the publisher sent nothing.
  public func replaceEmpty(with output: Output) -> Publishers.Filter<Self> {
    Publishers.Derived(self) {
      var isEmpty = true
      return (
        { value in
          isEmpty = false
          return .pass(value)
        },
        { completion in
          guard case .finished = completion, isEmpty else { return ([], completion) }
          return ([output], completion)
        }
      )
    }
  }
}
