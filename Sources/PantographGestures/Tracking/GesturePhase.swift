/// Phase of a gesture.
///
/// A continuous gesture begins, changes, and then ends or is cancelled once. A discrete gesture
/// only ends. Either may fail before it begins.
@frozen
public enum GesturePhase: UInt8, Hashable, Sendable, CaseIterable {
  /// `ended`, `cancelled` and `failed` are final.
  case possible, began, changed, ended, cancelled, failed
}
