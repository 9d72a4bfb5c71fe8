import Combine
import Expectations
import SeededRandom
import Testing

/// Operators with two to four inputs and random values, compared with arrays.
struct ManyInputTests {
  private typealias Input = PassthroughSubject<Int, Fault>

  /// An input, and the value that it sends; nil ends the input.
  private typealias Step = (input: Int, value: Int?)

  private func steps(_ seed: UInt64, inputs: Int) -> [Step] {
    var random = SeededGenerator(seed: seed)
    var open = Array(0..<inputs)
    var steps: [Step] = []
    for number in 0..<40 where !open.isEmpty {
      let place = random.below(open.count)
      if random.chance(0.05) {
        steps.append((open.remove(at: place), nil))
      } else {
        steps.append((open[place], number))
      }
    }
    return steps
  }

  private func send(_ steps: [Step], to inputs: [Input], failing: Bool) {
    for step in steps {
      if let value = step.value {
        inputs[step.input].send(value)
      } else {
        inputs[step.input].send(completion: failing ? .failure(Fault("\(step.input)")) : .finished)
      }
    }
  }

  private enum Rule { case pairs, latest, merged }

  /// The values that arrive, and whether the whole ends.
  private func result(_ steps: [Step], inputs count: Int, _ rule: Rule, failing: Bool)
    -> (values: [[Int]], ends: Bool)
  {
    var queues = [[Int]](repeating: [], count: count)
    var latest = [Int?](repeating: nil, count: count)
    var isClosed = [Bool](repeating: false, count: count)
    var values: [[Int]] = []
    for step in steps {
      guard let value = step.value else {
        if failing { return (values, true) }
        isClosed[step.input] = true
        switch rule {
        case .pairs: if queues[step.input].isEmpty { return (values, true) }
        case .latest, .merged: if isClosed.allSatisfy({ $0 }) { return (values, true) }
        }
        continue
      }
      switch rule {
      case .merged: values.append([value])
      case .latest:
        latest[step.input] = value
        if latest.allSatisfy({ $0 != nil }) { values.append(latest.compactMap { $0 }) }
      case .pairs:
        queues[step.input].append(value)
        guard queues.allSatisfy({ !$0.isEmpty }) else { continue }
        values.append(queues.indices.map { queues[$0].removeFirst() })
        if queues.indices.contains(where: { isClosed[$0] && queues[$0].isEmpty }) {
          return (values, true)
        }
      }
    }
    return (values, false)
  }

  private func check(
    inputs count: Int, _ rule: Rule, _ make: ([Input]) -> AnyPublisher<[Int], Fault>
  ) {
    for seed in 0..<40 as Range<UInt64> {
      for isFailing in [false, true] {
        let inputs = (0..<count).map { _ in Input() }
        let receipt = Receipt(of: make(inputs))
        let steps = steps(seed, inputs: count)
        send(steps, to: inputs, failing: isFailing)
        let expected = result(steps, inputs: count, rule, failing: isFailing)
        let words = "\(count) inputs, \(rule), seed \(seed), failing \(isFailing): \(steps)"
        expect(receipt.values, equals: expected.values, "\(words)")
        expect(receipt.ends.count, equals: expected.ends ? 1 : 0, "\(words)")
        expect(receipt.error != nil, equals: expected.ends && isFailing, "\(words)")
      }
    }
  }

  @Test func `values in the order of their inputs`() {
    check(inputs: 2, .pairs) { $0[0].zip($0[1]) { [$0, $1] }.eraseToAnyPublisher() }
    check(inputs: 3, .pairs) { $0[0].zip($0[1], $0[2]) { [$0, $1, $2] }.eraseToAnyPublisher() }
    check(inputs: 3, .pairs) {
      $0[0].zip($0[1], $0[2]).map { [$0.0, $0.1, $0.2] }.eraseToAnyPublisher()
    }
    check(inputs: 4, .pairs) {
      $0[0].zip($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }.eraseToAnyPublisher()
    }
    check(inputs: 4, .pairs) {
      $0[0].zip($0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] }.eraseToAnyPublisher()
    }
  }

  @Test func `the latest values of all inputs`() {
    check(inputs: 2, .latest) { $0[0].combineLatest($0[1]).map { [$0, $1] }.eraseToAnyPublisher() }
    check(inputs: 3, .latest) {
      $0[0].combineLatest($0[1], $0[2]) { [$0, $1, $2] }.eraseToAnyPublisher()
    }
    check(inputs: 3, .latest) {
      $0[0].combineLatest($0[1], $0[2]).map { [$0.0, $0.1, $0.2] }.eraseToAnyPublisher()
    }
    check(inputs: 4, .latest) {
      $0[0].combineLatest($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }.eraseToAnyPublisher()
    }
    check(inputs: 4, .latest) {
      $0[0].combineLatest($0[1], $0[2], $0[3]).map { [$0.0, $0.1, $0.2, $0.3] }
        .eraseToAnyPublisher()
    }
  }

  @Test func `all values of all inputs`() {
    func lists(_ publisher: some Publisher<Int, Fault>) -> AnyPublisher<[Int], Fault> {
      publisher.map { [$0] }.eraseToAnyPublisher()
    }
    check(inputs: 2, .merged) { lists($0[0].merge(with: $0[1])) }
    check(inputs: 3, .merged) { lists($0[0].merge(with: $0[1], $0[2])) }
    check(inputs: 4, .merged) { lists($0[0].merge(with: $0[1], $0[2], $0[3])) }
    check(inputs: 5, .merged) { lists($0[0].merge(with: $0[1], $0[2], $0[3], $0[4])) }
    check(inputs: 6, .merged) { lists($0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5])) }
    check(inputs: 3, .merged) {
      lists(Publishers.MergeMany([$0[0], $0[1]]).merge(with: $0[2]))
    }
  }
}
