/// Where a gesture stands in its life.
///
/// A continuous gesture begins, changes, and then ends or is cancelled once; a discrete one ends at
/// once; either may fail instead, before it has begun.
@frozen
public enum GesturePhase: UInt8, Hashable, Sendable, CaseIterable {
  /// Of these, `ended`, `cancelled` and `failed` are the last.
  case possible, began, changed, ended, cancelled, failed
}
