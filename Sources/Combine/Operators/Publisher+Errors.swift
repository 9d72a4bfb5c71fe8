extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.Derived(self) { ({ .pass($0) }, { ([], $0.mapError(transform)) }) }
  }

  /// Sends `output` and finishes where the publisher fails.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.Derived(self) {
      (
        { .pass($0) },
        { completion in
          switch completion {
          case .finished: ([], .finished)
          case .failure: ([output], .finished)
          }
        }
      )
    }
  }

  /// Ends the program where the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { error in
      fatalError("\(prefix): The publisher failed: \(error).", file: file, line: line)
    }
  }

  /// Continues with the publisher that the closure returns for an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Catch<Self, AnyPublisher<Output, any Error>> where P.Output == Output {
    self.catch { error in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Subscribes again where the publisher fails, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.Derived(self) { ({ .pass($0) }, { _ in ([], .finished) }) }
  }
}

extension Publishers {
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let link = RelayLink(subscriber)
      link.begin()
      link.add(upstream) { completion in
        switch completion {
        case .finished: link.finish(.finished)
        case .failure(let error): link.add(handler(error)) { link.finish($0) }
        }
      }
    }
  }
}
