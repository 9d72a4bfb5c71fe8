import Combine
import Expectations
import Testing

/// Operators whose closures throw, and one source for several subscribers.
struct ThrowingOperatorTests {
  private let numbers = [1, 2, 3, 4].publisher

  private func refuse(_ number: Int, from limit: Int) throws {
    if number >= limit { throw Fault("\(number)") }
  }

  @Test func `a closure that throws ends the publisher with its error`() {
    let even = check(
      numbers.tryFilter {
        try refuse($0, from: 4)
        return $0 % 2 == 0
      })
    expect(even.values == [2] && even.error as? Fault == Fault("4"))
    let odd = check(
      numbers.tryCompactMap { number -> String? in
        try refuse(number, from: 4)
        return number % 2 == 1 ? "\(number)" : nil
      })
    expect(odd.values == ["1", "3"] && odd.error as? Fault == Fault("4"))
    let sums = check(
      numbers.tryScan(10) { sum, number in
        try refuse(number, from: 3)
        return sum + number
      })
    expect(sums.values == [11, 13] && sums.error as? Fault == Fault("3"))
  }

  @Test func `another publisher continues after an error, or the closure's error ends all`() {
    let failing = Fail<Int, Fault>(error: Fault("first"))
    let caught = check(failing.tryCatch { _ in Just(7).setFailureType(to: Fault.self) })
    expect(caught.values == [7] && caught.isFinished)
    let thrown = check(
      failing.tryCatch { error -> Just<Int> in throw Fault("after \(error.name)") })
    expect(thrown.values.isEmpty && thrown.error as? Fault == Fault("after first"))
  }

  @Test func `a publisher that does not fail passes through assertNoFailure`() {
    let passed = check(numbers.setFailureType(to: Fault.self).assertNoFailure("never"))
    expect(passed.values == [1, 2, 3, 4] && passed.isFinished)
  }

  @Test func `subscribers of a multicast receive the same values after connect`() {
    let source = PassthroughSubject<Int, Never>()
    for shared in [
      source.multicast(subject: PassthroughSubject<Int, Never>()),
      source.multicast { PassthroughSubject<Int, Never>() },
    ] {
      let (one, other) = (check(shared), check(shared))
      source.send(1)
      expect(one.values.isEmpty)
      let connection = shared.connect()
      source.send(2)
      expect(one.values == [2] && other.values == [2])
      connection.cancel()
      source.send(3)
      expect(one.values, equals: [2])
    }
  }

  @Test func `a subscriber's identifier is its own`() {
    let (one, other) = (check(numbers), check(numbers))
    expect(one.combineIdentifier, equals: one.combineIdentifier)
    expect(one.combineIdentifier, differsFrom: other.combineIdentifier)
  }
}
