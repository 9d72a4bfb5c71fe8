extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .passing(self) { { isIncluded($0) ? .pass($0) : .skip } }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryMap<Self, Output> {
    .trying(self) { { try isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Leaves out each value that the closure takes for a repetition of the value sent before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    .passing(self) {
      var before: Output?
      return { value in
        if let before, predicate(before, value) { return .skip }
        before = value
        return .pass(value)
      }
    }
  }

  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func ignoreOutput() -> Publishers.Filter<Self> {
    .gathering(self) { ({ _ in .skip }, { nil }) }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "The number of dropped values is not negative; it was \(count).")
    return .passing(self) {
      var left = count
      return { value in
        guard left > 0 else { return .pass(value) }
        left -= 1
        return .skip
      }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Drop<Self> {
    .passing(self) {
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .pass(value)
      }
    }
  }

  public func prefix(_ maxLength: Int) -> Publishers.Filter<Self> {
    precondition(maxLength >= 0, "The length of a prefix is not negative; it was \(maxLength).")
    return .passing(self) {
      var left = maxLength
      return { value in
        left -= 1
        return left > 0 ? .pass(value) : left == 0 ? .last(value) : .finish
      }
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .passing(self) { { predicate($0) ? .pass($0) : .finish } }
  }

  public func first() -> Publishers.First<Self> { .passing(self) { { .last($0) } } }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    .passing(self) { { predicate($0) ? .last($0) : .skip } }
  }

  public func last() -> Publishers.Last<Self> { last { _ in true } }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Last<Self> {
    .gathering(self) {
      var last: Output?
      return (
        { value in
          if predicate(value) { last = value }
          return .skip
        }, { last }
      )
    }
  }

  public func output(at index: Int) -> Publishers.Filter<Self> {
    precondition(index >= 0, "An index is not negative; it was \(index).")
    return .passing(self) {
      var left = index
      return { value in
        left -= 1
        return left < 0 ? .last(value) : .skip
      }
    }
  }
}
