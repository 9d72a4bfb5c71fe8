import Combine

/// A subscriber that writes down what it receives.
final class Receipt<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private(set) var values: [Input] = []
  private(set) var ends: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let each: Subscribers.Demand

  /// Asks for `first` values at once, and for `each` more with every value.
  init<P: Publisher>(
    of publisher: P, first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none
  ) where P.Output == Input, P.Failure == Failure {
    self.first = first
    self.each = each
    publisher.subscribe(self)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return each
  }

  func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }

  var isFinished: Bool {
    guard ends.count == 1, case .finished = ends[0] else { return false }
    return true
  }

  var error: Failure? {
    guard ends.count == 1, case .failure(let error) = ends[0] else { return nil }
    return error
  }
}

/// An error with a name.
struct Fault: Error, Equatable {
  let name: String

  init(_ name: String) { self.name = name }
}

func check<P: Publisher>(_ publisher: P) -> Receipt<P.Output, P.Failure> { Receipt(of: publisher) }
