/// A reference to an object that does not retain it, and is cleared with it.
///
/// Reading a weak reference takes longer than a step of a gesture, and makes every other reference
/// to its object slower from then on. The object owns this reference and clears it in its
/// `deinit`.
final class LooseReference<Object: AnyObject>: @unchecked Sendable {
  /// The object. Read and written on the main actor only.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) private(set) var object: Object?

  func lead(to object: Object) { self.object = object }

  func clear() { object = nil }
}
