extension Publishers {
  /// A publisher that sends what closures make of the values of its upstream. Apple's names of such
  /// publishers, such as `Publishers.Map`, are aliases.
  public struct Derived<Upstream: Publisher, Output, Failure: Error>: Publisher {
    typealias Take = (Upstream.Output) -> Step<Output, Failure>
    typealias End = (Subscribers.Completion<Upstream.Failure>) -> (
      values: [Output], completion: Subscribers.Completion<Failure>
    )

    public let upstream: Upstream
    private let gathers: Bool
    private let make: () -> (Take, End)

    /// `make` is called for each subscriber, so that each has a state of its own.
    init(_ upstream: Upstream, gathers: Bool = false, _ make: @escaping () -> (Take, End)) {
      self.upstream = upstream
      self.gathers = gathers
      self.make = make
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let (take, end) = make()
      upstream.subscribe(ValueLink(subscriber, gathers: gathers, take: take, end: end))
    }
  }

  public typealias Map<Upstream: Publisher, Output> = Derived<Upstream, Output, Upstream.Failure>
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    Derived<Upstream, Upstream.Output, Failure>
  public typealias TryMap<Upstream: Publisher, Output> = Derived<Upstream, Output, any Error>
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias RemoveDuplicates<Upstream: Publisher> = Filter<Upstream>
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
  public typealias First<Upstream: Publisher> = Filter<Upstream>
  public typealias Last<Upstream: Publisher> = Filter<Upstream>
  public typealias Drop<Upstream: Publisher> = Filter<Upstream>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> =
    MapError<Upstream, Failure>
  public typealias ReplaceError<Upstream: Publisher> = MapError<Upstream, Never>
}

extension Publishers.Derived where Failure == Upstream.Failure {
  /// Passes the end of the upstream on.
  static func passing(_ upstream: Upstream, _ make: @escaping () -> Take) -> Self {
    Self(upstream) { (make(), { ([], $0) }) }
  }

  /// Sends `result()` when the upstream finishes without an error.
  static func gathering(
    _ upstream: Upstream, _ make: @escaping () -> (take: Take, result: () -> Output?)
  ) -> Self {
    Self(upstream, gathers: true) {
      let (take, result) = make()
      return (
        take,
        { completion in
          guard case .finished = completion, let value = result() else { return ([], completion) }
          return ([value], completion)
        }
      )
    }
  }
}

extension Publishers.Derived where Failure == any Error {
  /// Ends with the error that the closure throws.
  static func trying(
    _ upstream: Upstream,
    _ make: @escaping () -> (Upstream.Output) throws -> Step<Output, any Error>
  ) -> Self {
    Self(upstream) {
      let attempt = make()
      return (
        { input in do { return try attempt(input) } catch { return .fail(error) } },
        { ([], $0.mapError { $0 }) }
      )
    }
  }
}
