import Foundation

/// Work that can be ended early.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Work that is cancelled when this object is released.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var work: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { work = cancel }

  public init<C: Cancellable>(_ canceller: C) {
    work = { canceller.cancel() }
  }

  deinit { work?() }

  /// Cancels the work, once.
  public func cancel() {
    let call = lock.withLock { () -> (() -> Void)? in
      defer { work = nil }
      return work
    }
    call?()
  }

  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
