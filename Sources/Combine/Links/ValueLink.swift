/// The result of an operator for one value of its upstream.
enum Step<Output, Failure: Error> {
  case pass(Output)
  /// Sends nothing for this value.
  case skip
  /// Sends the value and ends.
  case last(Output)
  case finish
  case fail(Failure)
}

/// Passes values from one upstream to one subscriber, as two closures decide.
final class ValueLink<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber,
  Subscription, @unchecked Sendable
{
  typealias Failure = InputFailure
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  /// The values and the completion that an operator sends when its upstream ends.
  typealias Ending = (values: [Downstream.Input], completion: Completion)

  private let outlet: Outlet<Downstream>
  private let upstream = SubscriptionSlot()
  /// Whether the operator takes all values of its upstream before it sends one.
  private let gathers: Bool
  private let take: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let end: (Subscribers.Completion<InputFailure>) -> Ending

  init(
    _ downstream: Downstream, gathers: Bool = false,
    take: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    end: @escaping (Subscribers.Completion<InputFailure>) -> Ending
  ) {
    outlet = Outlet(downstream)
    self.gathers = gathers
    self.take = take
    self.end = end
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(subscription) != nil else { return }
    outlet.begin(self)
    if gathers { upstream.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !upstream.isOver else { return .none }
    switch take(input) {
    case .pass(let value):
      let more = outlet.offer(value)
      return gathers ? .none : more
    case .skip: return gathers ? .none : .max(1)
    case .last(let value): finish([value], .finished)
    case .finish: finish([], .finished)
    case .fail(let error): finish([], .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard upstream.end() else { return }
    let (values, completion) = end(completion)
    for value in values { outlet.offer(value) }
    outlet.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    if !gathers { upstream.request(demand) }
  }

  func cancel() {
    upstream.cancel()
    outlet.cancel()
  }

  private func finish(_ values: [Downstream.Input], _ completion: Completion) {
    upstream.cancel()
    for value in values { outlet.offer(value) }
    outlet.finish(completion)
  }
}

extension ValueLink where InputFailure == Downstream.Failure {
  /// Makes a link that passes the end on as it is.
  convenience init(
    _ downstream: Downstream,
    take: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(downstream, take: take, end: { ([], $0) })
  }

  /// Makes a link that sends `result()` when its upstream finishes without an error.
  convenience init(
    gathering downstream: Downstream,
    take: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(downstream, gathers: true, take: take) { completion in
      guard case .finished = completion, let value = result() else { return ([], completion) }
      return ([value], completion)
    }
  }
}

extension ValueLink where Downstream.Failure == any Error {
  /// Makes a link whose closure may throw: an error ends it.
  convenience init(
    trying downstream: Downstream,
    take: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(downstream) { input in
      do { return try take(input) } catch { return .fail(error) }
    } end: {
      ([], $0.mapError { $0 as any Error })
    }
  }
}
