extension Publishers {
  /// Tuples of the latest values of two publishers, at each change.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let link = AssemblyLink(subscriber, count: 2, rule: .latest) { parts in
        (parts[0] as! A.Output, parts[1] as! B.Output)
      }
      link.begin()
      link.add(a, at: 0)
      link.add(b, at: 1)
    }
  }

  /// Tuples of the latest values of three publishers, at each change.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let link = AssemblyLink(subscriber, count: 3, rule: .latest) { parts in
        (parts[0] as! A.Output, parts[1] as! B.Output, parts[2] as! C.Output)
      }
      link.begin()
      link.add(a, at: 0)
      link.add(b, at: 1)
      link.add(c, at: 2)
    }
  }

  /// Tuples of the latest values of four publishers, at each change.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let link = AssemblyLink(subscriber, count: 4, rule: .latest) { parts in
        (parts[0] as! A.Output, parts[1] as! B.Output, parts[2] as! C.Output, parts[3] as! D.Output)
      }
      link.begin()
      link.add(a, at: 0)
      link.add(b, at: 1)
      link.add(c, at: 2)
      link.add(d, at: 3)
    }
  }
}

// The results with a transform are opaque, because Swift 6.3 crashes when it writes the index of methods that return
// `Publishers.Map<Publishers.CombineLatest<Self, B>, T>`.
extension Publisher {
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  public func combineLatest<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> some Publisher<T, Failure>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
  }

  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> some Publisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> some Publisher<T, Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
