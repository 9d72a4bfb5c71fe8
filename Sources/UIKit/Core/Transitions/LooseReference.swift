/// Leads to an object as long as there is one, and does not keep it.
///
/// A weak reference takes longer than a step of a gesture, and makes every other reference to its object
/// slower from then on. The object holds this one and clears it in its `deinit`.
final class LooseReference<Object: AnyObject>: @unchecked Sendable {
  /// On the main actor, as all that reads it.
  nonisolated(unsafe) unowned(unsafe) private(set) var object: Object?

  func lead(to object: Object) { self.object = object }

  func clear() { object = nil }
}
