import Combine
import Expectations
import Foundation
import SeededRandom
import Testing

/// Random chains of operators over subjects that send small numbers, finish, fail and are cancelled.
///
/// Each walk's log is compared with the mark of an earlier run.
struct OperatorWalkTests {
  private typealias Numbers = AnyPublisher<Int, Fault>

  private final class Log {
    var lines: [String] = []
    var random: SeededGenerator
    let scheduler = ManualScheduler()
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Fault>() }
    let value = CurrentValueSubject<Int, Fault>(1)

    init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

    func note(_ words: String) { lines.append(words) }
  }

  private final class Reader: Subscriber {
    typealias Input = Int
    typealias Failure = Fault
    let log: Log
    let name: String
    let demands: [Subscribers.Demand]
    var subscription: (any Subscription)?
    var count = 0

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      demands = (0..<4).map { _ in [.none, .none, .max(1), .max(2)][log.random.below(4)] }
    }

    func receive(subscription: any Subscription) {
      log.note("\(name) subscribed")
      self.subscription = subscription
      switch log.random.below(4) {
      case 0: subscription.request(.max(1))
      case 1: subscription.request(.max(2))
      default: subscription.request(.unlimited)
      }
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      log.note("\(name) \(input)")
      count += 1
      return demands[count % 4]
    }

    func receive(completion: Subscribers.Completion<Fault>) { log.note("\(name) \(completion)") }
  }

  // MARK: Chains

  private func source(_ log: Log) -> Numbers {
    switch log.random.below(9) {
    case 0: return log.value.eraseToAnyPublisher()
    case 1:
      let numbers = (0..<log.random.below(5)).map { _ in log.random.below(4) }
      return numbers.publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()
    case 2: return Just(log.random.below(3)).setFailureType(to: Fault.self).eraseToAnyPublisher()
    case 3: return Fail(error: Fault("first")).eraseToAnyPublisher()
    case 4: return Empty(completeImmediately: log.random.chance(0.5)).eraseToAnyPublisher()
    case 5:
      let number = log.random.below(3)
      return Deferred {
        log.note("deferred")
        return Just(number).setFailureType(to: Fault.self)
      }.eraseToAnyPublisher()
    default: return log.subjects[log.random.below(3)].eraseToAnyPublisher()
    }
  }

  private func valued(_ base: Numbers, _ n: Int, _ log: Log) -> Numbers {
    switch log.random.below(20) {
    case 0: return base.map { $0 * 2 + n }.eraseToAnyPublisher()
    case 1: return base.filter { $0 >= n }.eraseToAnyPublisher()
    case 2: return base.removeDuplicates().eraseToAnyPublisher()
    case 3: return base.compactMap { $0 == n ? nil : $0 + 1 }.eraseToAnyPublisher()
    case 4: return base.scan(n) { $0 + $1 }.eraseToAnyPublisher()
    case 5: return base.reduce(n) { $0 + $1 }.eraseToAnyPublisher()
    case 6: return base.collect(n + 1).map { $0.reduce(10 * $0.count, +) }.eraseToAnyPublisher()
    case 7: return base.dropFirst(n).eraseToAnyPublisher()
    case 8: return base.prefix(n).eraseToAnyPublisher()
    case 9: return base.drop { $0 < n }.eraseToAnyPublisher()
    case 10: return base.prefix { $0 < n }.eraseToAnyPublisher()
    case 11: return base.first { $0 > n }.eraseToAnyPublisher()
    case 12: return base.last { $0 < n }.eraseToAnyPublisher()
    case 13: return base.output(at: n).eraseToAnyPublisher()
    case 14: return base.min().eraseToAnyPublisher()
    case 15: return base.count().eraseToAnyPublisher()
    case 16: return base.contains(n).map { $0 ? 1 : 0 }.eraseToAnyPublisher()
    case 17: return base.allSatisfy { $0 <= n }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
    case 18: return base.replaceEmpty(with: 7).eraseToAnyPublisher()
    default: return base.ignoreOutput().append(n, n).eraseToAnyPublisher()
    }
  }

  private func joined(_ base: Numbers, _ n: Int, _ log: Log) -> Numbers {
    let other = chain(log, length: log.random.below(2))
    switch log.random.below(13) {
    case 0: return base.merge(with: other).eraseToAnyPublisher()
    case 1: return base.zip(other).map { $0 * 10 + $1 }.eraseToAnyPublisher()
    case 2: return base.combineLatest(other).map { $0 * 10 + $1 }.eraseToAnyPublisher()
    case 3: return base.append(other).eraseToAnyPublisher()
    case 4: return base.prepend(other).eraseToAnyPublisher()
    case 5: return base.append(n).prepend(n + 1, n).eraseToAnyPublisher()
    case 6:
      return base.combineLatest(other, log.value, log.value) { $0 * 8 + $1 * 4 + $2 + $3 }
        .eraseToAnyPublisher()
    case 7:
      return base.flatMap(maxPublishers: n == 0 ? .unlimited : .max(n)) { value in
        value % 2 == 0 ? other : Just(value).setFailureType(to: Fault.self).eraseToAnyPublisher()
      }.eraseToAnyPublisher()
    case 8:
      return base.map { value in
        value % 2 == 0 ? other : Just(value).setFailureType(to: Fault.self).eraseToAnyPublisher()
      }.switchToLatest().eraseToAnyPublisher()
    case 9: return base.catch { _ in other }.eraseToAnyPublisher()
    case 10: return base.zip(other, log.value).map { $0 + $1 + $2 }.eraseToAnyPublisher()
    case 11:
      return base.combineLatest(other, log.value) { $0 + $1 * $2 }.eraseToAnyPublisher()
    default: return base.merge(with: other, log.value).eraseToAnyPublisher()
    }
  }

  private func handled(_ base: Numbers, _ n: Int, _ log: Log) -> Numbers {
    let span = SchedulerSeconds(floatLiteral: Double(n))
    switch log.random.below(14) {
    case 0: return base.retry(n).eraseToAnyPublisher()
    case 1:
      return base.replaceError(with: n).setFailureType(to: Fault.self).eraseToAnyPublisher()
    case 2: return base.share().eraseToAnyPublisher()
    case 3:
      return base.handleEvents(
        receiveSubscription: { _ in log.note("has subscription") },
        receiveOutput: { log.note("has \($0)") },
        receiveCompletion: { log.note("has \($0)") },
        receiveCancel: { log.note("has cancel") },
        receiveRequest: { log.note("has request \($0)") }
      ).eraseToAnyPublisher()
    case 4:
      return base.tryMap { value in
        if value == n { throw Fault("map") }
        return value
      }.mapError { $0 as? Fault ?? Fault("other") }.eraseToAnyPublisher()
    case 5:
      return base.tryFilter { value in
        if value == n { throw Fault("filter") }
        return value > 0
      }.mapError { $0 as? Fault ?? Fault("other") }.eraseToAnyPublisher()
    case 6:
      return base.tryScan(0) { sum, value in
        if value == n { throw Fault("scan") }
        return sum + value
      }.mapError { $0 as? Fault ?? Fault("other") }.eraseToAnyPublisher()
    case 7: return base.debounce(for: span, scheduler: log.scheduler).eraseToAnyPublisher()
    case 8:
      return base.throttle(for: span, scheduler: log.scheduler, latest: n % 2 == 0)
        .eraseToAnyPublisher()
    case 9: return base.delay(for: span, scheduler: log.scheduler).eraseToAnyPublisher()
    case 10:
      return base.timeout(span, scheduler: log.scheduler, customError: { Fault("late") })
        .eraseToAnyPublisher()
    case 11:
      return base.tryCatch { error -> Just<Int> in throw Fault(error.name + "?") }
        .mapError { $0 as? Fault ?? Fault("other") }.eraseToAnyPublisher()
    case 12: return base.multicast { PassthroughSubject() }.autoconnect().eraseToAnyPublisher()
    default: return base.mapError { Fault($0.name + "+") }.eraseToAnyPublisher()
    }
  }

  private func chain(_ log: Log, length: Int) -> Numbers {
    var numbers = source(log)
    for _ in 0..<length {
      let n = log.random.below(4)
      switch log.random.below(4) {
      case 0, 1: numbers = valued(numbers, n, log)
      case 2: numbers = joined(numbers, n, log)
      default: numbers = handled(numbers, n, log)
      }
    }
    return numbers
  }

  // MARK: Walks

  private func walk(_ seed: Int) -> String {
    let log = Log(seed: seed)
    let chain = chain(log, length: 1 + log.random.below(4))
    var readers: [Reader] = []
    var time = 0.0
    for step in 0..<24 {
      switch log.random.below(12) {
      case 0, 1:
        let reader = Reader("r\(step)", log)
        readers.append(reader)
        chain.subscribe(reader)
      case 2 where log.random.chance(0.3):
        log.subjects[log.random.below(3)].send(completion: .finished)
      case 3 where log.random.chance(0.3):
        log.subjects[log.random.below(3)].send(completion: .failure(Fault("sent")))
      case 4 where !readers.isEmpty:
        readers[log.random.below(readers.count)].subscription?.request(
          .max(log.random.below(2) + 1))
      case 5 where !readers.isEmpty && log.random.chance(0.4):
        readers[log.random.below(readers.count)].subscription?.cancel()
      case 6: log.value.send(log.random.below(4))
      case 7:
        time += Double(log.random.below(4))
        log.scheduler.advance(to: time)
      default: log.subjects[log.random.below(3)].send(log.random.below(4))
      }
      log.note("step \(step)")
    }
    log.subjects[0].send(completion: .finished)
    log.scheduler.advance(to: time + 20)
    return log.lines.joined(separator: "\n")
  }

  @Test(arguments: 0..<12) func `each chain passes on what it passed on before`(part: Int) {
    for seed in part * 30..<part * 30 + 30 { SeenMarks.see("\(seed) \(walk(seed))") }
  }
}
