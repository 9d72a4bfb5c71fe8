import Combine
import Expectations
import Testing

/// Operators with one upstream.
struct ValueOperatorTests {
  private let numbers = [3, 1, 1, 4, 2].publisher

  @Test func `values are transformed and left out`() {
    expect(check(numbers.map { $0 * 2 }).values, equals: [6, 2, 2, 8, 4])
    expect(check(["a", "bcd"].publisher.map(\.count)).values, equals: [1, 3])
    expect(check(["1", "x", "3"].publisher.compactMap { Int($0) }).values, equals: [1, 3])
    expect(check(numbers.filter { $0 > 1 }).values, equals: [3, 4, 2])
    expect(check(numbers.removeDuplicates()).values, equals: [3, 1, 4, 2])
    expect(check(numbers.scan(0, +)).values, equals: [3, 4, 5, 9, 11])
    expect(check([1, nil, 3].publisher.replaceNil(with: 0)).values, equals: [1, 0, 3])
    expect(
      check(numbers.ignoreOutput()).values.isEmpty && check(numbers.ignoreOutput()).isFinished)
  }

  @Test func `the beginning and the end of a publisher are taken and dropped`() {
    expect(check(numbers.dropFirst()).values, equals: [1, 1, 4, 2])
    expect(check(numbers.dropFirst(9)).values.isEmpty)
    expect(check(numbers.drop { $0 != 4 }).values, equals: [4, 2])
    expect(check(numbers.prefix(2)).values == [3, 1] && check(numbers.prefix(2)).isFinished)
    expect(check(numbers.prefix(0)).values.isEmpty && check(numbers.prefix(0)).isFinished)
    expect(check(numbers.prefix { $0 != 4 }).values, equals: [3, 1, 1])
    expect(check(numbers.first()).values == [3] && check(numbers.first { $0 > 3 }).values == [4])
    expect(check(numbers.last()).values == [2] && check(numbers.last { $0 < 2 }).values == [1])
    expect(check(numbers.output(at: 3)).values, equals: [4])
  }

  @Test func `all values make one`() {
    expect(check(numbers.reduce(0, +)).values, equals: [11])
    expect(check(numbers.collect()).values, equals: [[3, 1, 1, 4, 2]])
    expect(check(numbers.collect(2)).values, equals: [[3, 1], [1, 4], [2]])
    expect(check(numbers.count()).values, equals: [5])
    expect(check(numbers.min()).values == [1] && check(numbers.max()).values == [4])
    expect(check(numbers.contains(4)).values, equals: [true])
    expect(check(numbers.contains(9)).values, equals: [false])
    expect(check(numbers.allSatisfy { $0 < 4 }).values, equals: [false])
    expect(check([Int]().publisher.replaceEmpty(with: 7)).values, equals: [7])
    expect(check(numbers.replaceEmpty(with: 7)).values.count, equals: 5)
  }

  @Test func `an answer that is certain ends a publisher that has no end`() {
    let subject = PassthroughSubject<Int, Never>()
    let receipt = check(subject.contains(2))
    subject.send(1)
    expect(receipt.ends.isEmpty)
    subject.send(2)
    expect(receipt.values == [true] && receipt.isFinished)
  }

  @Test func `a thrown error ends a publisher`() {
    let receipt = check(
      numbers.tryMap { number in
        guard number < 4 else { throw Fault("4") }
        return number
      })
    expect(receipt.values == [3, 1, 1] && receipt.error as? Fault == Fault("4"))
  }

  @Test func `errors are replaced, changed and caught`() {
    let subject = PassthroughSubject<Int, Fault>()
    let replaced = check(subject.replaceError(with: 9))
    let changed = check(subject.mapError { Fault($0.name + "!") })
    let caught = check(subject.catch { _ in [7, 8].publisher })
    subject.send(1)
    subject.send(completion: .failure(Fault("a")))
    expect(replaced.values == [1, 9] && replaced.isFinished)
    expect(changed.values == [1] && changed.error == Fault("a!"))
    expect(caught.values == [1, 7, 8] && caught.isFinished)
  }

  @Test func `a failed publisher is tried again as often as was said`() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Fault> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Fault("\(attempts)")).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    expect(check(publisher.retry(1)).error, equals: Fault("2"))
    attempts = 0
    expect(check(publisher.retry(5)).values, equals: [3])
  }

  @Test func `each subscriber has a state of its own`() {
    let sums = [1, 2].publisher.scan(0, +)
    expect(check(sums).values == [1, 3] && check(sums).values == [1, 3])
  }

  @Test func `events are seen in order`() {
    var log: [String] = []
    let receipt = check(
      [1].publisher.handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { log.append("\($0)") }, receiveCompletion: { _ in log.append("end") },
        receiveRequest: { log.append("\($0)") }))
    expect(receipt.isFinished && log == ["subscription", "unlimited", "1", "end"])
  }
}
