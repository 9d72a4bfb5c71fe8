import Synchronization

/// The number of changes after each of which stored results may be wrong. The last reference to a view
/// or a layer may be released on any thread, so any thread may add to the number.
package struct ChangeCount: ~Copyable, Sendable {
  private let count = Atomic(0)

  package init() {}

  package var value: Int { count.load(ordering: .relaxed) }

  package func add() { count.add(1, ordering: .relaxed) }
}
