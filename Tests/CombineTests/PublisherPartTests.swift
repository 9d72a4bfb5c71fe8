import Combine
import Expectations
import Foundation
import Testing

/// Parts of publishers and schedulers that chains seldom use.
struct PublisherPartTests {
  private struct Fault: Error, Equatable {}

  /// Counts what is asked of it.
  private final class Upstream: Subscription {
    var demands: [Subscribers.Demand] = []
    var isCancelled = false

    func request(_ demand: Subscribers.Demand) { demands.append(demand) }
    func cancel() { isCancelled = true }
  }

  /// Something that can be cancelled and is no `AnyCancellable`.
  private final class Task: Cancellable {
    let note: () -> Void

    init(_ note: @escaping () -> Void) { self.note = note }
    func cancel() { note() }
  }

  private func log<P: Publisher>(_ publisher: P) -> [String] where P.Failure == Fault {
    var lines: [String] = []
    let token = publisher.sink {
      lines.append("\($0)")
    } receiveValue: {
      lines.append("\($0)")
    }
    token.cancel()
    return lines
  }

  @Test func `a subject asks its upstreams for everything, and cancels them when it is gone`() {
    let upstreams = [Upstream(), Upstream()]
    do {
      let (passing, current) = (
        PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1)
      )
      passing.send(subscription: upstreams[0])
      current.send(subscription: upstreams[1])
      expect(upstreams.map(\.demands), equals: [[.unlimited], [.unlimited]])
      expect(!upstreams[0].isCancelled && !upstreams[1].isCancelled)
      _ = (passing, current)
    }
    expect(upstreams[0].isCancelled && upstreams[1].isCancelled)
    let ended = PassthroughSubject<Int, Never>()
    let last = Upstream()
    ended.send(subscription: last)
    ended.send(completion: .finished)
    ended.send(1)
    expect(!last.isCancelled)
  }

  @Test func `results and failures are publishers`() {
    typealias Value = Result<Int, Fault>.Publisher
    expect(log(Value(3)), equals: ["3", "finished"])
    expect(log(Value(Fault())).count, equals: 1)
    expect(log(Fail(outputType: Int.self, failure: Fault())).count, equals: 1)
    expect(Fail(outputType: Int.self, failure: Fault()).error, equals: Fault())
    expect(log(Result<Int, Fault>.success(4).publisher), equals: ["4", "finished"])
  }

  @Test func `a future fails now or later, and sends nothing to who has cancelled`() {
    expect(log(Future<Int, Fault> { $0(.failure(Fault())) }).count, equals: 1)
    var promise: Future<Int, Fault>.Promise?
    let future = Future<Int, Fault> { promise = $0 }
    var lines: [String] = []
    let first = future.sink {
      lines.append("first \($0)")
    } receiveValue: {
      lines.append("\($0)")
    }
    let second = future.sink {
      lines.append("second \($0)")
    } receiveValue: {
      lines.append("\($0)")
    }
    first.cancel()
    promise?(.failure(Fault()))
    promise?(.success(1))
    expect(lines.count == 1 && lines[0].hasPrefix("second failure"))
    second.cancel()
  }

  @Test func `the latest of publishers that never fail`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    var seen: [Int] = []
    let token = outer.switchToLatest().sink { seen.append($0) }
    outer.send(inner[0])
    inner[0].send(1)
    outer.send(inner[1])
    inner[0].send(2)
    inner[1].send(3)
    token.cancel()
    expect(seen, equals: [1, 3])
  }

  @Test func `a handler that fails itself ends the chain with its error`() {
    struct Other: Error {}
    var lines: [String] = []
    let failing = Fail<Int, Fault>(error: Fault())
    let tokens = [
      failing.tryCatch { _ in Fail<Int, Other>(error: Other()) }
        .sink {
          lines.append("\($0)")
        } receiveValue: {
          lines.append("\($0)")
        },
      failing.tryCatch { _ -> Just<Int> in throw Other() }
        .sink {
          lines.append("\($0)")
        } receiveValue: {
          lines.append("\($0)")
        },
      failing.tryCatch { _ in Just(5) }
        .sink {
          lines.append("\($0)")
        } receiveValue: {
          lines.append("\($0)")
        },
    ]
    for token in tokens { token.cancel() }
    expect(lines.count, equals: 4)
    expect(lines.prefix(2).allSatisfy { $0.contains("Other") })
    expect(Array(lines.suffix(2)), equals: ["5", "finished"])
  }

  @Test func `what can be cancelled is stored in arrays and sets`() {
    var count = 0
    var array: [AnyCancellable] = []
    var set: Set<AnyCancellable> = []
    Task { count += 1 }.store(in: &array)
    Task { count += 10 }.store(in: &set)
    AnyCancellable { count += 100 }.store(in: &array)
    AnyCancellable { count += 1000 }.store(in: &set)
    expect(array.count == 2 && set.count == 2 && count == 0)
    array = []
    expect(count, equals: 101)
    set = []
    expect(count, equals: 1111)
  }

  @Test func `a run loop of another thread runs what is scheduled in it`() throws {
    final class Log: @unchecked Sendable {
      let lock = NSLock()
      var lines: [String] = []
      func add(_ line: String) { lock.withLock { lines.append(line) } }
    }
    let log = Log()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let loop = RunLoop.current
      loop.schedule(options: nil) { log.add("now") }
      loop.schedule(after: loop.now.advanced(by: -1), tolerance: 0, options: nil) {
        log.add("past")
      }
      let token = loop.schedule(
        after: loop.now, interval: 0.001, tolerance: loop.minimumTolerance, options: nil
      ) { log.add("again") }
      while log.lock.withLock({ log.lines.count < 5 }) {
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      token.cancel()
      done.signal()
    }
    thread.start()
    done.wait()
    expect(log.lines.contains("now") && log.lines.contains("past"))
    expect(log.lines.count { $0 == "again" }, isAtLeast: 2)
  }

  @Test func `queues run what is scheduled in them`() {
    final class Log: @unchecked Sendable {
      let lock = NSLock()
      var lines: [String] = []
      func add(_ line: String) { lock.withLock { lines.append(line) } }
    }
    let log = Log()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.schedule(options: nil) { log.add("now") }
    queue.waitUntilAllOperationsAreFinished()
    let signals = (0..<4).map { _ in DispatchSemaphore(value: 0) }
    queue.schedule(after: queue.now, tolerance: queue.minimumTolerance, options: nil) {
      log.add("later")
      signals[0].signal()
    }
    signals[0].wait()
    let token = queue.schedule(after: queue.now, interval: 0.001, tolerance: 0, options: nil) {
      log.add("again")
      signals[1].signal()
    }
    for _ in 0..<3 { signals[1].wait() }
    token.cancel()
    let other = DispatchQueue(label: "other")
    let group = DispatchGroup()
    other.schedule(options: DispatchQueue.SchedulerOptions(qos: .utility, group: group)) {
      log.add("group")
    }
    group.wait()
    other.schedule(after: other.now, tolerance: other.minimumTolerance, options: nil) {
      log.add("after")
      signals[2].signal()
    }
    signals[2].wait()
    let twice = other.schedule(
      after: other.now, interval: .milliseconds(1), tolerance: .zero, options: nil
    ) {
      log.add("twice")
      signals[3].signal()
    }
    for _ in 0..<2 { signals[3].wait() }
    twice.cancel()
    let lines = log.lock.withLock { log.lines }
    expect(Array(lines.prefix(2)), equals: ["now", "later"])
    expect(lines.contains("group") && lines.contains("after"))
    expect(lines.count { $0 == "again" }, isAtLeast: 3)
    expect(lines.count { $0 == "twice" }, isAtLeast: 2)
  }
}
